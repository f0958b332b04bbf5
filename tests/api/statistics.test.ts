/** What is counted about jobs (product 7.46): by person and day, without identifiers. */
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { dayInCambodia, dayMs } from '#contract/days.ts';
import { type JobStats } from '#contract/statistics.ts';
import { readJobStats } from '#server/statistics/count-store.ts';
import { newOperator } from '../support/operators.ts';
import { posting, shortCv } from '../support/samples.ts';
import { type Person, startServer, type TestServer } from '../support/test-server.ts';

let server: TestServer;
let owner: Person;
let seeker: Person;
let job_id: number;
beforeAll(async () => {
  server = await startServer({ isEmpty: true });
  owner = await server.newcomer('employer');
  seeker = await server.newcomer('employee');
  await server.ask('POST', '/cv', { as: seeker, body: shortCv });
});
afterAll(() => server.close());
beforeEach(async () => {
  const posted = await server.ask('POST', '/job', { as: owner, body: posting });
  ({ job_id } = posted.body as { job_id: number });
});

const seen = (from: string, as?: Person) =>
  server.ask('POST', `/job/${job_id}/seen`, { ...(as && { as }), body: { from } });
const readStats = async (as: Person = owner) => {
  const { status, body } = await server.ask('GET', `/job/${job_id}/stats`, { as });
  return { status, stats: body as JobStats };
};
const today = () => dayInCambodia(0, server.clock().getTime());

test('the employer sees by day how many saw, saved and applied for the job', async () => {
  for (const from of ['search', 'search', 'home']) expect((await seen(from)).status).toBe(204);
  await seen('channel', seeker);
  await server.ask('POST', `/job/addFav/${job_id}`, { as: seeker });
  await server.ask('POST', '/app', { as: seeker, body: { job_id } });
  const { stats } = await readStats();
  expect(stats.days).toEqual([{ day: today(), seen: 4, saved: 1, applied: 1, contacted: 0 }]);
  expect(stats.answered).toBe(0);
});

test('a source of fewer than five people is not shown exactly', async () => {
  for (let person = 0; person < 5; person += 1) await seen('link');
  for (let person = 0; person < 4; person += 1) await seen('feed');
  for (let person = 0; person < 6; person += 1) await seen('poster');
  expect((await readStats()).stats.sources).toMatchObject({ link: 5, feed: null, alert: 0, poster: 6 });
});

test('the employer and operators are not counted, nor is a source that does not exist', async () => {
  await seen('search', owner);
  await seen('search', await newOperator(server, 'Mony'));
  expect((await seen('elsewhere')).status).toBe(422);
  expect((await readStats()).stats.days).toEqual([]);
});

test('only the employer reads them, for 90 days', async () => {
  await seen('search');
  expect((await readStats(seeker)).status).toBe(403);
  expect((await readStats(await server.newcomer('employer'))).status).toBe(404);
  const daysAfter = async (days: number) => {
    const now = new Date(server.clock().getTime() + days * dayMs);
    return (await readJobStats(server.db, job_id, owner.user_id, now)).days;
  };
  expect(await daysAfter(89)).toHaveLength(1);
  expect(await daysAfter(90)).toEqual([]);
});

test('a job that others cannot see is not counted, and one that does not exist is no error', async () => {
  await server.db.insertInto('hidden_jobs').values({ job_id, removed_at: server.clock() }).execute();
  expect((await seen('search')).status).toBe(204);
  expect(
    await server.db.selectFrom('job_views').select('amount').where('job_id', '=', job_id).execute(),
  ).toEqual([]);
  expect((await server.ask('POST', '/job/99999999/seen', { body: { from: 'search' } })).status).toBe(204);
});

test('who stops hiring may say how it ended, also later; clients that say nothing stop as before', async () => {
  const stop = (body?: object) =>
    server.ask('PATCH', `/job/stop/${job_id}`, { as: owner, ...(body && { body }) });
  const outcome = async () =>
    (await server.db.selectFrom('jobs').select('outcome').where('id', '=', job_id).executeTakeFirst())
      ?.outcome;
  expect(await stop()).toMatchObject({ status: 200, body: { job_id, status: 'Closed' } });
  expect(await outcome()).toBe(null);
  await stop({ outcome: 'filled_here' });
  expect(await outcome()).toBe('filled_here');
  await stop();
  expect(await outcome()).toBe('filled_here');
  expect((await stop({ outcome: 'perhaps' })).status).toBe(422);
});
