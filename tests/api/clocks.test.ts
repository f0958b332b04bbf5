/** Clock jumps (product 7.20): nothing is lost or done twice, and daily tasks run once a day. */
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type Notice } from '#contract/notices.ts';
import { openHiring } from '../support/hiring.ts';
import { posting } from '../support/samples.ts';
import { startServer, type TestServer } from '../support/test-server.ts';

let server: TestServer;
beforeEach(async () => {
  server = await startServer({ isEmpty: true, background: true });
  await server.app.ready();
  await expect.poll(schedules, patience).toContain('evening_alerts');
});
afterEach(() => server.close());

const patience = { timeout: 20_000 };
const schedules = async () =>
  (await server.db.selectFrom('tasks').select('kind').where('key', '=', 'schedule').execute()).map(
    ({ kind }) => kind,
  );
/** Moves all stored timestamps back, as if the database's clock jumped forward. */
const jump = (hours: number) =>
  sql`update tasks set due = due - make_interval(hours => ${hours}::int)`.execute(server.db);
const dueOf = async (kind: string) =>
  (
    await server.db.selectFrom('tasks').select('due').where('kind', '=', kind).executeTakeFirstOrThrow()
  ).due.getTime();
/** Makes the schedule due, and waits until it has run. */
async function runNow(kind: string): Promise<void> {
  await sql`update tasks set due = now() - interval '1 second' where kind = ${kind}`.execute(server.db);
  const planned = sql`select from tasks where kind = ${kind} and holder is null and due > now()`;
  await expect.poll(async () => (await planned.execute(server.db)).rows, patience).toHaveLength(1);
}
const hour = 3_600_000;

test('the database clock jumps forward and back: each evening alert is sent once', async () => {
  const hiring = await openHiring(server);
  const person = await server.newcomer('employee');
  const body = { name: 'Mine', terms: { keyword: 'zebra' }, alert: 'daily' };
  await server.ask('POST', '/search', { as: person, body });
  await server.ask('POST', '/job', { as: hiring.employer, body: { ...posting, name: 'Zebra' } });
  await expect
    .poll(async () => (await sql`select from waiting_alerts`.execute(server.db)).rows, patience)
    .toHaveLength(1);
  await runNow('evening_alerts');
  const next = await dueOf('evening_alerts');
  // The clock jumped back before the completed run: its row says the next day, whatever the hour is now.
  await jump(-1);
  await jump(1);
  expect(await dueOf('evening_alerts')).toBe(next);
  await runNow('evening_alerts');
  const notices = (await server.ask('GET', '/notice', { as: person })).body as Notice[];
  expect(notices.map(({ kind }) => kind)).toEqual(['search_alert']);
  expect(await schedules()).toHaveLength(new Set(await schedules()).size);
});

test.each([-1, 1])('the server clock is %i hours off: reminders are sent once', async (hours) => {
  const hiring = await openHiring(server);
  await hiring.applied();
  server.later({ days: 7, hours: 2 });
  const reminders = () =>
    server.db.selectFrom('notices').select('text').where('kind', '=', 'application_waiting').execute();
  await runNow('reminders');
  server.later({ hours });
  await runNow('reminders');
  server.later({ hours: -hours });
  await runNow('reminders');
  expect(await reminders()).toEqual([{ text: '7' }]);
  expect((await dueOf('reminders')) % (24 * hour)).toBe(2 * hour);
});

test('the server clock is an hour behind while a search is saved and a job posted: the alert is sent once', async () => {
  const hiring = await openHiring(server);
  const person = await server.newcomer('employee');
  server.later({ hours: -1 });
  const body = { name: 'Mine', terms: { keyword: 'zebra' }, alert: 'instant' };
  await server.ask('POST', '/search', { as: person, body });
  await server.ask('POST', '/job', { as: hiring.employer, body: { ...posting, name: 'Zebra' } });
  const countNotices = async () =>
    ((await server.ask('GET', '/notice', { as: person })).body as Notice[]).length;
  await expect.poll(countNotices, patience).toBe(1);
  server.later({ hours: 2 });
  await jump(2);
  await expect
    .poll(async () => (await sql`select from tasks where kind = 'new_job'`.execute(server.db)).rows, patience)
    .toEqual([]);
  expect(await countNotices()).toBe(1);
});
