/** Fills a database with the given number of jobs, varied copies of the demonstration's and the judged ones, so that searches are selective. */
import { type RawBuilder, sql } from 'kysely';
import * as z from 'zod/mini';
import { occupationCodes } from '#contract/occupations.ts';
import { newJob } from '#contract/postings.ts';
import { type Db } from '#server/database/connect.ts';
import { toJobRow } from '#server/jobs/posting-store.ts';
import { readFixtures } from '#server/seed/fixtures.ts';
import { readJudged } from '../search/judged/judged.ts';
import { fillTexts } from './varied-words.ts';

/** Words that a share of the jobs contains, in both scripts, as people would search for them. */
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
/** The number of days over which the jobs were posted. */
const days = 365;
const employers = 2_000;
/** Two of the demonstration's employers: one owns every tenth job, the other only its own few. */
export const companyOfMany = 1;
export const companyOfFew = 2;
/** Every second job ends after two weeks to half a year; its pay differs by up to a quarter from its sample's. */
const changed = {
  employer_id: sql`case when n % 10 = 0 or pool.employer_id = ${sql.lit(companyOfFew)} then ${sql.lit(companyOfMany)} else pool.employer_id end`,
  salary_number: sql`round(pool.salary_number * (0.75 + random() / 2))`,
  expires_on: sql`ends`,
  status: sql`case when ends < to_char(now(), 'YYYY-MM-DD') then 'Closed' else pool.status end`,
  closed_because: sql`case when ends < to_char(now(), 'YYYY-MM-DD') then 'expired' end`,
  date_added: sql`dated`,
  // Two distinct texts among 20,000: hardly any two jobs share all words.
  description: sql`concat(pool.description, ' ', one.text, ' ', other.text)`,
  search: sql`pool.search || one.search || other.search`,
};
/** This many jobs are copied at a time: the size of a transaction, and the interval of progress reports. */
const piece = 500_000;

async function employerIds(db: Db): Promise<number[]> {
  const people = Array.from({ length: employers }, (_, at) => `bench ${at}`);
  const rows = await db
    .insertInto('users')
    .values(people.map((name) => ({ name, name_key: name, password_hash: '-', acc_type: 'employer' })))
    .onConflict((conflict) => conflict.column('name_key').doUpdateSet({ password_hash: '-' }))
    .returning('id')
    .execute();
  return rows.map(({ id }) => id);
}

async function fillPool(db: Db, owners: readonly number[]): Promise<void> {
  const now = Date.now();
  // Spread over time: the newest jobs of a board are from all kinds of employers.
  const dated = (nth: number) => new Date(now - ((nth * 37) % days) * 86_400_000);
  const fixtures = readFixtures().jobs;
  const judged = readJudged().postings.map(({ body }) => ({
    ...z.parse(newJob, body),
    status: 'Hiring' as const,
  }));
  const rows = [...fixtures, ...judged].flatMap((fixture, at) =>
    places.map((place, which) => {
      const trade = trades[(at * 7 + which) % trades.length] ?? '';
      const job = z.parse(newJob, {
        ...fixture,
        occupation: fixture.occupation ?? occupationCodes[(at * 5 + which) % occupationCodes.length],
        name: `${fixture.name} ${place}`,
        required_skills: `${fixture.required_skills}, ${trade}`,
      });
      return {
        ...toJobRow(
          job,
          owners[(at * places.length + which) % owners.length] ?? 0,
          dated(at * places.length + which),
        ),
        status: fixture.status,
      };
    }),
  );
  for (let at = 0; at < rows.length; at += batch) {
    await db
      .insertInto('jobs')
      .values(rows.slice(at, at + batch))
      .execute();
  }
}

/** Grows the jobs table to the given count and analyzes it; a full one stays unchanged. */
export async function fillJobs(db: Db, count: number): Promise<void> {
  const countNow = async (): Promise<number> =>
    (
      await db
        .selectFrom('jobs')
        .select(({ fn }) => fn.countAll<number>().as('jobs'))
        .executeTakeFirstOrThrow()
    ).jobs;
  if ((await countNow()) >= count) return;
  await fillPool(db, await employerIds(db));
  const pool = await countNow();
  const texts = await fillTexts(db);
  if (count > pool) await repeatPool(db, { pool, texts, missing: count - pool });
  await sql`vacuum analyze jobs, companies`.execute(db);
}

/** Copies the existing jobs with new dates. Without its indexes the table takes a million rows in minutes. */
async function repeatPool(
  db: Db,
  { pool, texts, missing }: { readonly pool: number; readonly texts: number; readonly missing: number },
): Promise<void> {
  const indexes = await sql<{ name: string; definition: string }>`
    select indexname as name, indexdef as definition from pg_indexes
    where tablename = 'jobs' and indexname <> 'jobs_pkey'`.execute(db);
  for (const { name } of indexes.rows) await sql`drop index ${sql.ref(name)}`.execute(db);
  await sql`create table bench_pool as select *, row_number() over (order by id) as place from jobs`.execute(
    db,
  );
  for (let from = 1; from <= missing; from += piece) {
    await copyPiece(db, { pool, texts, from, to: Math.min(missing, from + piece - 1) });
    say(`${pool + Math.min(missing, from + piece - 1)} jobs`);
  }
  await sql`drop table bench_pool`.execute(db);
  for (const { name, definition } of indexes.rows) {
    await sql.raw(definition).execute(db);
    say(name);
  }
}

type Piece = { readonly pool: number; readonly texts: number; readonly from: number; readonly to: number };

async function copyPiece(db: Db, { pool, texts, from, to }: Piece): Promise<void> {
  const { rows: columns } = await sql<{ name: string }>`
    select column_name as name from information_schema.columns where table_name = 'jobs'`.execute(db);
  const copied = columns.map(({ name }) => name).filter((name) => name !== 'id');
  const values: Readonly<Record<string, RawBuilder<unknown>>> = changed;
  await sql`
    insert into jobs (${sql.join(copied.map((name) => sql.ref(name)))})
    select ${sql.join(copied.map((name) => values[name] ?? sql.ref(`pool.${name}`)))}
    from (
      select *, case when n % 2 = 0 then to_char(dated + (14 + random() * 166) * interval '1 day', 'YYYY-MM-DD') end as ends
      from (
        select n, now() - random() * ${days}::int * interval '1 day' as dated
        from generate_series(${from}::bigint, ${to}::bigint) n
      ) as posted
    ) as ending
    join bench_pool pool on pool.place = 1 + n % ${pool}::int
    join bench_texts one on one.number = n * 7919 % ${texts}::int
    join bench_texts other on other.number = (n / 3 * 104729 + n) % ${texts}::int`.execute(db);
}

/** A long run reports its progress. */
const say = (what: string): void => console.error(`${new Date().toISOString()} ${what}`);
