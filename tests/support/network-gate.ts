/** A network between phone and server that a test can cut, and that can lose or forge single answers. */
import { Agent, createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import { type AddressInfo } from 'node:net';

/** What happens to the next request: its answer is lost or never arrives although the server did the work, or it is forged. */
export type Failure =
  | 'lose the answer'
  | 'hold the answer'
  | {
      readonly status: number;
      readonly headers?: Record<string, string>;
      /** Only applies to requests to this address; to any if left out. */
      readonly path?: string;
    };

/** One attempt to send something, identified by its Idempotency-Key. */
export type Try = {
  readonly key: string;
  readonly path: string;
  readonly at: number;
  readonly authorization: string;
  /** The server's own status; undefined if the attempt never reached it. */
  status?: number;
  reply?: { id?: number; code?: string };
};

export type Gate = {
  readonly address: string;
  readonly tries: Try[];
  /** What the server really did: each request once, in order. */
  readonly done: (path: string) => number[];
  readonly cut: () => void;
  readonly restore: () => void;
  readonly failNext: (...failures: Failure[]) => void;
  /** Until `restore`, nothing is sent: the server says that it is busy. */
  readonly overload: () => void;
  /** From now on this file arrives changed, as after a deployment. */
  readonly deploy: (path: string, change: (text: string) => string) => void;
  readonly close: () => Promise<void>;
};

const busy: Failure = { status: 429, headers: { 'retry-after': '1' } };
const codes: Readonly<Record<number, string>> = { 422: 'invalid', 429: 'rate_limited' };

async function textOf(stream: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of stream) parts.push(part as Buffer);
  return Buffer.concat(parts);
}

function ask(
  target: string,
  { method, url = '/', headers }: IncomingMessage,
  body: Buffer,
  agent: Agent,
): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    const onward = request(new URL(url, target), { method, headers, agent }, resolve);
    onward.once('error', reject);
    onward.end(body);
  });
}

/** Opens a gate to the server at the target address, on a separate port. */
export async function openGate(target: string): Promise<Gate> {
  const tries: Try[] = [];
  const failures: Failure[] = [];
  const deployed = new Map<string, (text: string) => string>();
  // The worker asks for hundreds of files: a connection for each would take most of the time.
  const agent = new Agent({ keepAlive: true });
  let isCut = false;
  let isOverloaded = false;

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
    const next = failures.findIndex((one) => typeof one === 'string' || (one.path ?? from.url) === from.url);
    const [failure] = !sent ? [] : isOverloaded ? [busy] : next >= 0 ? failures.splice(next, 1) : [];
    if (typeof failure === 'object') {
      to.writeHead(failure.status, { 'content-type': 'application/json', ...failure.headers });
      return void to.end(JSON.stringify({ message: 'forged', code: codes[failure.status] ?? 'unavailable' }));
    }
    const change = deployed.get(from.url ?? '');
    // Clients that have the old file must not get a 304.
    if (change) for (const name of ['if-none-match', 'if-modified-since']) delete from.headers[name];
    // What is read here must not be compressed.
    if (change || sent) delete from.headers['accept-encoding'];
    const answer = await ask(target, from, body, agent);
    const whole = await textOf(answer);
    const text = change ? Buffer.from(change(whole.toString())) : whole;
    if (change) for (const name of ['content-length', 'etag']) delete answer.headers[name];
    if (sent) {
      sent.status = answer.statusCode;
      // Some calls have an empty answer.
      if (text.length > 0) sent.reply = JSON.parse(text.toString()) as Try['reply'];
    }
    if (failure === 'hold the answer') return;
    if (failure || isCut) return void from.socket.destroy();
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
    restore: () => {
      isCut = false;
      isOverloaded = false;
    },
    overload: () => {
      isOverloaded = true;
    },
    failNext: (...next) => void failures.push(...next),
    deploy: (path, change) => void deployed.set(path, change),
    close: async () => {
      server.closeAllConnections();
      agent.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
