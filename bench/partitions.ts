/** What partitions by time would do for a large table of notices: the same rows in one table and in monthly partitions. */
import { type Kysely, sql } from 'kysely';
import { openDatabase } from '#server/database/connect.ts';
import { createPostgresServer } from '../tests/support/postgres-server.ts';

const days = 180;
const noticesOfPerson = 20;
const months = 7;
const calls = 300;
/** The batch size of housekeeping (notices/notice-store.ts). */
const batch = 1_000;
const kinds = ['one table', 'a part for each month'] as const;
type Kind = (typeof kinds)[number];

async function makeTable(db: Kysely<unknown>, kind: Kind): Promise<void> {
  const inParts = kind !== 'one table';
  await sql`drop table if exists bench_notices`.execute(db);
  await sql`
    create table bench_notices (
      id bigint not null, user_id bigint not null, event text not null, kind text not null,
      at timestamptz not null, read_at timestamptz, job_id bigint, job_name text
    ) ${inParts ? sql`partition by range (at)` : sql``}`.execute(db);
  for (let month = 0; inParts && month < months; month += 1)
    await sql`
      create table ${sql.ref(`bench_notices_${month}`)} partition of bench_notices for values
      from (${sql.lit(dayAgo(days + 1 - month * 30))}) to (${sql.lit(dayAgo(days + 1 - (month + 1) * 30))})`.execute(
      db,
    );
}

const dayAgo = (count: number): string =>
  new Date(Math.floor(Date.now() / 86_400_000 - count) * 86_400_000).toISOString();

async function fill(db: Kysely<unknown>, kind: Kind, rows: number): Promise<void> {
  await makeTable(db, kind);
  const people = Math.ceil(rows / noticesOfPerson);
  await sql`
    insert into bench_notices
    select n, 1 + (n * 7919) % ${people}::bigint, concat('alert:', n), 'search_alert',
      now() - ${days}::int * (1 - n::float8 / ${rows}::bigint) * interval '1 day',
      case when n % 3 > 0 then now() end, n % 1000000, 'Sales assistant for our shop'
    from generate_series(1::bigint, ${rows}::bigint) n`.execute(db);
  // A unique key must contain the partition column, so it can no longer prevent a second notice of an event.
  const key = kind === 'one table' ? sql`user_id, event` : sql`user_id, event, at`;
  await sql`create unique index on bench_notices (${key})`.execute(db);
  await sql`create index on bench_notices (id)`.execute(db);
  await sql`create index on bench_notices (user_id, id desc)`.execute(db);
  await sql`create index on bench_notices (user_id) where read_at is null`.execute(db);
  await sql`vacuum analyze bench_notices`.execute(db);
}

async function median(work: (nth: number) => Promise<unknown>): Promise<string> {
  const taken: number[] = [];
  for (let nth = 0; nth < calls; nth += 1) {
    const began = performance.now();
    await work(nth);
    taken.push(performance.now() - began);
  }
  taken.sort((one, other) => one - other);
  const at = (part: number) => (taken[Math.floor((calls - 1) * part)] ?? Number.NaN).toFixed(2);
  return `${at(0.5)} / ${at(0.99)}`;
}

const seconds = async (work: () => Promise<unknown>): Promise<string> => {
  const began = performance.now();
  await work();
  return ((performance.now() - began) / 1_000).toFixed(1);
};

async function removeOldestDay(db: Kysely<unknown>, before: string): Promise<void> {
  for (let removed = batch; removed >= batch;) {
    const { rows } = await sql`
      delete from bench_notices where id = any(array(
        select id from (select id, at from bench_notices order by id limit ${sql.lit(batch)}) oldest where at < ${before}
      )) returning id`.execute(db);
    removed = rows.length;
  }
}

async function measure(db: Kysely<unknown>, kind: Kind, rows: number): Promise<void> {
  const people = Math.ceil(rows / noticesOfPerson);
  const filled = await seconds(() => fill(db, kind, rows));
  const person = (nth: number) => 1 + ((nth * 104_729) % people);
  const page = await median((nth) =>
    sql`select * from bench_notices where user_id = ${person(nth)} order by id desc limit 20`.execute(db),
  );
  const insert = await median((nth) =>
    sql`
      insert into bench_notices (id, user_id, event, kind, at)
      values (${rows + nth + 1}::bigint, ${person(nth)}, ${`insert:${nth}`}, 'closed', now())
      on conflict do nothing`.execute(db),
  );
  const oldest = await seconds(() => removeOldestDay(db, dayAgo(days - 1)));
  const month = await seconds(() =>
    kind === 'one table'
      ? removeOldestDay(db, dayAgo(days - 5))
      : sql`drop table bench_notices_0`.execute(db),
  );
  console.log(`\n${kind}: ${rows} notices, filled in ${filled} s`);
  console.log(`a page of one person's, ms, p50 / p99   ${page}`);
  console.log(`one more, ms, p50 / p99                 ${insert}`);
  console.log(`the oldest day thrown away, s           ${oldest}`);
  console.log(
    `${kind === 'one table' ? 'four more days thrown away, s           ' : 'the oldest month dropped, s             '}${month}`,
  );
}

/** @param server where the tables are created; a throw-away PostgreSQL by default */
export async function benchPartitions(rows: number, server: string | undefined): Promise<void> {
  const own = server === undefined ? await createPostgresServer() : undefined;
  const database = await openDatabase({ url: server ?? own?.url('postgres') ?? '', statementTimeout: 0 });
  const db: Kysely<unknown> = database.db as never;
  try {
    for (const kind of kinds) await measure(db, kind, rows);
  } finally {
    await sql`drop table if exists bench_notices`.execute(db);
    await database.close();
    await own?.remove();
  }
}
