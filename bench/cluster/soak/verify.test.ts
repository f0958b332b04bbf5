import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Received } from '../../../tests/support/push-service.ts';
import { cvOfDara, posting } from '../../../tests/support/samples.ts';
import { type Person, startServer, type TestServer } from '../../../tests/support/test-server.ts';
import { newLedger } from './ledger.ts';
import { verifyNotices } from './verify-notices.ts';
import { verifyPushes } from './verify-pushes.ts';
import { type Line, verifyWrites } from './verify-writes.ts';

/** A generous limit: opening the embedded database takes long on a busy machine. */
const patience = 120_000;
let server: TestServer;
const ledger = newLedger();
const noWords = { title: '', body: '', url: '/', open: '', later: '' };
const phone = 'http://127.0.0.1/push/phone';
let employer: Person;

beforeAll(async () => {
  server = await startServer({ isEmpty: true });
  const post = async (path: string, body: object, as?: Person) =>
    (await server.ask('POST', path, { body, ...(as ? { as } : {}) })).body;
  const register = async (name: string, accType: string) => {
    ledger.written.people.set(name, 'acknowledged');
    return (await post('/auth/register', { name, accType, password: 'soak-karngea-2026' })) as Person;
  };
  employer = await register('Soak one', 'employer');
  const seeker = await register('Soak two', 'employee');
  await post('/cv', cvOfDara, seeker);
  const { job_id } = (await post('/job', { ...posting, name: 'Soak job 1' }, employer)) as { job_id: number };
  ledger.written.jobs.set('Soak job 1', 'acknowledged');
  ledger.changed.salaries.set(String(job_id), posting.salary);
  const { id } = (await post('/app', { job_id }, seeker)) as { id: number };
  ledger.written.applications.set(`${seeker.user_id}:${job_id}`, 'acknowledged');
  await post(`/app/${id}/message`, { text: 'soak message 1' }, employer);
  ledger.written.messages.set(`${id}:soak message 1`, 'acknowledged');
}, patience);
afterAll(() => server.close(), patience);

const pushOf = (id: number): Received => ({
  status: 201,
  path: '/push/phone',
  at: 0,
  headers: {},
  message: { id, kind: 'application_received', tag: 'one', lang: 'en', ...noWords },
});

async function wrong(): Promise<Record<string, readonly number[]>> {
  const first = sql<{ id: number }>`select min(id) as id from notices where user_id = ${employer.user_id}`;
  const { id = 0 } = (await first.execute(server.db)).rows[0] ?? {};
  const received = [pushOf(id), pushOf(id)];
  const lines: readonly Line[] = [
    ...(await verifyWrites(server.db, ledger)),
    ...(await verifyNotices(server.db, { followers: [], reminded: new Date() })),
    await verifyPushes(server.db, new Map([[employer.user_id, phone]]), received),
  ];
  const faults = lines.map(({ what, lost, twice, unasked }) => [what, [lost, twice, unasked]] as const);
  return Object.fromEntries(faults.filter(([, counts]) => counts.some((count) => count > 0)));
}

test('notices and pushes as expected pass, including a push repeated with its tag', async () => {
  await sql`delete from tasks`.execute(server.db);
  expect(await wrong()).toEqual({});
});

test('lost, duplicate and unfinished work is found', async () => {
  const { db } = server;
  await sql`update jobs set salary = 'another'`.execute(db);
  // Like a client that repeats a lost answer without its key.
  await server.ask('POST', '/job', { as: employer, body: { ...posting, name: 'Soak job 1' } });
  await sql`delete from application_messages`.execute(db);
  await sql`insert into notices (user_id, kind, event, job_id, application_id)
    select user_id, kind, event || ' again', job_id, application_id from notices where kind = 'application_received'`.execute(
    db,
  );
  await sql`delete from tasks`.execute(db);
  await sql`insert into tasks (kind) values ('push')`.execute(db);
  expect(await wrong()).toEqual({
    jobs: [0, 1, 0],
    messages: [1, 0, 0],
    salaries: [1, 0, 0],
    notices: [0, 1, 0],
    'tasks that are left': [1, 0, 0],
    pushes: [1, 0, 0],
  });
});
