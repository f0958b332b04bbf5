/** Reminders (product 3.20): each once, for what still waits. */
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { dayInCambodia } from '#contract/days.ts';
import { remindOfWaiting } from '#server/applications/remind-waiting.ts';
import { remindOfExpiring } from '#server/jobs/remind-expiring.ts';
import { demoPassword } from '#server/seed/fixtures.ts';
import { type Hiring, openHiring } from '../support/hiring.ts';
import { posting } from '../support/samples.ts';
import { type Person, startServer, type TestServer } from '../support/test-server.ts';

let server: TestServer;
let hiring: Hiring;
beforeAll(async () => {
  server = await startServer({ isEmpty: true });
  hiring = await openHiring(server);
});
afterAll(() => server.close());

const { signal } = new AbortController();
const remind = async () => {
  await remindOfWaiting(server.db, server.clock, signal);
  await remindOfExpiring(server.db, server.clock, signal);
};
const listReminders = (to: Person) =>
  server.db
    .selectFrom('notices')
    .select(['kind', 'application_id', 'job_id', 'job_name', 'person', 'text'])
    .where('user_id', '=', to.user_id)
    .where('kind', 'in', ['application_waiting', 'job_expiring'])
    .orderBy('id')
    .execute();
const clear = () => server.db.deleteFrom('notices').execute();

test('an application without a decision gets a reminder after 7 days and after 14, and then no more', async () => {
  const { id } = await hiring.applied();
  const decided = await hiring.applied();
  await server.ask('PUT', `/app/${decided.id}`, {
    as: hiring.employer,
    body: { status: 'accepted', message: 'Yes' },
  });
  const reminder = {
    kind: 'application_waiting',
    application_id: id,
    job_id: hiring.job_id,
    job_name: expect.any(String) as string,
    person: expect.stringMatching(/\w/) as string,
  };
  server.later({ days: 6, hours: 23 });
  await remind();
  expect(await listReminders(hiring.employer)).toEqual([]);
  server.later({ hours: 1 });
  await Promise.all([remind(), remind()]);
  await remind();
  expect(await listReminders(hiring.employer)).toEqual([{ ...reminder, text: '7' }]);
  server.later({ days: 7 });
  await remind();
  server.later({ days: 1 });
  await remind();
  expect((await listReminders(hiring.employer)).map(({ text }) => text)).toEqual(['7', '14']);
  await clear();
});

test('a missed reminder is sent up to three days late, not later', async () => {
  const { id } = await hiring.applied();
  server.later({ days: 9 });
  await remind();
  expect((await listReminders(hiring.employer)).map((each) => [each.application_id, each.text])).toEqual([
    [id, '7'],
  ]);
  await clear();
  server.later({ days: 2 });
  await remind();
  expect(await listReminders(hiring.employer)).toEqual([]);
});

test('with more than one batch, each reminder is sent once', async () => {
  const own = await openHiring(server);
  const { id } = await own.applied();
  await sql`
    insert into users (name, name_key, password_hash, acc_type)
    select 'many ' || n, 'many ' || n, 'x', 'employee' from generate_series(1, 1100) n`.execute(server.db);
  await sql`
    insert into applications (job_id, user_id, date_added, cv)
    select job_id, users.id, date_added, cv from applications, users
    where applications.id = ${id} and users.name like 'many %'`.execute(server.db);
  server.later({ days: 7 });
  await remind();
  await remind();
  expect(await listReminders(own.employer)).toHaveLength(1_101);
});

test("a job's reminder is sent three days before its last day, and again after a new last day", async () => {
  const day = (days: number) => dayInCambodia(days, server.clock().getTime());
  const job_id = await hiring.post();
  await hiring.post();
  const setEnd = (expires_on: string) =>
    server.db.updateTable('jobs').set({ expires_on }).where('id', '=', job_id).execute();
  await setEnd(day(4));
  await remind();
  expect(await listReminders(hiring.employer)).toEqual([]);
  server.later({ days: 1 });
  await Promise.all([remind(), remind()]);
  const bare = { application_id: null, person: null, text: null };
  expect(await listReminders(hiring.employer)).toEqual([
    { ...bare, kind: 'job_expiring', job_id, job_name: posting.name },
  ]);
  server.later({ days: 1 });
  await remind();
  await setEnd(day(3));
  await remind();
  expect(await listReminders(hiring.employer)).toHaveLength(2);
  await clear();
});

test('no reminder is sent for a deleted applicant', async () => {
  const { person, id } = await hiring.applied();
  await server.ask('POST', '/user/delete', { as: person, body: { password: demoPassword } });
  expect((await hiring.list(hiring.employer)).find((one) => one.id === id)).toMatchObject({
    status: 'pending',
    user_id: null,
  });
  server.later({ days: 7 });
  await remind();
  expect(await listReminders(hiring.employer)).toEqual([]);
});

test('no reminder is sent for a hidden job', async () => {
  const { id } = await hiring.applied();
  const job_id = await hiring.post();
  const hide = (job: number) =>
    server.db.insertInto('hidden_jobs').values({ job_id: job, removed_at: server.clock() }).execute();
  await hide(hiring.job_id);
  await hide(job_id);
  const expires_on = dayInCambodia(10, server.clock().getTime());
  await server.db.updateTable('jobs').set({ expires_on }).where('id', '=', job_id).execute();
  server.later({ days: 7 });
  await remind();
  expect(await listReminders(hiring.employer)).toEqual([]);
  await server.db.deleteFrom('hidden_jobs').execute();
  await remind();
  expect((await listReminders(hiring.employer)).map((each) => each.application_id ?? each.job_id)).toEqual([
    id,
    job_id,
  ]);
});

test('the daily task sends them', async () => {
  const live = await startServer({ isEmpty: true, background: true });
  const own = await openHiring(live);
  await own.applied();
  live.later({ days: 8 });
  const planned = () =>
    live.db.selectFrom('tasks').select('due').where('kind', '=', 'reminders').executeTakeFirst();
  await expect.poll(planned, { timeout: 10_000 }).toBeDefined();
  expect((await planned())?.due.toISOString()).toMatch(/T02:00:00.000Z$/);
  await sql`update tasks set due = now() where kind = 'reminders'`.execute(live.db);
  await expect
    .poll(
      () => live.db.selectFrom('notices').select('text').where('kind', '=', 'application_waiting').execute(),
      {
        timeout: 10_000,
      },
    )
    .toEqual([{ text: '7' }]);
  await live.close();
});
