/** Reporting a job (product 3.16, 7.16). */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { rules } from '#server/http/limits/rules.ts';
import { lowerLimits } from '../support/lower-limits.ts';
import { posting, uuid } from '../support/samples.ts';
import { type Asking, type Person, startServer, type TestServer } from '../support/test-server.ts';

lowerLimits({ report: 10, reportByAddress: 20 });
let server: TestServer;
let employer: Person;
let job_id: number;
const start = (settings: object = {}) => startServer({ settings, isEmpty: true });
async function post(): Promise<number> {
  const { body } = await server.ask('POST', '/job', { as: employer, body: posting });
  return (body as { job_id: number }).job_id;
}
/** Each test has its own job. */
async function postNewJob(): Promise<void> {
  employer = await server.newcomer('employer');
  job_id = await post();
}
beforeAll(async () => {
  server = await start();
});
beforeEach(postNewJob);
afterAll(() => server.close());

/** Runs the test on a separate server. */
async function elsewhere(settings: object, work: () => Promise<void>): Promise<void> {
  const shared = server;
  server = await start(settings);
  try {
    await postNewJob();
    await work();
  } finally {
    await server.close();
    server = shared;
  }
}

const report = (asking: Asking = {}, said: object = {}) =>
  server.ask('POST', '/report', {
    ...asking,
    body: { job_id, reason: 'fee', text: 'They asked for $20.', ...said },
  });
const stored = () =>
  server.db.selectFrom('reports').selectAll().where('job_id', '=', job_id).orderBy('id').execute();

test('anyone may report a job, with a reason and an optional text', async () => {
  const person = await server.newcomer('employee');
  const answer = await report({ as: person }, { text: '  They asked for $20.\n' });
  expect(answer).toMatchObject({ status: 201, body: { id: expect.any(Number) as number } });
  expect((await report({ from: '198.51.100.7' }, { reason: 'fake', text: null })).status).toBe(201);
  expect(await stored()).toMatchObject([
    { job_id, reporter_id: person.user_id, reason: 'fee', text: 'They asked for $20.', decision: null },
    { job_id, reporter_id: null, reason: 'fake', text: '', created_at: server.clock() },
  ]);
});

test.each([
  [{ reason: 'bad' }, 'reason'],
  [{ reason: undefined }, 'reason'],
  [{ job_id: 0 }, 'job_id'],
  [{ text: 'a'.repeat(2_001) }, 'text'],
  [{ text: '\0' }, 'text'],
])('%j is refused', async (said, field) => {
  expect(await report({}, said)).toMatchObject({
    status: 422,
    body: { fields: { [field]: expect.any(String) as string } },
  });
  expect(await stored()).toEqual([]);
});

describe('one report for each job and account or address', () => {
  test("is stored: a second one returns the first one's id, even with another text", async () => {
    const person = await server.newcomer('employee');
    const { body: first } = await report({ as: person });
    expect(await report({ as: person }, { reason: 'other' })).toMatchObject({ status: 201, body: first });
    expect(await stored()).toHaveLength(1);
    const { body: guests } = await report({ from: '198.51.100.7' });
    expect(await report({ from: '198.51.100.7' })).toMatchObject({ status: 201, body: guests });
    expect(await stored()).toHaveLength(2);
  });
  test('is stored, also of concurrent ones', async () => {
    const answers = await Promise.all([1, 2, 3, 4].map(() => report({ from: '198.51.100.7' })));
    expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
    expect(answers[0]?.status).toBe(201);
    expect(await stored()).toHaveLength(1);
  });
  test('is stored for other accounts, addresses and jobs independently', async () => {
    await report({ as: await server.newcomer('employee') });
    await report({ as: await server.newcomer('employee') });
    await report({ from: '198.51.100.7' });
    await report({ from: '198.51.100.8' });
    expect(await stored()).toHaveLength(4);
    job_id = await post();
    await report({ from: '198.51.100.8' });
    expect(await stored()).toHaveLength(1);
  });
});

test('a repeated key gets the first answer; another body is a mismatch', async () => {
  const headers = { 'idempotency-key': uuid(1) };
  const first = await report({ headers, from: '198.51.100.7' });
  // The same phone on another network.
  expect(await report({ headers, from: '198.51.100.8' })).toMatchObject({ status: 201, body: first.body });
  expect(await stored()).toHaveLength(1);
  expect(await report({ headers }, { reason: 'fake' })).toMatchObject({
    status: 422,
    body: { code: 'idempotency_mismatch' },
  });
});

test("for a guest no address is stored, only a digest that needs this database's key", async () => {
  await report({ from: '198.51.100.7' });
  const [here] = await stored();
  expect(here?.reporter_key).toMatch(/^guest:[\w-]{43}$/);
  await elsewhere({}, async () => {
    await report({ from: '198.51.100.7' });
    const [there] = await stored();
    expect(there?.reporter_key).toMatch(/^guest:[\w-]{43}$/);
    expect(there?.reporter_key).not.toBe(here?.reporter_key);
  });
});

test('unknown and hidden jobs are not found', async () => {
  expect(await report({}, { job_id: 999_999 })).toMatchObject({ status: 404, body: { code: 'not_found' } });
  await server.db.insertInto('hidden_jobs').values({ job_id, waiting_since: server.clock() }).execute();
  expect((await report()).status).toBe(404);
  expect((await report({ as: employer })).status).toBe(404);
});

test('any number of reports hides nothing by itself', async () => {
  for (let last = 1; last <= 20; last += 1) await report({ from: `198.51.100.${last}` });
  server.later({ minutes: 1 });
  expect((await server.ask('GET', `/job/get/${job_id}`)).status).toBe(200);
  expect(
    await server.db.selectFrom('hidden_jobs').selectAll().where('job_id', '=', job_id).execute(),
  ).toEqual([]);
});

test("after a dismissal only a new reporter's report is queued", async () => {
  await report({ from: '198.51.100.7' });
  await server.db
    .updateTable('reports')
    .set({ decision: 'dismissed', decided_at: server.clock() })
    .where('job_id', '=', job_id)
    .execute();
  await report({ from: '198.51.100.7' });
  expect((await stored()).map(({ decision }) => decision)).toEqual(['dismissed']);
  await report({ from: '198.51.100.8' });
  expect((await stored()).map(({ decision }) => decision)).toEqual(['dismissed', null]);
});

describe('reports are rate-limited', () => {
  const statuses = async (count: number, asking: (turn: number) => Asking) => {
    const found = new Map<number, number>();
    for (let turn = 0; turn < count; turn += 1) {
      const { status } = await report(asking(turn));
      found.set(status, (found.get(status) ?? 0) + 1);
    }
    return Object.fromEntries(found);
  };
  test('from one account, wherever it is', () =>
    elsewhere({ rateLimit: true }, async () => {
      const person = await server.newcomer('employee');
      const { points } = rules.report;
      const from = (turn: number) => `198.51.${turn}.1`;
      expect(await statuses(points + 3, (turn) => ({ as: person, from: from(turn) }))).toEqual({
        201: points,
        429: 3,
      });
      expect((await report({ from: '198.51.100.9' })).status).toBe(201);
    }));
  test('from one address, which many phones may share', () =>
    elsewhere({ rateLimit: true }, async () => {
      const { points } = rules.reportByAddress;
      const from = '198.51.100.7';
      expect(await statuses(points + 3, () => ({ from }))).toEqual({ 201: points, 429: 3 });
      expect((await report({ from: '198.51.100.8' })).status).toBe(201);
    }));
});
