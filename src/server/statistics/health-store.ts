/** The figures that tell the owner whether the board works (product 7.48): the last 7 days beside the 7 before. */
import { type RawBuilder, sql } from 'kysely';
import { type BoardHealth, type Compared, healthFigures } from '#contract/board-health.ts';
import { dayInCambodia } from '#contract/days.ts';
import { type Db } from '#server/database/connect.ts';
import { dayMs, type Clock } from '#server/http/clock.ts';
import { addNotices } from '#server/notices/notice-store.ts';

const weekMs = 7 * dayMs;
/** Only keywords that so many people typed are shown. */
const fewestPeople = 3;
const rowsShown = 20;
/** Key in `meta`; deploy/debian/karngea-backup.service writes it too. */
const lastBackup = 'last_backup';

export async function noteBackup(db: Db, now: Date): Promise<void> {
  const value = now.toISOString();
  await db
    .insertInto('meta')
    .values({ key: lastBackup, value })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ value }))
    .execute();
}

/** Whether a job was open and visible at a time. */
const wasLive = (at: Date): RawBuilder<boolean> => sql<boolean>`(date_added <= ${at}
  and (status = 'Hiring' or closed_at > ${at})
  and (expires_on is null or expires_on >= ${dayInCambodia(0, at.getTime())})
  and not exists (select from hidden_jobs where hidden_jobs.job_id = jobs.id and hidden_since <= ${at}))`;

type Sum = { readonly code: string | null; now: number; before: number };
type Sums = Map<string | null, Sum>;

async function countLive(db: Db, at: Date, jobsPerStatement: number) {
  const before = new Date(at.getTime() - weekMs);
  const provinces: Sums = new Map();
  const occupations: Sums = new Map();
  const add = (sums: Sums, code: string | null, row: { readonly now: number; readonly before: number }) => {
    const sum = sums.get(code) ?? { code, now: 0, before: 0 };
    sums.set(code, { code, now: sum.now + row.now, before: sum.before + row.before });
  };
  const { last } = await db
    .selectFrom('jobs')
    .select(({ fn }) => fn.max('id').as('last'))
    .executeTakeFirstOrThrow();
  for (let from = 0; from < (last ?? 0); from += jobsPerStatement) {
    const { rows } = await sql<{
      province: string | null;
      occupation: string | null;
      now: number;
      before: number;
    }>`
      select province, occupation, count(*) filter (where ${wasLive(at)}) as now,
        count(*) filter (where ${wasLive(before)}) as before
      from jobs where id > ${from} and id <= ${from + jobsPerStatement}
        and (status = 'Hiring' or closed_at > ${before}) group by 1, 2`.execute(db);
    for (const row of rows) {
      add(provinces, row.province, row);
      add(occupations, row.occupation, row);
    }
  }
  const sorted = (sums: Sums) =>
    [...sums.values()]
      .filter((sum) => sum.now + sum.before > 0)
      .sort((a, b) => b.now - a.now || b.before - a.before);
  const total = (when: 'now' | 'before') => [...provinces.values()].reduce((sum, row) => sum + row[when], 0);
  return {
    live_jobs: { now: total('now'), before: total('before') },
    provinces: sorted(provinces),
    occupations: sorted(occupations).slice(0, rowsShown),
  };
}

type Events = {
  new_jobs: number;
  applications: number;
  answered_in_time: number | null;
  days_to_first_application: number | null;
  days_to_answer: number | null;
  filled_jobs: number;
  reports: number;
};

/** What happened in the 7 days before `end`. */
async function readEvents(db: Db, end: Date): Promise<Events> {
  const start = new Date(end.getTime() - weekMs);
  const within = (column: string) => sql`${sql.ref(column)} > ${start} and ${sql.ref(column)} <= ${end}`;
  const days = (from: string, to: string) => sql.raw(`(extract(epoch from ${to} - ${from})::float8 / 86400)`);
  const median = (value: RawBuilder<unknown>) => sql`percentile_cont(0.5) within group (order by ${value})`;
  const { rows } = await sql<Events>`
    select
      (select count(*) from jobs where ${within('date_added')}) as new_jobs,
      (select count(*) from applications where ${within('date_added')}) as applications,
      (select avg((status <> 'pending' and date_updated <= date_added + interval '7 days')::int)::float8
        from applications
        where date_added > ${new Date(start.getTime() - weekMs)} and date_added <= ${start}) as answered_in_time,
      (select ${median(days('date_added', 'first'))} from (
        select jobs.date_added, (select min(date_added) from applications where job_id = jobs.id) as first
        from jobs where id in (select job_id from applications where ${within('date_added')})
      ) as jobs where ${within('first')}) as days_to_first_application,
      (select ${median(days('date_added', 'date_updated'))} from applications
        where status <> 'pending' and ${within('date_updated')}) as days_to_answer,
      (select count(*) from jobs where status = 'Closed' and outcome in ('filled_here', 'filled_elsewhere')
        and ${within('closed_at')}) as filled_jobs,
      (select count(*) from reports where ${within('created_at')}) as reports`.execute(db);
  const [events] = rows;
  if (events === undefined) throw new Error('A statement without a table returned no row.');
  return events;
}

