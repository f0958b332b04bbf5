/** How sitemaps detect changes (product 7.40): all hiding and showing is noticed, and checking is cheap. */
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { deleteOldHiddenChanges, readHiddenMark } from '#server/jobs/job-visibility-store.ts';
import { openHiring } from '../support/hiring.ts';
import { copyOfJob } from '../support/paged-lists.ts';
import { startServer, type TestServer } from '../support/test-server.ts';
import { watchPlans } from '../support/watched-plans.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer({ isEmpty: true });
});
afterAll(() => server.close());

test('hiding and showing jobs and accounts is noticed each time', async () => {
  const { db } = server;
  const { job_id } = await openHiring(server);
  const { user_id } = await server.newcomer('employer');
  const suspended = (at: Date | null) =>
    db.updateTable('users').set({ suspended_at: at }).where('id', '=', user_id).execute();
  const marks = [await readHiddenMark(db)];
  for (const change of [
    () => db.insertInto('hidden_jobs').values({ job_id, removed_at: new Date() }).execute(),
    () => db.deleteFrom('hidden_jobs').execute(),
    () => suspended(new Date()),
    () => suspended(null),
  ]) {
    await change();
    marks.push(await readHiddenMark(db));
  }
  expect(new Set(marks).size).toBe(marks.length);
  await db.updateTable('users').set({ name: 'Other' }).where('id', '=', user_id).execute();
  expect(await readHiddenMark(db)).toBe(marks.at(-1));
});

test('checking reads a few rows, however much is hidden', async () => {
  const { job_id, employer } = await openHiring(server);
  await copyOfJob(job_id, employer.user_id, 3_000).execute(server.db);
  await sql`insert into hidden_jobs (job_id) select id from jobs`.execute(server.db);
  await sql`insert into hidden_changes select from generate_series(1, 3000)`.execute(server.db);
  await sql`analyze`.execute(server.db);
  const { db, rowsRead } = watchPlans(server.db);
  const mark = await readHiddenMark(db);
  expect(await rowsRead()).toBe(100);
  await deleteOldHiddenChanges(server.db);
  const left = await sql<{ count: number }>`select count(*) from hidden_changes`.execute(server.db);
  expect([left.rows[0]?.count, await readHiddenMark(server.db)]).toEqual([1000, mark]);
});
