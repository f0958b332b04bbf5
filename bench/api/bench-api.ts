/** The API beside a bare server in turns, on PostgreSQL and on the embedded engine, and its growth with the data. */
import { mkdtempSync, rmSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase, type DatabaseSettings } from '#server/database/connect.ts';
import { migrate } from '#server/database/migrate.ts';
import { seedWhenEmpty } from '#server/seed/seed.ts';
import { createPostgresServer } from '../../tests/support/postgres-server.ts';
import { type Case, cases, logIn } from './cases.ts';
import { fillJobs } from './fill-jobs.ts';
import { load, type Load, middle, type Request } from './load.ts';
import { medianMs } from './one-at-a-time.ts';
import { type BenchServer, startServer } from './start-server.ts';

export type Options = { readonly jobs: number; readonly seconds: number; readonly rounds: number };

/** The embedded engine is for one small machine: it is measured at its own size. */
const embeddedJobs = 20_000;
const smallJobs = 10_000;
const singleCalls = 60;

async function prepare(settings: DatabaseSettings, jobs: number): Promise<void> {
  const database = await openDatabase(settings);
  await migrate(database.db);
  await seedWhenEmpty(database.db, () => new Date());
  await fillJobs(database.db, jobs);
  await database.close();
}

async function sizeOf(address: string, { path, method = 'GET', body }: Request): Promise<number> {
  const response = await fetch(address + path, {
    method,
    body,
    headers: body ? { 'content-type': 'application/json' } : {},
  });
  return (await response.arrayBuffer()).byteLength;
}

const figure = (value: number, width = 9, places = 0): string => value.toFixed(places).padStart(width);

async function compare(
  name: string,
  request: Request,
  server: BenchServer,
  { seconds, rounds }: Options,
): Promise<void> {
  const bare = await startServer('bare', String(await sizeOf(server.address, request)));
  const ours: Load[] = [];
  const theirs: Load[] = [];
  for (let round = 0; round < rounds; round += 1) {
    theirs.push(await load(bare.address, { path: request.path }, seconds));
    ours.push(await load(server.address, request, seconds));
  }
  await bare.stop();
  const [mine, ceiling] = [middle(ours), middle(theirs)];
  const ratio = (mine.perSecond / ceiling.perSecond).toFixed(3).padStart(7);
  console.log(
    `${name.padEnd(20)}${ratio}${figure(mine.perSecond)}${figure(ceiling.perSecond)}${figure(mine.p50, 7)}${figure(mine.p99, 7)}`,
  );
}

async function compareAll(target: string, wanted: readonly Case[], options: Options): Promise<void> {
  console.log(`${'call'.padEnd(20)}  ratio    ours/s    bare/s    p50    p99 (ms)`);
  const servers = {
    kept: await startServer('kept', target),
    'never-kept': undefined as BenchServer | undefined,
  };
  // The embedded engine allows one process at a time, so the servers take turns.
  for (const one of wanted.filter(({ mode }) => mode === 'kept'))
    await compare(one.name, one, servers.kept, options);
  await compare('log in', logIn, servers.kept, options);
  await servers.kept.stop();
  const uncached = await startServer('never-kept', target);
  for (const one of wanted.filter(({ mode }) => mode === 'never-kept'))
    await compare(one.name, one, uncached, options);
  await uncached.stop();
}

async function singleTimes(target: string): Promise<Map<string, number>> {
  const server = await startServer('never-kept', target);
  const times = new Map<string, number>();
  for (const { name, path, mode } of cases) {
    if (mode === 'never-kept') times.set(name, await medianMs(server.address, path, singleCalls));
  }
  await server.stop();
  return times;
}

function printGrowth(small: Map<string, number>, large: Map<string, number>, jobs: number): void {
  const plain = large.get('list') ?? Number.NaN;
  console.log(
    `\n${'single call, ms'.padEnd(20)}${figure(smallJobs, 10)}${figure(jobs, 10)}   growth   times the list`,
  );
  for (const [name, after] of large) {
    const before = small.get(name) ?? Number.NaN;
    console.log(
      `${name.padEnd(20)}${figure(before, 10, 2)}${figure(after, 10, 2)}${figure(after / before, 9, 2)}${figure(after / plain, 17, 2)}`,
    );
  }
}

export async function benchApi(options: Options): Promise<void> {
  console.log(
    `${new Date().toISOString().slice(0, 10)}, ${cpus().length} cores (${cpus()[0]?.model ?? 'unknown'}), Node ${process.version}`,
  );
  const postgres = await createPostgresServer();
  const folder = mkdtempSync(join(tmpdir(), 'karngea-bench-'));
  try {
    await postgres.start();
    const target = postgres.url('postgres');
    await prepare({ url: target }, smallJobs);
    const small = await singleTimes(target);
    await prepare({ url: target }, options.jobs);
    console.log(`\nPostgreSQL, ${options.jobs} jobs`);
    await compareAll(target, cases, options);
    printGrowth(small, await singleTimes(target), options.jobs);

    console.log(`\nEmbedded, ${embeddedJobs} jobs`);
    await prepare({ dataDir: folder, durable: false }, embeddedJobs);
    await compareAll(
      folder,
      cases.filter(({ name }) => name !== 'page 1000'),
      options,
    );
  } finally {
    await postgres.remove();
    rmSync(folder, { recursive: true, force: true });
  }
}