/** The first and the last of the 7 days that end at a time. */
const daysUntil = (end: Date) => [dayInCambodia(-6, end.getTime()), dayInCambodia(0, end.getTime())] as const;

async function readVisits(db: Db, end: Date): Promise<{ visits: number; returning: number }> {
  const [first, last] = daysUntil(end);
  const rows = await db
    .selectFrom('daily_counts')
    .select(({ fn }) => ['what', fn.sum<number>('amount').as('amount')])
    .where('day', '>=', first)
    .where('day', '<=', last)
    .groupBy('what')
    .execute();
  const total = (what: 'visits' | 'returning') => rows.find((row) => row.what === what)?.amount ?? 0;
  return { visits: total('visits'), returning: total('returning') };
}

async function readEmptySearches(db: Db, at: Date): Promise<BoardHealth['empty_searches']> {
  const [first, last] = daysUntil(at);
  const [firstBefore, lastBefore] = daysUntil(new Date(at.getTime() - weekMs));
  const people = (from: string, to: string) =>
    sql`count(distinct person) filter (where day >= ${from} and day <= ${to})`;
  const { rows } = await sql<{ words: string; now: number; before: number }>`
    select words, ${people(first, last)} as now, ${people(firstBefore, lastBefore)} as before
    from empty_searches group by words having ${people(first, last)} >= ${fewestPeople}
    order by 2 desc, words limit ${sql.lit(rowsShown)}`.execute(db);
  return rows.map(({ before, ...row }) => ({ ...row, before: before < fewestPeople ? null : before }));
}

/** @param jobsPerStatement reading a million at once would take longer than a statement may */
export async function computeHealth(db: Db, at: Date, jobsPerStatement = 50_000): Promise<BoardHealth> {
  const weekBefore = new Date(at.getTime() - weekMs);
  // One after the other: the embedded database has one connection, and this is not urgent.
  const { live_jobs, provinces, occupations } = await countLive(db, at, jobsPerStatement);
  const events = { now: await readEvents(db, at), before: await readEvents(db, weekBefore) };
  const visits = { now: await readVisits(db, at), before: await readVisits(db, weekBefore) };
  const backup = await db.selectFrom('meta').select('value').where('key', '=', lastBackup).executeTakeFirst();
  const compare = <Name extends string>(
    weeks: Record<'now' | 'before', Record<Name, number | null>>,
    name: Name,
  ): Compared => ({ now: weeks.now[name], before: weeks.before[name] });
  const reportsPer1000 = (when: 'now' | 'before') =>
    live_jobs[when] === 0 ? null : (events[when].reports * 1_000) / live_jobs[when];
  return {
    at: at.toISOString(),
    figures: {
      live_jobs,
      new_jobs: compare(events, 'new_jobs'),
      visits: compare(visits, 'visits'),
      returning: compare(visits, 'returning'),
      applications: compare(events, 'applications'),
      answered_in_time: compare(events, 'answered_in_time'),
      days_to_first_application: compare(events, 'days_to_first_application'),
      days_to_answer: compare(events, 'days_to_answer'),
      filled_jobs: compare(events, 'filled_jobs'),
      reports_per_1000: { now: reportsPer1000('now'), before: reportsPer1000('before') },
    },
    provinces,
    occupations,
    empty_searches: await readEmptySearches(db, at),
    last_backup: backup?.value ?? null,
  };
}

/** Computes and stores the figures, which takes seconds on a board with a million jobs. */
export async function refreshHealth(db: Db, clock: Clock): Promise<void> {
  const at = clock();
  const health = await computeHealth(db, at);
  const row = { at, health };
  await db
    .insertInto('board_health')
    .values({ id: 1, ...row })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(row))
    .execute();
}

const unknown: Compared = { now: null, before: null };

/** The stored figures, at most an hour old; none until the first are computed. */
export async function readHealth(db: Db): Promise<BoardHealth> {
  const stored = await db.selectFrom('board_health').select('health').where('id', '=', 1).executeTakeFirst();
  return (
    stored?.health ?? {
      at: null,
      // The compiler cannot see that every figure is there.
      figures: Object.fromEntries(healthFigures.map((name) => [name, unknown])) as BoardHealth['figures'],
      provinces: [],
      occupations: [],
      empty_searches: [],
      last_backup: null,
    }
  );
}

/** Tells all operators once a week. */
export async function notifyOperators(db: Db, now: Date): Promise<void> {
  const operators = await db.selectFrom('operators').select('user_id').execute();
  const event = `board_health:${dayInCambodia(0, now.getTime())}`;
  await db.transaction().execute((trx) =>
    addNotices(
      trx,
      operators.map(({ user_id }) => ({ user_id, kind: 'board_health' as const, event })),
    ),
  );
}
