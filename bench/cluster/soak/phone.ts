/** A client with its own address, so that nginx and the limits by address treat it as a separate phone. */
import { Agent, request } from 'node:http';
import { type Answered } from '../retried-call.ts';

export type Sent = {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH';
  /** The path from the site's root. */
  readonly path: string;
  readonly token?: string | undefined;
  readonly body?: unknown;
  /** The Idempotency-Key. */
  readonly key?: string | undefined;
};

export type Phone = {
  /** Rejects if there is no answer. */
  send(what: Sent): Promise<Answered>;
  /** Closes its open connections. */
  putAway(): void;
};

/** The client's timeout; a server takes 17 s at most. */
const patienceMs = 30_000;
let phones = 0;

/** All of 127.0.0.0/8 is this machine. */
function nextAddress(): string {
  phones += 1;
  return `127.${1 + Math.floor(phones / 62_500)}.${Math.floor(phones / 250) % 250}.${1 + (phones % 250)}`;
}

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

export function newPhone(site: string): Phone {
  const agent = new Agent({ keepAlive: true, maxSockets: 4, localAddress: nextAddress() });
  return {
    send: ({ method, path, token, body, key }) =>
      new Promise((answered, fail) => {
        const headers = {
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
          ...(token === undefined ? {} : { authorization: `BEARER ${token}` }),
          ...(key === undefined ? {} : { 'idempotency-key': key }),
        };
        const call = request(`${site}${path}`, { agent, method, headers, timeout: patienceMs }, (answer) => {
          const parts: Buffer[] = [];
          answer.on('data', (part: Buffer) => parts.push(part));
          answer.on('error', fail);
          answer.on('end', () =>
            answered({ status: answer.statusCode ?? 0, body: parsed(Buffer.concat(parts).toString()) }),
          );
        });
        call.on('error', fail);
        call.on('timeout', () => call.destroy(new Error('no answer')));
        call.end(body === undefined ? undefined : JSON.stringify(body));
      }),
    putAway: () => agent.destroy(),
  };
}
