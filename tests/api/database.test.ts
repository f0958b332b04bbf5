/** The database as the stores use it: the same values, errors and transactions on both engines. */
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newJob } from '#contract/postings.ts';
import { isForeignKeyViolation, isUnavailable } from '#server/database/database-error.ts';
import { openDatabase } from '#server/database/connect.ts';
import { maintain } from '#server/database/connect.ts';
import { migrate } from '#server/database/migrate.ts';
import { toJobRow } from '#server/jobs/posting-store.ts';
import { freshDatabase, freshSettings, testEngine, type FreshDatabase } from '../support/engines.ts';
import { posting } from '../support/samples.ts';

let database: FreshDatabase;
beforeAll(async () => {
  database = await freshDatabase();
});
afterAll(() => database.remove());

let people = 0;
const person = async () => {
  people += 1;
  const user = {
    name: 'Dara',
    name_key: `dara ${people}`,
    password_hash: 'x',
    acc_type: 'employee',
  } as const;
  return database.db.insertInto('users').values(user).returningAll().executeTakeFirstOrThrow();
};

const caught = (promise: Promise<unknown>) =>
  promise.then(
    () => undefined,
    (error: unknown) => error,
  );

test('the requested engine is used, and answers', async () => {
  expect(database.engine).toBe(testEngine === 'postgres' ? 'postgres' : 'embedded');
  await database.ping();
});

test('a migrated database has nothing left to migrate', async () => {
  expect(await migrate(database.db)).toEqual([]);
});

test('ids are numbers, timestamps are dates and unset profile fields are empty', async () => {
  const user = await person();
  expect(user.id).toBeTypeOf('number');
  expect(Math.abs(user.created_at.getTime() - Date.now())).toBeLessThan(60_000);
  expect(user.facebook).toBe('');
});

test('every type of value is read as it was stored', async () => {
  const { id } = await person();
  const values = {
    requirements: ['a, "b" \\ {c}', 'ភាសាខ្មែរ', 'null', ''],
    salary_number: 1234.5,
    date_added: new Date(1e12),
  };
  const stored = await database.db
    .insertInto('jobs')
    .values({ ...toJobRow(newJob.parse(posting), id, new Date()), ...values })
    .returningAll()
    .executeTakeFirstOrThrow();
  expect(stored).toMatchObject({ ...values, responsibilities: posting.responsibilities, status: 'Hiring' });
});

test.each([['a text'], [['a list']], [{ nested: { text: 'ខ្មែរ "quoted"', none: null } }], [7], [true]])(
  'jsonb returns %j as a value',
  async (value) => {
    const { rows } = await sql`select ${JSON.stringify(value)}::jsonb as value`.execute(database.db);
    expect(rows).toEqual([{ value }]);
  },
);

test('counts are numbers, and changed rows are counted', async () => {
  const { id } = await person();
  const { rows } = await sql<{ n: number }>`select count(*) as n from users where id = ${id}`.execute(
    database.db,
  );
  expect(rows).toEqual([{ n: 1 }]);
  const changed = await database.db
    .updateTable('users')
    .set({ name: 'Sokha' })
    .where('id', '=', id)
    .executeTakeFirst();
  expect(changed.numUpdatedRows).toBe(1n);
});

test('a duplicate name is reported as a unique violation, in a short message', async () => {
  const { name_key } = await person();
  const again = { name: 'x'.repeat(50_000), name_key, password_hash: 'x', acc_type: 'employee' } as const;
  const error = await caught(database.db.insertInto('users').values(again).execute());
  expect(error).toMatchObject({ name: 'DatabaseError', code: '23505' });
  expect(isUnavailable(error)).toBe(false);
  expect(JSON.stringify(error).length + String(error).length).toBeLessThan(1_000);
});

test('a reference to a missing user is reported as a foreign key violation', async () => {
  const session = { token_hash: 't', user_id: 999_999 };
  expect(
    isForeignKeyViolation(await caught(database.db.insertInto('sessions').values(session).execute())),
  ).toBe(true);
});

test('a transaction that throws is rolled back', async () => {
  const work = database.db.transaction().execute(async (trx) => {
    await trx.insertInto('meta').values({ key: 'half', value: '' }).execute();
    throw new Error('changed my mind');
  });
  await expect(work).rejects.toThrow('changed my mind');
  expect(await database.db.selectFrom('meta').selectAll().where('key', '=', 'half').execute()).toEqual([]);
});

