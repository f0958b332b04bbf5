/** Thousands of notices (product 3.17): old ones are deleted, and no statement reads them all. */
import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Notice } from '#contract/notices.ts';
import { applyRetention } from '#server/housekeeping.ts';
import { addNotices } from '#server/notices/notice-store.ts';
import { startServer, type TestServer } from '../support/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

const dayBefore = (days: number) => new Date(Date.now() - days * 24 * 3_600_000);

test('notices older than 180 days are deleted in batches', async () => {
  const person = await server.newcomer('employee');
  await addNotices(
    server.db,
    Array.from({ length: 2_100 }, () => ({
      user_id: person.user_id,
      kind: 'company_verified' as const,
      event: randomUUID(),
    })),
  );
  const { body } = await server.ask('GET', '/notice', { as: person });
  const ids = (body as Notice[]).map(({ id }) => id);
  await server.db
    .updateTable('notices')
    .set({ at: dayBefore(181) })
    .execute();
  await server.db
    .updateTable('notices')
    .set({ at: dayBefore(179) })
    .where('id', 'in', ids.slice(0, 2))
    .execute();
  await applyRetention('notices', { ...server, keepApplicationsMonths: 12 });
  const left = await server.db.selectFrom('notices').select('id').orderBy('id', 'desc').execute();
  expect(left.map(({ id }) => id)).toEqual(ids.slice(0, 2));
});

test('the server deletes them by itself', async () => {
  const live = await startServer({ isEmpty: true, background: true });
  const { user_id } = await live.newcomer('employee');
  const of = (days: number) =>
    ({ user_id, kind: 'job_closed', event: `${days}`, at: dayBefore(days) }) as const;
  await live.db
    .insertInto('notices')
    .values([of(181), of(179)])
    .execute();
  const due = sql`update tasks set due = now() where kind = 'housekeeping' returning id`;
  await expect.poll(async () => (await due.execute(live.db)).rows, { timeout: 10_000 }).toHaveLength(1);
  const left = live.db.selectFrom('notices').select('event');
  await expect.poll(() => left.execute(), { timeout: 10_000 }).toEqual([{ event: '179' }]);
  await live.close();
});

describe('among a hundred thousand notices', () => {
  beforeAll(async () => {
    await sql`
      insert into notices (user_id, event, kind, read_at)
      select (array(select id from users order by id limit 50))[1 + n % 50], 'many ' || n, 'job_closed',
        case when n % 3 = 0 then null else now() end
      from generate_series(1, 100000) n`.execute(server.db);
    await sql`analyze notices`.execute(server.db);
  });

  test.each([
    ['a page', sql`select id from notices where user_id = 3 and id < 90000 order by id desc limit 30`],
    ['the count', sql`select id from notices where user_id = 3 and read_at is null limit 10000`],
    [
      'unread ones',
      sql`select id from notices where user_id = 3 and read_at is null and id <= 90000
        order by id desc limit 1000 for update`,
    ],
    [
      'those to delete',
      sql`select id from (select id, at from notices order by id limit 1000) oldest where at < now()`,
    ],
  ])('%s are found by an index', async (_what, query) => {
    const { rows } = await sql<{ 'QUERY PLAN': string }>`explain ${query}`.execute(server.db);
    const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
    expect(plan).toMatch(/Index|Bitmap/);
    expect(plan).not.toContain('Seq Scan');
  });
});
