/** The audit log (product 7.17): reading, filtering and exporting it; no one can change it. */
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { deleteOperator } from '#server/accounts/operator-account-store.ts';
import { type AuditEntry } from '#contract/operators.ts';
import { newOperator, report } from '../support/operators.ts';
import { posting } from '../support/samples.ts';
import { type Person, startServer, type TestServer } from '../support/test-server.ts';

let server: TestServer;
let mony: Person;
let subject: Person;
beforeAll(async () => {
  server = await startServer({ isEmpty: true });
  mony = await newOperator(server, 'Mony');
});
afterAll(() => server.close());
beforeEach(async () => {
  subject = await server.newcomer('employer');
});

const suspend = (reason: string, as: Person = mony) =>
  server.ask('PATCH', `/operator/person/${subject.user_id}`, { as, body: { action: 'suspend', reason } });
const read = async (query = '') =>
  (await server.ask('GET', `/operator/audit${query}`, { as: mony })).body as AuditEntry[];
const exported = (query = '') => server.ask('GET', `/operator/audit/export${query}`, { as: mony });

test('an entry has its actor, action, subject and reason, newest first', async () => {
  await suspend('Sells work.');
  await server.ask('PATCH', `/operator/person/${subject.user_id}`, { as: mony, body: { action: 'restore' } });
  expect((await read()).slice(0, 2)).toEqual([
    expect.objectContaining({ action: 'restore', reason: '' }),
    {
      at: server.clock().toISOString(),
      operator: mony.name,
      action: 'suspend',
      subject: subject.name,
      subject_kind: 'person',
      subject_id: subject.user_id,
      reason: 'Sells work.',
      job_id: null,
      undo: null,
    },
  ]);
});

describe('an entry names the action that undoes it, while it can be undone', () => {
  const patch = (path: string, body: object) =>
    server.ask('PATCH', `/operator/${path}`, { as: mony, body: { reason: 'Fraud.', ...body } });
  const latest = async (count = 1) =>
    (await read()).slice(0, count).map(({ action, job_id, undo }) => ({ action, job_id, undo }));
  const newJob = async () =>
    ((await server.ask('POST', '/job', { as: subject, body: posting })).body as { job_id: number }).job_id;

  test('a removal, also by upholding a report, is undone by restoring the job', async () => {
    const job_id = await newJob();
    await patch(`job/${job_id}`, { action: 'remove' });
    expect(await latest()).toEqual([{ action: 'remove', job_id, undo: 'restore' }]);
    await patch(`job/${job_id}`, { action: 'restore' });
    const [id = 0] = await report(server, job_id, null);
    await patch(`report/${id}`, { action: 'uphold' });
    expect(await latest(3)).toEqual([
      { action: 'uphold', job_id, undo: 'restore' },
      { action: 'restore', job_id, undo: null },
      { action: 'remove', job_id, undo: null },
    ]);
  });

  test('a verification is undone by withdrawing it, unless the company has lost it already', async () => {
    const rename = (name: string) => server.ask('PUT', '/company/mine', { as: subject, body: { name } });
    await rename('Bakery');
    await patch(`company/${subject.user_id}`, { action: 'verify' });
    expect(await latest()).toEqual([{ action: 'verify', job_id: null, undo: 'unverify' }]);
    await rename('Brewery');
    expect(await latest()).toEqual([{ action: 'verify', job_id: null, undo: null }]);
  });

  test('marking a message as done is undone by reopening it', async () => {
    const message = { email: 'a@example.com', text: 'Help!', name: 'Srey' };
    const { id } = (await server.ask('POST', '/message', { body: message })).body as { id: number };
    await patch(`message/${id}`, { action: 'done' });
    expect(await latest()).toEqual([{ action: 'done', job_id: null, undo: 'reopen' }]);
    await patch(`message/${id}`, { action: 'reopen' });
    expect((await latest(2)).map(({ undo }) => undo)).toEqual([null, null]);
  });
});

test('retains the names of deleted operators and users', async () => {
  const vanna = await newOperator(server, 'Vanna');
  await suspend('x', vanna);
  await deleteOperator(server.db, vanna.name);
  await server.db.deleteFrom('users').where('id', '=', subject.user_id).execute();
  expect((await read())[0]).toMatchObject({ operator: vanna.name, subject: subject.name });
  expect((await server.ask('GET', '/operator/counts', { as: vanna })).status).toBe(401);
});

