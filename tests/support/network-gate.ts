/** The road between a phone and the server, which a test can cut, and where it can lose or forge single answers. */
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import { type AddressInfo } from 'node:net';

/** What happens to the next thing that is sent: after the server did the work its answer is lost, or on its way for ever; or it is not the server's. */
export type Fate =
  | 'lose the answer'
  | 'hold the answer'
  | {
      readonly status: number;
      readonly headers?: Record<string, string>;
      /** Only what is sent to this address; anything where it is left out. */
      readonly path?: string;
    };

/** One try to send something, told by the Idempotency-Key that all sent things carry. */
export type Try = {
  readonly key: string;
  readonly path: string;
  readonly at: number;
  readonly authorization: string;
  /** Of the server itself; undefined when the try never reached it. */
  status?: number;
  reply?: { id?: number; code?: string };
};

export type Gate = {
  readonly address: string;
  readonly tries: Try[];
  /** What the server really did: each thing once, in the order of doing. */
  readonly done: (path: string) => number[];
  readonly cut: () => void;
  readonly mend: () => void;
  readonly befall: (...fates: Fate[]) => void;
  /** From now on this file arrives changed, as after a deployment. */
  readonly deploy: (path: string, change: (text: string) => string) => void;
  readonly close: () => Promise<void>;
};

const codes: Readonly<Record<number, string>> = { 422: 'invalid', 429: 'rate_limited' };

async function textOf(stream: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of stream) parts.push(part as Buffer);
  return Buffer.concat(parts);
}

function ask(target: string, from: IncomingMessage, body: Buffer): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    // Uncompressed, so that what passes can be read.
    const {
      method,
      headers: { 'accept-encoding': _packed, ...headers },
    } = from;
    const onward = request(new URL(from.url ?? '/', target), { method, headers, agent: false }, resolve);
    onward.once('error', reject);
    onward.end(body);
  });
}

/** Opens a road to the server at the target address, on a port of its own. */
export async function openGate(target: string): Promise<Gate> {
  const tries: Try[] = [];
  const fates: Fate[] = [];
  const deployed = new Map<string, (text: string) => string>();
  let isCut = false;

  async function pass(from: IncomingMessage, to: ServerResponse): Promise<void> {
    if (isCut) return void from.socket.destroy();
    const body = await textOf(from);
    const key = from.headers['idempotency-key'];
    const sent: Try | undefined =
      typeof key === 'string'
        ? {
            key,
            path: from.url ?? '',
            at: Date.now(),
            authorization: from.headers.authorization ?? '',
          }
        : undefined;
    if (sent) tries.push(sent);
    const next = fates.findIndex((one) => typeof one === 'string' || (one.path ?? from.url) === from.url);
    const [fate] = sent && next >= 0 ? fates.splice(next, 1) : [];
    if (typeof fate === 'object') {
      to.writeHead(fate.status, { 'content-type': 'application/json', ...fate.headers });
      return void to.end(JSON.stringify({ message: 'forged', code: codes[fate.status] ?? 'unavailable' }));
    }
    const change = deployed.get(from.url ?? '');
    // Whoever has the old file must not hear that nothing changed.
    if (change) {
      for (const name of ['if-none-match', 'if-modified-since']) delete from.headers[name];
    }
    const answer = await ask(target, from, body);
    const whole = await textOf(answer);
    const text = change ? Buffer.from(change(whole.toString())) : whole;
    if (change) for (const name of ['content-length', 'etag']) delete answer.headers[name];
    if (sent) {
      sent.status = answer.statusCode;
      // Some calls answer nothing.
      if (text.length > 0) sent.reply = JSON.parse(text.toString()) as Try['reply'];
    }
    if (fate === 'hold the answer') return;
    if (fate || isCut) return void from.socket.destroy();
    to.writeHead(answer.statusCode ?? 500, answer.headers);
    to.end(text);
  }

  const server = createServer((from, to) => void pass(from, to).catch(() => from.socket.destroy()));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    address: `http://127.0.0.1:${port}`,
    tries,
    done: (path) => [
      ...new Set(
        tries
          .filter((one) => one.path === path && (one.status === 200 || one.status === 201))
          .flatMap(({ reply }) => (reply?.id === undefined ? [] : [reply.id])),
      ),
    ],
    cut: () => {
      isCut = true;
      server.closeAllConnections();
    },
    mend: () => {
      isCut = false;
    },
    befall: (...next) => void fates.push(...next),
    deploy: (path, change) => void deployed.set(path, change),
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
