/** Answers a second of the product and of a bare server that answers as many bytes, in alternation. */
import { hasNginx, startNginx } from '../../tests/support/nginx.ts';
import { type Case, cases, logIn } from './cases.ts';
import { load, type Load, middle, type Pressure, type Request } from './load.ts';
import { type BenchServer, startServer } from './start-server.ts';

export type Turns = Pressure & {
  readonly rounds: number;
  /** Names of cases; all if empty. */
  readonly cases: readonly string[];
};

/** Bytes of an answer, on average if several are requested. */
async function sizeOf(address: string, { paths, method = 'GET', body }: Request): Promise<number> {
  let bytes = 0;
  for (const path of paths) {
    const response = await fetch(address + path, {
      method,
      body,
      headers: body ? { 'content-type': 'application/json' } : {},
    });
    bytes += (await response.arrayBuffer()).byteLength;
  }
  return Math.round(bytes / paths.length);
}

const figure = (value: number, width = 9): string => value.toFixed(0).padStart(width);

async function compare(name: string, request: Request, server: BenchServer, turns: Turns): Promise<void> {
  const bare = await startServer('bare', String(await sizeOf(server.address, request)));
  const constant: Request = { paths: request.paths };
  const ours: Load[] = [];
  const theirs: Load[] = [];
  // The first round is a warm-up, in which code is compiled.
  await load(bare, constant, turns);
  await load(server, request, turns);
  for (let round = 0; round < turns.rounds; round += 1) {
    theirs.push(await load(bare, constant, turns));
    ours.push(await load(server, request, turns));
  }
  await bare.stop();
  const [mine, ceiling] = [middle(ours), middle(theirs)];
  const ratio = (mine.perSecond / ceiling.perSecond).toFixed(3).padStart(7);
  console.log(
    `${name.padEnd(20)}${ratio}${figure(mine.perSecond)}${figure(ceiling.perSecond)}${figure(mine.p50, 7)}${figure(mine.p99, 7)}${figure(mine.cpu)}${figure(ceiling.cpu)}`,
  );
}

async function compareProxied({ name, ...request }: Case, server: BenchServer, turns: Turns): Promise<void> {
  if (!hasNginx) {
    console.log(`${name.padEnd(20)}  left out: nginx is not installed`);
    return;
  }
  const proxy = await startNginx([server.address]);
  await compare(name, request, { ...server, address: proxy.address }, turns);
  await proxy.stop();
}

/** Prints one line for each case, on the database at `target`. */
export async function compareAll(target: string, turns: Turns): Promise<void> {
  console.log(`${'call'.padEnd(20)}  ratio    ours/s    bare/s    p50    p99 (ms)  cpu µs: ours bare`);
  const isAsked = (name: string) => turns.cases.length === 0 || turns.cases.includes(name);
  // The embedded engine allows one process at a time, so the two servers alternate.
  for (const mode of ['cached', 'never-cached'] as const) {
    const server = await startServer(mode, target);
    const wanted: Case[] = cases.filter((one) => one.mode === mode);
    if (mode === 'cached') wanted.push({ name: 'log in', mode, ...logIn });
    for (const one of wanted.filter(({ name }) => isAsked(name))) {
      await (one.isProxied ? compareProxied(one, server, turns) : compare(one.name, one, server, turns));
    }
    await server.stop();
  }
}