test('can be filtered by operator, action and days in Cambodia, both ends included', async () => {
  const at = async (time: string) => {
    await server.db
      .insertInto('audit')
      .values({
        at: new Date(time),
        operator_id: 1,
        operator: 'Filtered',
        action: 'dismiss',
        subject_kind: 'report',
        subject_id: 1,
        subject: time,
        reason: '',
        about: 'job:1',
      })
      .execute();
  };
  const times = [
    '2026-03-01T16:59:59.000Z',
    '2026-03-01T17:00:00.000Z',
    '2026-03-02T16:59:59.000Z',
    '2026-03-02T17:00:00.000Z',
  ];
  for (const time of times) await at(time);
  const subjects = async (query: string) => (await read(query)).map((entry) => entry.subject).reverse();
  expect(await subjects('?operator=Filtered')).toEqual(times);
  expect(await subjects('?operator=Filtered&from=2026-03-02&to=2026-03-02')).toEqual(times.slice(1, 3));
  expect(await subjects('?operator=Filtered&action=uphold')).toEqual([]);
  expect(await subjects('?action=dismiss&from=&to=2026-03-01')).toEqual(times.slice(0, 1));
  expect((await exported('?operator=Filtered&to=2026-03-01')).text.split('\r\n')).toHaveLength(3);
  expect((await server.ask('GET', '/operator/audit?from=yesterday', { as: mony })).status).toBe(422);
});

test('has 30 entries a page, and all of them in the CSV file', async () => {
  await sql`
    insert into audit (at, operator_id, operator, action, subject_kind, subject_id, subject, reason, about)
    select now(), 1, 'Many', 'done', 'message', n, n::text, '', 'message:' || n
    from generate_series(1, 2500) as n`.execute(server.db);
  expect([(await read('?operator=Many')).length, (await read('?operator=Many&page=84')).length]).toEqual([
    30, 0,
  ]);
  const lines = (await exported('?operator=Many')).text.trimEnd().split('\r\n').slice(1);
  // The latest decision on a subject is found, however many decisions followed.
  expect((await read('?about=message:7')).map(({ subject }) => subject)).toEqual(['7']);
  expect(lines).toHaveLength(2_500);
  expect(new Set(lines).size).toBe(2_500);
});

test('the CSV file has a byte order mark, and no cell that starts a formula', async () => {
  const dangerous = ['=1+1', '+855', '-2', '@SUM(A1)', '\t=1', ' =1', 'ថ្លៃ "ដាក់ពាក្យ", x'];
  for (const reason of dangerous) {
    subject = await server.newcomer('employer');
    await server.db
      .insertInto('audit')
      .values({
        at: server.clock(),
        operator_id: 1,
        operator: 'Sheet',
        action: 'suspend',
        subject_kind: 'person',
        subject_id: 1,
        subject: 'x',
        reason,
        about: 'person:1',
      })
      .execute();
  }
  const { headers, text } = await exported('?operator=Sheet');
  expect(headers['content-type']).toBe('text/csv; charset=utf-8');
  expect(headers['cache-control']).toBe('private, no-store');
  expect(
    text.startsWith('\ufeff"at","operator","action","subject_kind","subject_id","subject","reason"\r\n'),
  ).toBe(true);
  const cells = text
    .trimEnd()
    .split('\r\n')
    .slice(1)
    .map((line) => line.slice(line.indexOf('"x",') + 4))
    .reverse();
  expect(cells).toEqual([...dangerous.slice(0, 6).map((reason) => `"'${reason}"`), '"ថ្លៃ ""ដាក់ពាក្យ"", x"']);
});

describe('no one', () => {
  test.each(['update audit set reason = $$other$$', 'delete from audit', 'truncate audit'])(
    'may %s, not even the owner of the table',
    async (statement) => {
      const before = await read();
      await expect(sql.raw(statement).execute(server.db)).rejects.toMatchObject({ code: '42501' });
      expect(await read()).toEqual(before);
    },
  );

  test('has a call that changes it', async () => {
    for (const method of ['POST', 'PUT', 'PATCH'] as const)
      expect((await server.ask(method, '/operator/audit', { as: mony, body: {} })).status).toBe(404);
  });
});
