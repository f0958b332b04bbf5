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

/** Prints one line for each call, on the database at `target`. */
export async function compareTraced(target: string, turns: Turns): Promise<void> {
  const sink = await startSink();
  console.log(`\n${'traces'.padEnd(16)}  ratio     off/s      on/s  cpu µs:  off       on`);
  for (const { name, mode, ...request } of cases.filter((one) => compared.includes(one.name))) {
    const without = await startServer(mode, target);
    const traced = await startServer(mode, target, { OTEL_EXPORTER_OTLP_ENDPOINT: sink.address });
    const [off, on]: [Load[], Load[]] = [[], []];
    await load(without, request, turns);
    await load(traced, request, turns);
    for (let round = 0; round < turns.rounds; round += 1) {
      off.push(await load(without, request, turns));
      on.push(await load(traced, request, turns));
    }
    await without.stop();
    await traced.stop();
    const [before, after] = [middle(off), middle(on)];
    const figures = [before.perSecond, after.perSecond, before.cpu, after.cpu].map((value) =>
      value.toFixed(0).padStart(10),
    );
    console.log(
      `${name.padEnd(16)}${(after.perSecond / before.perSecond).toFixed(3).padStart(7)}${figures.join('')}`,
    );
  }
  console.log(`${(sink.bytes() / 1e6).toFixed(1)} MB of traces`);
  sink.stop();
}