test('a transaction with an ignored failed statement does not count as committed', async () => {
  const work = database.db.transaction().execute(async (trx) => {
    await trx.insertInto('meta').values({ key: 'ignored', value: '' }).execute();
    await caught(sql`select nothing`.execute(trx));
  });
  await expect(work).rejects.toMatchObject({ code: '25P02' });
});

test('queries outside a transaction neither see it nor become part of it', async () => {
  let enter = () => {};
  const entered = new Promise<void>((resolve) => (enter = resolve));
  const work = database.db.transaction().execute(async (trx) => {
    await trx.insertInto('meta').values({ key: 'inside', value: '' }).execute();
    enter();
    await new Promise((resolve) => setTimeout(resolve, 100));
    throw new Error('rolled back');
  });
  await entered;
  const [outside] = await Promise.all([
    database.db.insertInto('meta').values({ key: 'outside', value: '' }).execute(),
    caught(work),
  ]);
  expect(outside).toHaveLength(1);
  const stored = await database.db
    .selectFrom('meta')
    .select('key')
    .where('key', 'in', ['inside', 'outside'])
    .execute();
  expect(stored).toEqual([{ key: 'outside' }]);
});

test('fifty concurrent transactions all count', async () => {
  await database.db.insertInto('meta').values({ key: 'counter', value: '0' }).execute();
  await Promise.all(
    Array.from({ length: 50 }, () =>
      database.db.transaction().execute(async (trx) => {
        const { value } = await trx
          .selectFrom('meta')
          .select('value')
          .where('key', '=', 'counter')
          .forUpdate()
          .executeTakeFirstOrThrow();
        await trx
          .updateTable('meta')
          .set({ value: String(Number(value) + 1) })
          .where('key', '=', 'counter')
          .execute();
      }),
    ),
  );
  const { value } = await database.db
    .selectFrom('meta')
    .select('value')
    .where('key', '=', 'counter')
    .executeTakeFirstOrThrow();
  expect(value).toBe('50');
});

test('waiting too long for a connection fails with "busy"', async () => {
  const { settings, remove } = await freshSettings();
  const { db, close } = await openDatabase({ ...settings, max: 1, connectTimeout: 200 });
  let leave = () => {};
  const held = new Promise<void>((resolve) => (leave = resolve));
  const holding = db.transaction().execute(async (trx) => {
    await trx.selectFrom('meta').selectAll().execute();
    await held;
  });
  const waiting = () => caught(db.selectFrom('meta').selectAll().execute());
  await new Promise((resolve) => setTimeout(resolve, 100));
  for (const error of await Promise.all([waiting(), waiting()])) expect(isUnavailable(error)).toBe(true);
  leave();
  await holding;
  expect(await waiting()).toBeUndefined();
  await close();
  await remove();
});

test.runIf(testEngine === 'postgres')(
  'of two conflicting serializable transactions one is refused',
  async () => {
    await database.db
      .insertInto('meta')
      .values([
        { key: 'left', value: '1' },
        { key: 'right', value: '1' },
      ])
      .execute();
    const take = (key: string) =>
      database.db
        .transaction()
        .setIsolationLevel('serializable')
        .execute(async (trx) => {
          await trx.selectFrom('meta').selectAll().where('key', 'in', ['left', 'right']).execute();
          await new Promise((resolve) => setTimeout(resolve, 50));
          await trx.updateTable('meta').set({ value: '0' }).where('key', '=', key).execute();
        });
    const errors = (await Promise.all([caught(take('left')), caught(take('right'))])).filter(
      (error) => error !== undefined,
    );
    expect(errors).toMatchObject([{ code: '40001' }]);
  },
);

test.runIf(testEngine === 'pglite')('maintenance updates the statistics of a table that grew', async () => {
  await sql`insert into meta select 'grown ' || n, 'x' from generate_series(1, 3000) n`.execute(database.db);
  // PostgreSQL publishes its counters at most once a second unless flushed.
  await sql`select pg_stat_force_next_flush()`.execute(database.db);
  await database.ping();
  await maintain(database.db);
  const { rows } = await sql<{
    rows: number;
  }>`select reltuples as rows from pg_class where relname = 'meta'`.execute(database.db);
  expect(rows[0]?.rows).toBeGreaterThan(2_900);
});
