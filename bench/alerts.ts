/** New jobs among very many saved searches (product 7.22): how long it takes until everybody is told, and in what memory. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { sql } from 'kysely';
import { type AlertTerms } from '#contract/alerts.ts';
import { categories, industries, jobTypes } from '#contract/options.ts';
import { provinces } from '#contract/places.ts';
import { columnsOf } from '#server/alerts/alert-store.ts';
import { tellOfNewJob } from '#server/alerts/tell-new-job.ts';
import { type Db, openDatabase } from '#server/database/connect.ts';
import { createPostgresServer } from '../tests/support/postgres-server.ts';
import { prepare } from './api/prepare.ts';

const target = { seconds: 60, megabytes: 300 };
const searchesEach = 5;
const batch = 1_000;
/** As a node does tasks (tasks/task-runner.ts). */
const atOnce = 8;

/** What people search for: each keyword is in some jobs, most values of the lists are common. */
const keywords = [
  ...['flutter', 'barista', 'forklift', 'payroll', 'rust', 'figma', 'welding', 'nursery', 'developer'],
  ...['ជាងភ្លើង', 'ចុងភៅ', 'គណនេយ្យ', 'បើកឡាន', 'toul kork', 'sen sok', 'ទួលគោក', 'សែនសុខ', 'មានជ័យ'],
  ...['teacher', 'driver', 'cook', 'manager', 'sale', 'nurse', 'clean', 'guard', 'waiter', 'sewing'],
];
/** Most are of few people each: another word that one's own trade has. */
const rareWords = 20_000;

/** The same for each run. */
function searches(count: number): AlertTerms[] {
  let state = 7;
  const random = (below: number): number => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * below);
  };
  const of = <Value>(values: readonly Value[]): Value => values[random(values.length)] as Value;
  return Array.from({ length: count }, () => {
    const kind = random(10);
    const pay = random(2) === 0 ? {} : { salary_from: String(100 * (5 + random(20))) };
    if (kind < 5) return { keyword: `trade${random(rareWords)}`, ...pay };
    if (kind < 8) return { keyword: of(keywords), province: of(provinces), ...pay };
    const listed = { industry: of(industries), category: of(categories), province: of(provinces), ...pay };
    return kind < 9 ? listed : { ...listed, job_type: of(jobTypes) };
  });
}

async function save(db: Db, count: number): Promise<void> {
  await sql`
    insert into users (name, name_key, password_hash, acc_type)
    select 'searcher ' || n, 'searcher ' || n, '-', 'employee'
    from generate_series(1, ${count / searchesEach}::int) n`.execute(db);
  const people = await db.selectFrom('users').select('id').where('name', 'like', 'searcher %').execute();
  const rows = searches(count).map((terms, at) => ({
    user_id: people[at % people.length]?.id ?? 0,
    name: 'Mine',
    alert: at % 4 === 0 ? ('daily' as const) : ('instant' as const),
    alert_since: new Date(0),
    ...columnsOf(terms),
  }));
  for (let at = 0; at < rows.length; at += batch)
    await db
      .insertInto('saved_searches')
      .values(rows.slice(at, at + batch))
      .execute();
  await sql`analyze saved_searches`.execute(db);
}

/** The highest memory of the process while the work runs, above what it had before. */
async function watched(work: () => Promise<void>): Promise<{ seconds: number; megabytes: number }> {
  const resident = () => process.memoryUsage().rss / 1024 ** 2;
  let isOver = false;
  const before = resident();
  let most = before;
  const watching = (async () => {
    while (!isOver) {
      most = Math.max(most, resident());
      await setTimeout(50);
    }
  })();
  const began = performance.now();
  await work();
  const seconds = (performance.now() - began) / 1_000;
  isOver = true;
  await watching;
  return { seconds, megabytes: most - before };
}

async function measure(db: Db, jobs: number): Promise<boolean> {
  await sql`update jobs set status = 'Hiring', expires_on = null`.execute(db);
  const rows = await db.selectFrom('jobs').select('id').orderBy('id').limit(jobs).execute();
  const { seconds, megabytes } = await watched(async () => {
    const left = rows.map(({ id }) => id);
    const tellAll = async () => {
      for (let id = left.shift(); id !== undefined; id = left.shift()) await tellOfNewJob(db, { jobId: id });
    };
    await Promise.all(Array.from({ length: atOnce }, tellAll));
  });
  const { rows: told } = await sql<{ told: number; waiting: number }>`
    select (select count(*) from told_jobs) as told, (select count(*) from waiting_alerts) as waiting`.execute(
    db,
  );
  const isKept = seconds < target.seconds && megabytes < target.megabytes;
  console.log(
    `${rows.length} jobs: ${seconds.toFixed(1)} s, ${megabytes.toFixed(0)} MB more at most; told at once ${told[0]?.told}, kept for the evening ${told[0]?.waiting}${isKept ? '' : ' (over the target)'}`,
  );
  return isKept;
}

type Options = { readonly searches: number; readonly jobs: number; readonly engines: readonly string[] };

async function onEngine(engine: string, { searches: count, jobs }: Options): Promise<boolean> {
  const folder = mkdtempSync(join(tmpdir(), 'karngea-bench-'));
  const server = engine === 'postgres' ? await createPostgresServer() : undefined;
  await server?.start();
  const settings = server ? { url: server.url('postgres') } : { dataDir: join(folder, 'db') };
  try {
    await prepare(settings, jobs);
    const database = await openDatabase(settings);
    await save(database.db, count);
    console.log(`${engine}, ${count} saved searches`);
    const isKept = await measure(database.db, jobs);
    await database.close();
    return isKept;
  } finally {
    await server?.remove();
    rmSync(folder, { recursive: true, force: true });
  }
}

export async function benchAlerts(options: Options): Promise<void> {
  for (const engine of options.engines) if (!(await onEngine(engine, options))) process.exitCode = 1;
}
