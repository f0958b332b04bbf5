/** Fills a database with as many jobs as asked: the demonstration's, varied by rarer words, so that searches select. */
import { sql, type Transaction } from 'kysely';
import * as z from 'zod/mini';
import { newJob } from '#contract/postings.ts';
import { type Db } from '#server/database/connect.ts';
import { type Tables } from '#server/database/tables.ts';
import { toJobRow } from '#server/jobs/posting-store.ts';
import { readFixtures } from '#server/seed/fixtures.ts';

/** Words that a share of the jobs has, in both scripts: what a person would search for. */
const places = [
  'Toul Kork',
  'Sen Sok',
  'Chroy Changvar',
  'Boeung Keng Kang',
  'Meanchey',
  'Takhmao',
  'Russey Keo',
  'Prek Pnov',
  'ទួលគោក',
  'សែនសុខ',
  'ជ្រោយចង្វារ',
  'បឹងកេងកង',
  'មានជ័យ',
  'តាខ្មៅ',
  'ឫស្សីកែវ',
  'ព្រែកព្នៅ',
];
const trades = [
  'Flutter',
  'Barista',
  'Forklift',
  'Payroll',
  'Rust',
  'Figma',
  'Welding',
  'Nursery',
  'ជាងភ្លើង',
  'ចុងភៅ',
  'គណនេយ្យ',
  'បើកឡាន',
];
const batch = 50;
/** Days over which the jobs were posted. */
const days = 365;

async function fillPool(db: Db, employerId: number): Promise<void> {
  const now = new Date();
  const rows = readFixtures().jobs.flatMap((fixture, at) =>
    places.map((place, which) => {
      const trade = trades[(at * 7 + which) % trades.length] ?? '';
      const job = z.parse(newJob, {
        ...fixture,
        name: `${fixture.name} ${place}`,
        required_skills: `${fixture.required_skills}, ${trade}`,
      });
      return { ...toJobRow(job, employerId, now), status: fixture.status };
    }),
  );
  for (let at = 0; at < rows.length; at += batch) {
    await db
      .insertInto('jobs')
      .values(rows.slice(at, at + batch))
      .execute();
  }
}

/** Grows the table of jobs to the given count and gathers statistics; one that is full stays as it is. */
export async function fillJobs(db: Db, count: number): Promise<void> {
  const countNow = async (): Promise<number> =>
    (
      await db
        .selectFrom('jobs')
        .select(({ fn }) => fn.countAll<number>().as('jobs'))
        .executeTakeFirstOrThrow()
    ).jobs;
  if ((await countNow()) >= count) return;
  const employer = await db
    .insertInto('users')
    .values({ name: 'bench', name_key: 'bench', password_hash: '-', acc_type: 'employer' })
    .onConflict((conflict) => conflict.column('name_key').doUpdateSet({ name: 'bench' }))
    .returning('id')
    .executeTakeFirstOrThrow();
  await fillPool(db, employer.id);
  const pool = await countNow();
  if (count > pool) await db.transaction().execute((trx) => repeatPool(trx, pool, count - pool));
  await sql`vacuum analyze jobs`.execute(db);
}

/** Copies the jobs that are there, dated anew. Without its indexes the table takes a million rows in minutes. */
async function repeatPool(trx: Transaction<Tables>, pool: number, missing: number): Promise<void> {
  const indexes = await sql<{ name: string; definition: string }>`
    select indexname as name, indexdef as definition from pg_indexes
    where tablename = 'jobs' and indexname <> 'jobs_pkey'`.execute(trx);
  for (const { name } of indexes.rows) await sql`drop index ${sql.ref(name)}`.execute(trx);
  await sql`select setseed(0.5)`.execute(trx);
  await sql`
    insert into jobs (employer_id, name, img, industry, salary, salary_number, job_type, age, level, gender, qualification,
      language, category, location, required_skills, available_position, status, description, requirements,
      responsibilities, tags, date_added, search, search_clusters, tokenizer)
    select employer_id, name, img, industry, salary, salary_number, job_type, age, level, gender, qualification,
      language, category, location, required_skills, available_position, status, description, requirements,
      responsibilities, tags, now() - random() * ${days}::int * interval '1 day', search, search_clusters, tokenizer
    from generate_series(1, ${missing}::int) n
    join (select *, row_number() over (order by id) as place from jobs) pool on pool.place = 1 + n % ${pool}::int`.execute(
    trx,
  );
  for (const { definition } of indexes.rows) await sql.raw(definition).execute(trx);
}
