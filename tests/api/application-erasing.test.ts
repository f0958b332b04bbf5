/** Copies of CVs are deleted after the retention period (product 4.19). */
import { EventEmitter } from 'node:events';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type ApplicationAnswer } from '#contract/application-details.ts';
import { cv } from '#contract/cvs.ts';
import { dayInCambodia } from '#contract/days.ts';
import { eraseOldCopies } from '#server/applications/personal-data.ts';
import { closeExpired } from '#server/jobs/close-jobs.ts';
import { type Hiring, openHiring } from '../support/hiring.ts';
import { newOperator } from '../support/operators.ts';
import { cvOfDara } from '../support/samples.ts';
import { startServer, type TestServer } from '../support/test-server.ts';

let server: TestServer;
let hiring: Hiring;
beforeAll(async () => {
  server = await startServer({ isEmpty: true });
  hiring = await openHiring(server);
});
afterAll(() => server.close());

const erase = () => eraseOldCopies(server.db, server.clock, 12);
const decided = async (daysAgo: number) => {
  const person = await hiring.seeker();
  const { id } = await hiring.apply(person, { job_id: await hiring.post() });
  await server.ask('PUT', `/app/${id}`, { as: hiring.employer, body: { status: 'accepted' } });
  const at = new Date(server.clock().getTime() - daysAgo * 86_400_000);
  await server.db.updateTable('applications').set({ date_updated: at }).where('id', '=', id).execute();
  return { person, id };
};
const read = async (id: number) =>
  (await server.ask('GET', `/app/${id}`, { as: hiring.employer })).body as ApplicationAnswer;

test('twelve months after the decision, CV and names are deleted for both sides, and nothing else', async () => {
  const { person, id } = await decided(366);
  const younger = await decided(364);
  await erase();
  for (const as of [person, hiring.employer]) {
    const { body } = await server.ask('GET', `/app/${id}`, { as });
    expect(body).toMatchObject({
      cv: null,
      application: { id, status: 'accepted', first_name: '', last_name: '' },
    });
    expect((await hiring.list(as)).find((one) => one.id === id)).toMatchObject({
      first_name: '',
      last_name: '',
    });
  }
  expect((await server.ask('GET', `/cv/${person.user_id}`, { as: hiring.employer })).status).toBe(404);
  expect((await server.ask('GET', `/cv/${person.user_id}`, { as: person })).status).toBe(200);
  const { rows } = await sql<{ cv: string }>`select cv::text from applications where id = ${id}`.execute(
    server.db,
  );
  for (const value of Object.values(cvOfDara.user_info).filter(Boolean))
    expect(rows[0]?.cv).not.toContain(value);
  cv.parse(JSON.parse(rows[0]?.cv ?? ''));
  expect((await read(younger.id)).cv).not.toBeNull();
});

test('for an undecided application the period starts when its job closes, and the job says when', async () => {
  const job_id = await hiring.post();
  const { id } = await hiring.apply(await hiring.seeker(), { job_id });
  const closedAt = async () =>
    (
      await server.db
        .selectFrom('jobs')
        .select('closed_at')
        .where('id', '=', job_id)
        .executeTakeFirstOrThrow()
    ).closed_at;
  expect(await closedAt()).toBeNull();
  await server.ask('PATCH', `/job/stop/${job_id}`, { as: hiring.employer });
  const closed = await closedAt();
  expect(Math.abs((closed?.getTime() ?? 0) - Date.now())).toBeLessThan(60_000);
  await erase();
  expect((await read(id)).cv).not.toBeNull();
  await sql`update jobs set closed_at = now() - interval '13 months' where id = ${job_id}`.execute(server.db);
  await erase();
  expect((await read(id)).cv).toBeNull();
});

test.each(['expired', 'removed'])('a job that is %s counts as closed', async (why) => {
  const job_id = await hiring.post();
  const { id } = await hiring.apply(await hiring.seeker(), { job_id });
  if (why === 'expired') {
    await sql`update jobs set expires_on = ${dayInCambodia(-1)} where id = ${job_id}`.execute(server.db);
    await closeExpired(server.db, new EventEmitter());
  } else {
    const as = await newOperator(server, 'Mony');
    const body = { action: 'remove', reason: 'A deposit.' };
    expect((await server.ask('PATCH', `/operator/job/${job_id}`, { as, body })).status).toBe(200);
  }
  await sql`update jobs set closed_at = closed_at - interval '364 days' where id = ${job_id}`.execute(
    server.db,
  );
  await erase();
  expect((await read(id)).cv).not.toBeNull();
  await sql`update jobs set closed_at = closed_at - interval '3 days' where id = ${job_id}`.execute(
    server.db,
  );
  await erase();
  expect((await read(id)).cv).toBeNull();
});

test('the server deletes by itself after the configured number of months', async () => {
  const live = await startServer({
    isEmpty: true,
    background: true,
    settings: { keepApplicationsMonths: 2 },
  });
  const own = await openHiring(live);
  const days = [40, 70];
  const ids: number[] = [];
  for (const ago of days) {
    const { id } = await own.applied();
    await live.ask('PUT', `/app/${id}`, { as: own.employer, body: { status: 'accepted' } });
    const at = new Date(live.clock().getTime() - ago * 86_400_000);
    await live.db.updateTable('applications').set({ date_updated: at }).where('id', '=', id).execute();
    ids.push(id);
  }
  const due = sql`update tasks set due = now() where kind = 'housekeeping' returning id`;
  const patience = { timeout: 10_000 };
  await expect.poll(async () => (await due.execute(live.db)).rows, patience).toHaveLength(1);
  const names = async () => (await own.list(own.employer)).map(({ first_name }) => first_name);
  await expect.poll(names, patience).toEqual([cvOfDara.user_info.first_name, '']);
  await live.close();
});

test('copies stay while the job is open, however old', async () => {
  const { id } = await hiring.apply(await hiring.seeker(), { job_id: await hiring.post() });
  const long = new Date(server.clock().getTime() - 1_000 * 86_400_000);
  const old = { date_added: long, date_updated: long };
  await server.db.updateTable('applications').set(old).where('id', '=', id).execute();
  await erase();
  expect((await read(id)).cv).not.toBeNull();
});

test('many copies are deleted in batches', async () => {
  const { id } = await decided(400);
  await sql`insert into users (name, name_key, password_hash, acc_type)
    select 'many ' || n, 'many ' || n, '-', 'employee' from generate_series(1, 1200) n`.execute(server.db);
  await sql`insert into applications (job_id, user_id, cv, status, date_updated)
    select job_id, users.id, cv, status, date_updated from applications, users
    where applications.id = ${id} and users.name_key like 'many %'`.execute(server.db);
  await erase();
  const left = await server.db
    .selectFrom('applications')
    .select('id')
    .where('status', '=', 'accepted')
    .where('cv_erased_at', 'is', null)
    .where('job_id', 'in', (eb) => eb.selectFrom('applications').select('job_id').where('id', '=', id))
    .execute();
  expect(left).toEqual([]);
});
