/** Loads one address for a while and says how many answers a second came, and how long they took. */
import autocannon from 'autocannon';
import { type BenchServer } from './start-server.ts';

export type Load = {
  readonly perSecond: number;
  readonly p50: number;
  readonly p99: number;
  /** Processor time of the server's process for each answer, in microseconds: other work on the machine changes it little. */
  readonly cpu: number;
};
export type Pressure = {
  /** Callers, each of which asks again as soon as it is answered. */
  readonly connections: number;
  readonly seconds: number;
};
export type Request = {
  /** Asked for in turn. */
  readonly paths: readonly string[];
  readonly method?: 'GET' | 'POST';
  readonly body?: string;
};

/** autocannon reads each body as text, which takes it longer for our Khmer than for the bare server's ASCII. */
function countOnly(client: object): void {
  const { pipelinedRequests } = client as { pipelinedRequests: { addBody: () => void } };
  pipelinedRequests.addBody = () => undefined;
}

export async function load(
  server: BenchServer,
  { paths, method = 'GET', body }: Request,
  { connections, seconds }: Pressure,
): Promise<Load> {
  const before = await server.cpuTime();
  let clients = 0;
  const result = await autocannon({
    url: server.address,
    method,
    connections,
    duration: seconds,
    setupClient: (client) => {
      countOnly(client);
      // Each connection begins elsewhere, so that they do not ask for the same at the same time.
      const first = Math.floor((clients++ * paths.length) / connections);
      client.setRequests([...paths.slice(first), ...paths.slice(0, first)].map((path) => ({ path })));
    },
    ...(body ? { body, headers: { 'content-type': 'application/json' } } : {}),
  });
  if (result.non2xx > 0 || result.errors > 0) {
    throw new Error(`${paths[0]}: ${result.non2xx} answers were no success, ${result.errors} failed`);
  }
  const cpu = ((await server.cpuTime()) - before) / result['2xx'];
  return { perSecond: result.requests.average, p50: result.latency.p50, p99: result.latency.p99, cpu };
}

/** The round in the middle, so that one disturbed round does not count. */
export function middle(rounds: readonly Load[]): Load {
  const sorted = [...rounds].sort((a, b) => a.perSecond - b.perSecond);
  const found = sorted[Math.floor(sorted.length / 2)];
  if (!found) throw new Error('no rounds');
  return found;
}
