/** Answers a second and processor time with traces sent to a collector, beside the same server without one, in turns. */
import { createServer } from 'node:http';
import { type AddressInfo } from 'node:net';
import { cases } from './cases.ts';
import { type Turns } from './compare.ts';
import { load, type Load, middle } from './load.ts';
import { startServer } from './start-server.ts';

const compared: readonly string[] = ['list, cached', 'list', 'detail'];

/** Takes whatever is sent, and counts it. */
async function startSink() {
  let bytes = 0;
  const server = createServer((request, response) => {
    request.on('data', (part: Buffer) => (bytes += part.length)).on('end', () => response.end('{}'));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    address: `http://127.0.0.1:${port}`,
    bytes: () => bytes,
    stop: () => server.close().closeAllConnections(),
  };
}

/** Prints a line for each call and way of tracing, on the database at `target`. */
export async function compareTraced(target: string, turns: Turns): Promise<void> {
  const sink = await startSink();
  const all = { OTEL_EXPORTER_OTLP_ENDPOINT: sink.address };
  const ways: readonly (readonly [string, NodeJS.ProcessEnv])[] = [
    ['none', {}],
    ['every call', all],
    [
      'one call in ten',
      { ...all, OTEL_TRACES_SAMPLER: 'parentbased_traceidratio', OTEL_TRACES_SAMPLER_ARG: '0.1' },
    ],
  ];
  console.log(`\n${'call'.padEnd(14)}${'traces'.padEnd(16)}  ratio  a second    cpu µs`);
  for (const { name, mode, ...request } of cases.filter((one) => compared.includes(one.name))) {
    const tried = await Promise.all(
      ways.map(async ([way, settings]) => ({
        way,
        server: await startServer(mode, target, settings),
        rounds: [] as Load[],
      })),
    );
    for (const { server } of tried) await load(server, request, turns);
    for (let round = 0; round < turns.rounds; round += 1)
      for (const { server, rounds } of tried) rounds.push(await load(server, request, turns));
    let ceiling: number | undefined;
    for (const { way, server, rounds } of tried) {
      await server.stop();
      const { perSecond, cpu } = middle(rounds);
      ceiling ??= perSecond;
      const figures = [perSecond, cpu].map((value) => value.toFixed(0).padStart(10)).join('');
      console.log(
        `${name.padEnd(14)}${way.padEnd(16)}${(perSecond / ceiling).toFixed(3).padStart(7)}${figures}`,
      );
    }
  }
  console.log(`${(sink.bytes() / 1e6).toFixed(1)} MB of traces`);
  sink.stop();
}
