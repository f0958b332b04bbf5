/** New jobs among very many saved searches (product 7.22): how long until everyone is notified, and how much memory it takes. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { type AlertTerms, queryOfTerms } from '#contract/alerts.ts';
import { categories, industries, jobTypes } from '#contract/options.ts';
import { provinces } from '#contract/places.ts';
import { columnsOf } from '#server/alerts/alert-store.ts';
import { type DatabaseSettings, type Db, openDatabase } from '#server/database/connect.ts';
import { dayMs } from '#server/http/clock.ts';
import { newJobTask } from '#server/jobs/new-job-store.ts';
import { addTasks } from '#server/tasks/task-store.ts';
import { type JobListItem } from '#contract/jobs.ts';
import { pageSize } from '#contract/limits.ts';
import { findJobs } from '#server/jobs/search/job-search.ts';
import { bundleChild, startChild } from '../tests/support/child-processes.ts';
import { createPostgresServer } from '../tests/support/postgres-server.ts';
import { prepare } from './api/prepare.ts';

/* Whether the alerts that were sent agree with the lists of the same searches (product 7.22). */

/** The ids of all jobs that a search lists. */
async function listed(db: Db, terms: AlertTerms): Promise<number[]> {
  const ids: number[] = [];
  for (let page = 0; ids.length === page * pageSize; page += 1) {
    const { json } = await findJobs(db, { ...queryOfTerms(terms), page }, false);
    ids.push(...(JSON.parse(json) as JobListItem[]).map(({ job_id }) => job_id));
  }
  return ids;
}

type Compared = {
  readonly searches: number;
  /** What these searches list: a person and a job, or a search and a job for the evening. */
  readonly listed: number;
  /** Listed without an alert, or an alert without being listed. */
  readonly wrong: number;
};

/** Compares the first `count` people with saved searches, for the announced jobs. */
async function compareWithLists(db: Db, count: number, jobs: readonly number[]): Promise<Compared> {
  const searches = await db
    .selectFrom('saved_searches')
    .select(['id', 'user_id', 'alert', 'terms'])
    .where('user_id', 'in', (query) =>
      query.selectFrom('users').select('id').where('name', 'like', 'searcher %').orderBy('id').limit(count),
    )
    .execute();
  const announced = new Set(jobs);
  const wanted = new Set<string>();
  for (const { id, user_id, alert, terms } of searches)
    for (const job of (await listed(db, terms)).filter((one) => announced.has(one)))
      wanted.add(alert === 'instant' ? `person ${user_id}, job ${job}` : `search ${id}, job ${job}`);

  const people = searches.map(({ user_id }) => user_id);
  const notices = await db
    .selectFrom('notices')
    .select(['user_id', 'job_id'])
    .where('user_id', 'in', people)
    .execute();
  const waiting = await db
    .selectFrom('waiting_alerts')
    .selectAll()
    .where(
      'search_id',
      'in',
      searches.map(({ id }) => id),
    )
    .execute();
  const stored = [
    ...notices.map(({ user_id, job_id }) => `person ${user_id}, job ${job_id}`),
    ...waiting.map(({ search_id, job_id }) => `search ${search_id}, job ${job_id}`),
  ];
  const missing = [...wanted].filter((one) => !stored.includes(one));
  const tooMuch = stored.filter((one, at) => !wanted.has(one) || stored.indexOf(one) !== at);
  return { searches: searches.length, listed: wanted.size, wrong: missing.length + tooMuch.length };
}

const target = { seconds: 60, megabytes: 300 };
const searchesEach = 5;
const batch = 1_000;
/** The people whose searches are compared with their lists. */
const comparedPeople = 300;

/** Search terms: each keyword is in some jobs, most values of the filters are common. */
const keywords = [
  'flutter',
  'barista',
  'forklift',
  'payroll',
  'rust',
  'figma',
  'welding',
  'nursery',
  'developer',
  'ជាងភ្លើង',
  'ចុងភៅ',
  'គណនេយ្យ',
  'បើកឡាន',
  'toul kork',
  'sen sok',
  'ទួលគោក',
  'សែនសុខ',
  'មានជ័យ',
  'teacher',
  'driver',
  'cook',
  'manager',
  'sale',
  'nurse',
  'clean',
  'guard',
  'waiter',
  'sewing',
];
/** Most are rare: another word that a trade uses for itself. */
const rareWords = 20_000;

/** The same in each run. */
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

/** The jobs are open, and their alert tasks are waiting. */
async function announceJobs(db: Db, count: number): Promise<number[]> {
  await sql`update jobs set status = 'Hiring', expires_on = null`.execute(db);
  const rows = await db.selectFrom('jobs').select('id').orderBy('id').limit(count).execute();
  const runAt = new Date(Date.now() + dayMs);
  await addTasks(
    db,
    rows.map(({ id }) => ({ kind: newJobTask, payload: { job_id: id }, rank: 2, runAt })),
  );
  return rows.map(({ id }) => id);
}

/** `processor`: seconds of CPU time of the server's process, which is more reliable on a busy machine. */
type Measured = Readonly<Record<'seconds' | 'processor' | 'before' | 'most', number>>;

/** In a separate process, so that the memory for creating the searches does not count as the server's. */
async function measure(settings: DatabaseSettings): Promise<Measured> {
  const script = bundleChild('bench/alerts-server.ts');
  const child = startChild(script, JSON.stringify(settings));
  await child.ended;
  rmSync(script, { force: true });
  const [measured] = child.lines as Measured[];
  if (measured === undefined) throw new Error('the server did not tell of all jobs');
  return measured;
}

async function countAlerts(db: Db): Promise<{ sent: number; waiting: number }> {
  const { rows } = await sql<{ sent: number; waiting: number }>`
    select (select count(*) from notices where kind = 'search_alert') as sent,
      (select count(*) from waiting_alerts) as waiting`.execute(db);
  return rows[0] ?? { sent: 0, waiting: 0 };
}

type Options = { readonly searches: number; readonly jobs: number; readonly engines: readonly string[] };

async function onEngine(engine: string, { searches: count, jobs }: Options): Promise<boolean> {
  const folder = mkdtempSync(join(tmpdir(), 'karngea-bench-'));
  const server = engine === 'postgres' ? await createPostgresServer() : undefined;
  await server?.start();
  const settings = server ? { url: server.url('postgres') } : { dataDir: join(folder, 'db') };
  try {
    await prepare(settings, jobs);
    const filling = await openDatabase(settings);
    await save(filling.db, count);
    const announced = await announceJobs(filling.db, jobs);
    await filling.close();
    const { seconds, processor, before, most } = await measure(settings);
    const filled = await openDatabase(settings);
    const { sent, waiting } = await countAlerts(filled.db);
    const compared = await compareWithLists(filled.db, comparedPeople, announced);
    await filled.close();
    const isMet = seconds < target.seconds && most - before < target.megabytes && compared.wrong === 0;
    console.log(
      `${engine}, ${count} saved searches, ${announced.length} new jobs: ${seconds.toFixed(1)} s, ${processor.toFixed(1)} of them the server's own work; ${before.toFixed(0)} MB at rest, ${most.toFixed(0)} at most; sent at once ${sent}, stored for the evening ${waiting}; of ${compared.searches} searches, which list ${compared.listed}, ${compared.wrong} wrong${isMet ? '' : ' (over the target)'}`,
    );
    return isMet;
  } finally {
    await server?.remove();
    rmSync(folder, { recursive: true, force: true });
  }
}

export async function benchAlerts(options: Options): Promise<void> {
  for (const engine of options.engines) if (!(await onEngine(engine, options))) process.exitCode = 1;
}
