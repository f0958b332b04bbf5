/** Loads one address for a while and reports the answers per second and their latencies. */
import autocannon from 'autocannon';
import { type BenchServer } from './start-server.ts';

export type Load = {
  readonly perSecond: number;
  readonly p50: number;
  readonly p99: number;
  /** CPU time of the server's process for each answer, in microseconds: other work on the machine hardly affects it. */
  readonly cpu: number;
};
export type Pressure = {
  /** Concurrent callers, each of which calls again as soon as it is answered. */
  readonly connections: number;
  readonly seconds: number;
};
export type Request = {
  /** Requested in turn. */
  readonly paths: readonly string[];
  readonly method?: 'GET' | 'POST';
  readonly body?: string;
};

/** autocannon decodes each body as text, which takes longer for our Khmer than for the bare server's ASCII. */
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
      // Each connection starts elsewhere, so that they do not request the same path at the same time.
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

/** The median round, so that one disturbed round does not count. */
export function middle(rounds: readonly Load[]): Load {
  const sorted = [...rounds].sort((a, b) => a.perSecond - b.perSecond);
  const found = sorted[Math.floor(sorted.length / 2)];
  if (!found) throw new Error('no rounds');
  return found;
}
