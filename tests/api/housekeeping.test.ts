/** Deleting old rows in the background: completely, in batches, each table on its own. */
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { runHousekeeping } from '#server/housekeeping.ts';
import { freshDatabase, type FreshDatabase } from '../support/engines.ts';
import { watchQueries } from '../support/watched-queries.ts';

let database: FreshDatabase;
beforeAll(async () => {
  database = await freshDatabase();
});
afterAll(() => database.remove());

const clock = () => new Date();
const warn = vi.fn();
const log = { warn };

const fill = () =>
  sql`insert into rate_limit_points (key, points, expire)
    select 'key ' || number, 1, 0 from generate_series(1, 2500) as number`.execute(database.db);
const left = async () => (await database.db.selectFrom('rate_limit_points').select('key').execute()).length;

test('many rows are deleted in batches, and valid ones stay', async () => {
  await fill();
  const valid = { key: 'valid', points: 1, expire: Date.now() + 3_600_000 };
  await database.db.insertInto('rate_limit_points').values(valid).execute();
  const { db, queries } = watchQueries(database.db);
  await runHousekeeping({ db, clock, log, keepApplicationsMonths: 12 });
  expect(await left()).toBe(1);
  expect(queries.length).toBeGreaterThan(5);
  expect(warn).not.toHaveBeenCalled();
});

test('the counts are folded together and stay the same', async () => {
  const { db } = database;
  await sql`insert into counts (counted, amount) select 'job', 2 from generate_series(1, 2500)`.execute(db);
  await runHousekeeping({ db, clock, log, keepApplicationsMonths: 12 });
  const { rows } = await sql`select counted, amount from counts`.execute(db);
  expect(rows).toEqual([{ counted: 'job', amount: 5_000 }]);
});

test('messages to the team are deleted after a year, also those of guests', async () => {
  const { db } = database;
  await sql`insert into messages (email, name, text, created_at) values
    ('old@example.com', 'Old', 'Hello', now() - interval '366 days'),
    ('new@example.com', 'New', 'Hello', now() - interval '364 days')`.execute(db);
  await runHousekeeping({ db, clock, log, keepApplicationsMonths: 12 });
  const messages = await db.selectFrom('messages').select('name').execute();
  expect(messages.map(({ name }) => name)).toEqual(['New']);
});

test('a failing table is logged and does not stop the others', async () => {
  const { db } = database;
  await fill();
  await sql`alter table sessions rename to away`.execute(db);
  await runHousekeeping({ db, clock, log, keepApplicationsMonths: 12 });
  await sql`alter table away rename to sessions`.execute(db);
  expect(warn.mock.calls).toEqual([
    [{ table: 'sessions', reason: expect.stringContaining('sessions') as string }, 'housekeeping failed'],
  ]);
  expect(await left()).toBe(1);
});
