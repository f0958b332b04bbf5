/** Background work (product 7.20) never scans a large table, however rarely it runs. */
import { EventEmitter } from 'node:events';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { jobSources } from '#contract/statistics.ts';
import { columnsOf } from '#server/alerts/alert-store.ts';
import { sendDailyAlerts } from '#server/alerts/daily-alerts.ts';
import { sendEditAlerts, sendNewJobAlerts } from '#server/alerts/new-job-alerts.ts';
import { remindOfWaiting } from '#server/applications/remind-waiting.ts';
import { askForOutcomes } from '#server/contact/ask-for-outcomes.ts';
import { type Db } from '#server/database/connect.ts';
import { type TableName } from '#server/database/personal-data.ts';
import { applyRetention } from '#server/housekeeping.ts';
import { closeExpired } from '#server/jobs/close-jobs.ts';
import { remindOfExpiring } from '#server/jobs/remind-expiring.ts';
import { notifyApplicants, continueAnnouncements } from '#server/notices/announcement-store.ts';
import { readAudit } from '#server/operators/audit-log.ts';
import { resumeSuspensions } from '#server/operators/suspended-jobs.ts';
import { claimTasks } from '#server/tasks/task-store.ts';
import { type Hiring, openHiring } from '../support/hiring.ts';
import { startServer, type TestServer } from '../support/test-server.ts';
import { watchPlans } from '../support/watched-plans.ts';

let server: TestServer;
let hiring: Hiring;
beforeAll(async () => {
  server = await startServer({ isEmpty: true });
  hiring = await openHiring(server);
  const { person } = await hiring.applied();
  const search = { user_id: person.user_id, name: 'Mine', alert_since: new Date(0) };
  for (const alert of ['instant', 'daily'] as const)
    await server.db
      .insertInto('saved_searches')
      .values({ ...search, alert, ...columnsOf({ keyword: 'baker' }) })
      .execute();
  await server.db
    .updateTable('users')
    .set({ suspended_at: new Date() })
    .where('id', '=', (await server.newcomer('employer')).user_id)
    .execute();
  await sql`analyze`.execute(server.db);
});
afterAll(() => server.close());

const clock = () => new Date();
const { signal } = new AbortController();
const retention = (table: TableName) => (db: Db) =>
  applyRetention(table, { db, clock, keepApplicationsMonths: 12 });
const edited = async (db: Db) => {
  const { rows } = await sql<{ id: number }>`
    insert into job_edits (job_id, at, before)
    select id, now(), to_jsonb(jobs) from jobs where id = ${hiring.job_id} returning id`.execute(server.db);
  await sendEditAlerts(db, rows[0]?.id ?? 0);
};
const announced = async (db: Db) => {
  const job = { job_id: hiring.job_id, job_name: 'Baker' };
  await db
    .transaction()
    .execute((trx) => notifyApplicants(trx, { ...job, event: 'plans', kind: 'job_changed' }));
  await continueAnnouncements(db);
};

test.each<[string, (db: Db) => Promise<unknown>]>([
  ['taking tasks', (db) => claimTasks(db, { any: { run: async () => undefined } }, 8)],
  ['telling of a new job', (db) => sendNewJobAlerts(db, { jobId: hiring.job_id })],
  ['telling of an edit', edited],
  ['telling in the evening', (db) => sendDailyAlerts(db, new Date(Date.now() + 60_000))],
  ['deleting old records of notified jobs', retention('told_jobs')],
  ['reminding of applicants', (db) => remindOfWaiting(db, clock, signal)],
  ['reminding of last days', (db) => remindOfExpiring(db, clock, signal)],
  ['closing', (db) => closeExpired(db, new EventEmitter())],
  ['deleting old notices', retention('notices')],
  ['deleting old security events', retention('security_events')],
  ['erasing copies of CVs', retention('applications')],
  ['hiding the jobs of suspended accounts', resumeSuspensions],
  ['asking how it ended', (db) => askForOutcomes(db, clock, signal)],
  ['deleting old searches that found nothing', retention('empty_searches')],
  ['deleting old calls', retention('contact_calls')],
  ['deleting old outcomes', retention('outcomes')],
  ['deleting old reports of people', retention('people_reports')],
  ['deleting old claim codes', retention('claim_codes')],
  ['reading the record', (db) => readAudit(db, {}, 0)],
])('%s', async (_what, work) => {
  const watched = watchPlans(server.db);
  await work(watched.db);
  // One row for each kind of announcement.
  expect((await watched.tablesReadWhole()).filter((table) => table !== 'announcements')).toEqual([]);
});

test('deleting old views of jobs reads none of the others', async () => {
  await sql`
    insert into job_views (job_id, day, source, amount)
    select ${hiring.job_id}, to_char(now() + make_interval(days => days), 'YYYY-MM-DD'), source, 1
    from generate_series(1, 900) as days, unnest(${[...jobSources]}::text[]) as source`.execute(server.db);
  await sql`analyze job_views`.execute(server.db);
  const watched = watchPlans(server.db);
  await retention('job_views')(watched.db);
  expect(await watched.rowsRead()).toBe(0);
});

test('announcing', async () => {
  const watched = watchPlans(server.db);
  await announced(watched.db);
  expect((await watched.tablesReadWhole()).filter((table) => table !== 'announcements')).toEqual([]);
});
