/** Sends to an address that a stranger gave us: to the public internet only, without following, for a bounded time. */
import { lookup } from 'node:dns';
import http, { type IncomingHttpHeaders } from 'node:http';
import https from 'node:https';
import { secondMs } from '#server/http/clock.ts';
import { NotPublic, publicLookup, publicUrl } from './public-address.ts';

type Sent = {
  readonly headers: Readonly<Record<string, string | number>>;
  readonly body: Buffer;
  readonly signal: AbortSignal;
  /** Also to private addresses, and without TLS: for tests. */
  readonly isInsecure: boolean;
  readonly timeoutMs?: number;
  readonly find?: Parameters<typeof publicLookup>[0];
};

type Answer = { readonly status: number; readonly headers: IncomingHttpHeaders };

const agent = new https.Agent({ keepAlive: true, maxSockets: 8, timeout: 30 * secondMs });
const defaultTimeoutMs = 10 * secondMs;

/** The answer's status and headers; its body is thrown away. Rejects with NotPublic where the address is not allowed. */
export async function postPublicly(
  address: string,
  { headers, body, signal, isInsecure, timeoutMs = defaultTimeoutMs, find = lookup }: Sent,
): Promise<Answer> {
  // An address of digits is never looked up, so it is checked here.
  const url = publicUrl(address, isInsecure);
  if (url === undefined) throw new NotPublic('Only public https addresses are sent to.');
  const isPlain = url.protocol === 'http:';
  return new Promise((resolve, reject) => {
    const request = (isPlain ? http : https).request(url, {
      method: 'POST',
      headers: { ...headers, 'content-length': body.length },
      signal,
      ...(isPlain ? {} : { agent }),
      ...(isInsecure ? {} : { lookup: publicLookup(find) }),
    });
    // Of its own: a signal made of several may be collected before its time (Node 20), and then never ends anything.
    const timer = setTimeout(() => request.destroy(new Error('It did not answer in time.')), timeoutMs);
    request.once('close', () => clearTimeout(timer));
    request.once('error', reject);
    request.once('response', (response) => {
      resolve({ status: response.statusCode ?? 0, headers: response.headers });
      // Short ones are read, so that the connection can be used again; long ones are cut off.
      let length = 0;
      response.on('data', (part: Buffer) => {
        length += part.length;
        if (length > longestAnswer) response.destroy();
      });
      response.on('error', () => undefined);
    });
    request.end(body);
  });
}

const longestAnswer = 4_096;
