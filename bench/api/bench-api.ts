/** The API compared with a bare server in alternation, on PostgreSQL and on the embedded engine, and its growth with the data. */
import { mkdtempSync, rmSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { createPostgresServer } from '../../tests/support/postgres-server.ts';
import { benchAttack } from './attack.ts';
import { compareAll, type Turns } from './compare.ts';
import { printGrowth, singleTimes } from './growth.ts';
import { benchHealth } from './health.ts';
import { benchMigration } from './migration.ts';
import { filledDatabase, prepare } from './prepare.ts';
import { benchWorstInputs } from './worst-inputs.ts';

export const engines = ['postgres', 'embedded'] as const;
export const parts = ['fill', 'load', 'growth', 'migration', 'health', 'attack', 'worst-inputs'] as const;

export type Options = Turns & {
  readonly jobs: number;
  readonly engines: readonly (typeof engines)[number][];
  readonly parts: readonly (typeof parts)[number][];
  /** How long the worst inputs are sent. */
  readonly attackSeconds: number;
  /** The server with reusable databases; undefined for a throw-away one. */
  readonly server: string | undefined;
};

/** The embedded engine is for one small machine: it is measured at its own size. */
const embeddedJobs = 20_000;
const smallJobs = 10_000;

async function benchPostgres(server: string, options: Options): Promise<void> {
  const { jobs, parts: wanted } = options;
  const large = await filledDatabase(server, jobs);
  if (wanted.includes('load')) {
    console.log(`\nPostgreSQL, ${jobs} jobs`);
    await compareAll(large, options);
  }
  if (wanted.includes('migration') && !(await benchMigration(large, jobs))) process.exitCode = 1;
  if (wanted.includes('health') && !(await benchHealth(large, jobs))) process.exitCode = 1;
  if (wanted.includes('growth')) {
    const before = await singleTimes(await filledDatabase(server, smallJobs));
    printGrowth([smallJobs, before], [jobs, await singleTimes(large)]);
  }
}

async function benchEmbedded(options: Options): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'karngea-bench-'));
  try {
    await prepare({ dataDir: folder, durable: false }, embeddedJobs);
    console.log(`\nEmbedded, ${embeddedJobs} jobs`);
    await compareAll(folder, options);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function onThrowAwayServer(work: (url: string) => Promise<void>): Promise<void> {
  const server = await createPostgresServer();
  try {
    await work(server.url('postgres'));
  } finally {
    await server.remove();
  }
}

export async function benchApi(options: Options): Promise<void> {
  console.log(
    `${new Date().toISOString().slice(0, 10)}, ${cpus().length} cores (${cpus()[0]?.model ?? 'unknown'}), Node ${process.version}`,
  );
  if (options.parts.includes('attack')) return benchAttack(options.jobs);
  if (options.parts.includes('worst-inputs')) return benchWorstInputs(options.attackSeconds, options.engines);
  if (options.engines.includes('postgres')) {
    if (options.server === undefined) await onThrowAwayServer((url) => benchPostgres(url, options));
    else await benchPostgres(options.server, options);
  }
  if (options.engines.includes('embedded') && options.parts.includes('load')) await benchEmbedded(options);
}
