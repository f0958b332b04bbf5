/** Asks a listening server over one connection that stays open, and tells the answer as it was written. */
import { Agent, request } from 'node:http';
import { buffer } from 'node:stream/consumers';

export type WrittenAnswer = {
  readonly status: number | undefined;
  /** Names and values in turn, in their order. As in `headers`, the date is left out: the second may have changed. */
  readonly head: readonly string[];
  readonly headers: Readonly<Record<string, unknown>>;
  readonly body: Buffer;
};

export type KeptAlive = {
  get(path: string, headers?: Record<string, string>): Promise<WrittenAnswer>;
  close(): void;
};

const withoutDate = (head: readonly string[]): string[] => {
  const at = head.findIndex((name, place) => place % 2 === 0 && name.toLowerCase() === 'date');
  return at === -1 ? [...head] : head.toSpliced(at, 2);
};

export function keptAlive(address: string): KeptAlive {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  return {
    get: (path, headers = {}) =>
      new Promise((resolve, reject) => {
        request(`${address}${path}`, { agent, headers }, (answer) => {
          buffer(answer).then((body) => {
            const { date: _, ...headers } = answer.headers;
            resolve({ status: answer.statusCode, head: withoutDate(answer.rawHeaders), headers, body });
          }, reject);
        })
          .on('error', reject)
          .end();
      }),
    close: () => agent.destroy(),
  };
}
