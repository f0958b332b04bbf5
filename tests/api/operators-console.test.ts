/** Operators' reads (product 7.17): the queue, people and the audit log; and who may not read them. */
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  type AuditEntry,
  type OperatorCounts,
  type Person as Found,
  type QueueItem,
} from '#contract/operators.ts';
import { rules } from '#server/http/limits/rules.ts';
import { endpoints } from '../support/endpoints.ts';
import { noticesOf } from '../support/hiring.ts';
import { lowerLimits } from '../support/lower-limits.ts';
import { newOperator, report } from '../support/operators.ts';
import { posting, shortCv } from '../support/samples.ts';
import { type Person, startServer, type TestServer } from '../support/test-server.ts';

lowerLimits({ operator: 60 });
let server: TestServer;
let mony: Person;
let owner: Person;
beforeAll(async () => {
  server = await startServer({ settings: { metrics: true } });
  mony = await newOperator(server, 'Mony');
  owner = await server.newcomer('employer');
});
afterAll(() => server.close());

const get = async <Body>(path: string, as: Person = mony) =>
  (await server.ask('GET', `/operator/${path}`, { as })).body as Body;
const patch = (path: string, body: object) => server.ask('PATCH', `/operator/${path}`, { as: mony, body });
const post = async (name = posting.name) => {
  const { body } = await server.ask('POST', '/job', { as: owner, body: { ...posting, name } });
  return (body as { job_id: number }).job_id;
};
const queue = <Kind extends QueueItem['kind']>(kind: Kind) =>
  get<Extract<QueueItem, { kind: Kind }>[]>(`queue?kind=${kind}`);
const counts = () => get<OperatorCounts>('counts');

const calls = endpoints.filter(({ access }) => access === 'operator');
const names = [...calls.map(({ method, path }) => `${method} ${path}`), 'GET /operator/audit/export'];

test('there are calls to test', () => expect(names.length).toBeGreaterThan(9));
describe.each(names)('%s', (name) => {
  const [method, path = ''] = name.split(' ') as ['GET' | 'PATCH', string];
  const ask = (as?: string | Person) => server.ask(method, path.replace(':id', '999999'), as ? { as } : {});
  test.each([
    ['guests', undefined, 401],
    ['employees', 'dara', 403],
    ['employers', 'sokha', 403],
  ] as const)('is forbidden to %s', async (_who, as, status) => expect((await ask(as)).status).toBe(status));
  test('is allowed to operators', async () => expect([401, 403]).not.toContain((await ask(mony)).status));
});

test('operators may do nothing that is for seekers or employers', async () => {
  for (const { method, path } of endpoints.filter(
    ({ access }) => access === 'employee' || access === 'employer',
  ))
    expect((await server.ask(method, path.replace(/:\w+/, '1'), { as: mony })).status, path).toBe(403);
});

describe('the queue', () => {
  test("groups a job's reports into one entry with its employer and their texts, never with the reporters", async () => {
    const [first, second] = [await post('Reported First'), await post('Reported Second')];
    const seeker = await server.newcomer('employee');
    await server.ask('POST', '/cv', { as: seeker, body: shortCv });
    await server.ask('POST', '/app', { as: seeker, body: { job_id: first } });
    // Reported by a deleted account, which gets no notice.
    await sql`
      insert into applications (job_id, user_id, date_added, cv)
      select job_id, null, date_added, cv from applications where job_id = ${first}`.execute(server.db);
    const [oldest] = await report(server, first, seeker.user_id, null);
    server.later({ minutes: 1 });
    await report(server, second, null);
    await report(server, first, null);
    const found = await queue('reports');
    expect(found.map(({ job_id, reported }) => [job_id, reported])).toEqual([
      [first, 3],
      [second, 1],
    ]);
    expect(found[0]).toMatchObject({
      id: oldest,
      pending_applications: 1,
      job: { job_id: first, name: 'Reported First', status: 'Hiring' },
      employer: { user_id: owner.user_id, suspended: false, jobs: 2, removed: 0, verification: 'none' },
    });
    expect(found[0]?.reports.map(({ reason, text }) => [reason, text])[0]).toEqual([
      'fee',
      'They want a deposit.',
    ]);
    expect(JSON.stringify(found)).not.toContain(seeker.name);
    expect((await counts()).reports).toBe(2);
  });

  test('has the longest waiting first, also past the first page', async () => {
    const before = (await queue('reports')).map(({ job_id }) => job_id);
    server.later({ minutes: 1 });
    for (let job_id = 20; job_id < 51; job_id += 1) await report(server, job_id, null);
    const found = await queue('reports');
    expect(found).toHaveLength(30);
    expect(found.slice(0, 2).map(({ job_id }) => job_id)).toEqual(before);
    expect(await get<unknown[]>('queue?kind=reports&page=1')).toHaveLength(3);
  });

  test('has postings that wait for review, until they are decided', async () => {
    const job_id = await post('Waiting Post');
    await server.db.insertInto('hidden_jobs').values({ job_id, waiting_since: server.clock() }).execute();
    expect(await queue('posts')).toMatchObject([
      { id: job_id, job: { name: 'Waiting Post', review: 'waiting' }, employer: { user_id: owner.user_id } },
    ]);
    expect((await counts()).posts).toBe(1);
    await patch(`job/${job_id}`, { action: 'remove', reason: 'x' });
    expect([await queue('posts'), (await counts()).posts]).toEqual([[], 0]);
  });

  test('has companies that request verification, with their texts', async () => {
    await server.ask('PUT', '/company/mine', { as: owner, body: { name: 'Bakery' } });
    const body = { registration_number: 'KH-00012345', phone: '012 345 678', note: 'Call in the morning.' };
    await server.ask('POST', '/company/mine/verify', { as: owner, body });
    expect(await queue('verifications')).toMatchObject([
      { id: owner.user_id, company_id: owner.user_id, company: { name: 'Bakery' }, ...body },
    ]);
    expect((await counts()).verifications).toBe(1);
  });

  test('has messages until they are done, and again when they are reopened', async () => {
    const { id } = (
      await server.ask('POST', '/message', { body: { email: 'a@example.com', text: 'Help!', name: 'Srey' } })
    ).body as { id: number };
    expect(await queue('messages')).toMatchObject([
      { id, email: 'a@example.com', name: 'Srey', text: 'Help!' },
    ]);
    for (const _again of [1, 2])
      expect(await patch(`message/${id}`, { action: 'done' })).toMatchObject({
        status: 200,
        body: { state: 'done' },
      });
    expect([await queue('messages'), (await counts()).messages]).toEqual([[], 0]);
    expect(await patch(`message/${id}`, { action: 'reopen' })).toMatchObject({ body: { state: 'open' } });
    expect(await queue('messages')).toHaveLength(1);
    const actions = (await get<AuditEntry[]>('audit')).filter(
      ({ subject_kind }) => subject_kind === 'message',
    );
    expect(actions.map(({ action, subject }) => [action, subject])).toEqual([
      ['reopen', 'Srey'],
      ['done', 'Srey'],
    ]);
    expect((await patch('message/999999', { action: 'done' })).status).toBe(404);
  });

  test('has 30 entries a page, and an end', async () => {
    const rows = Array.from({ length: 40 }, (_, turn) => ({
      email: `${turn}@example.com`,
      text: 'x',
      name: '',
    }));
    await server.db.insertInto('messages').values(rows).execute();
    const pages = await Promise.all(
      [0, 1, 2, 9_999].map((page) => get<unknown[]>(`queue?kind=messages&page=${page}`)),
    );
    expect(pages.map(({ length }) => length)).toEqual([30, 11, 0, 0]);
    expect((await server.ask('GET', '/operator/queue?kind=other', { as: mony })).status).toBe(422);
  });

  test('is counted in the metrics', async () =>
    expect((await server.ask('GET', '/metrics')).text).toContain('karngea_waiting{kind="messages"} 41\n'));
});

describe('companies', () => {
  const decide = (action: string, reason = '') => patch(`company/${owner.user_id}`, { action, reason });
  const listNotices = async () =>
    (await noticesOf(server, owner)).filter(({ kind }) => kind.startsWith('company_'));
  const company = async () => (await server.ask('GET', `/company/${owner.user_id}`)).body;

  test('are verified, unverified and refused, and each time the owner is notified once', async () => {
    expect(await decide('verify')).toMatchObject({ status: 200, body: { state: 'verified' } });
    await decide('verify');
    expect(await company()).toMatchObject({ verified: true, verified_since: server.clock().toISOString() });
    expect((await decide('refuse', 'Too late')).status).toBe(409);
    expect(await decide('unverify')).toMatchObject({ status: 200, body: { state: 'none' } });
    expect(await company()).toMatchObject({ verified: false, verified_since: null });
    expect((await decide('refuse')).status).toBe(422);
    expect(await decide('refuse', 'Nobody answers.')).toMatchObject({ body: { state: 'refused' } });
    expect((await server.ask('GET', '/company/mine', { as: owner })).body).toMatchObject({
      verification: 'refused',
      refused_because: 'Nobody answers.',
    });
    const bare = { application_id: null, job_id: null, job_name: null, person: null, search_id: null };
    expect(await listNotices()).toEqual([
      { ...bare, kind: 'company_verified', text: null },
      { ...bare, kind: 'company_refused', text: 'Nobody answers.' },
    ]);
  });

  test('that a colleague has refused cannot be verified without reading the refusal', async () => {
    const vanna = await newOperator(server, 'Vanna');
    const path = `/operator/company/${owner.user_id}`;
    expect(await server.ask('PATCH', path, { as: vanna, body: { action: 'verify' } })).toMatchObject({
      status: 409,
      body: { decided: { operator: mony.name, action: 'refuse' } },
    });
    expect((await decide('verify')).status).toBe(200);
  });

  test('that do not exist, or have no name, are 404', async () => {
    const nameless = await server.newcomer('employer');
    for (const id of [nameless.user_id, 999_999])
      expect((await patch(`company/${id}`, { action: 'verify' })).status).toBe(404);
  });
});

describe('people', () => {
  const find = (name: string, page = 0) =>
    get<Found[]>(`people?name=${encodeURIComponent(name)}&page=${page}`);

  test('are found by the beginning of their names, in any case, with their numbers', async () => {
    await post();
    const found = await find(owner.name.toUpperCase());
    expect(found[0]).toMatchObject({
      user_id: owner.user_id,
      acc_type: 'employer',
      suspended: false,
      applications: 0,
    });
    expect(found[0]?.jobs).toBeGreaterThan(0);
    expect(await find('ewcomer')).toEqual([]);
  });

  test('are found in Khmer, and nothing in a name is a pattern', async () => {
    const register = (name: string) =>
      server.ask('POST', '/auth/register', { body: { name, password: 'karngea-demo', accType: 'employee' } });
    for (const name of ['សុភា ចាន់', '100%', '100x']) await register(name);
    expect((await find('សុភា')).map(({ name }) => name)).toEqual(['សុភា ចាន់']);
    expect((await find('100%')).map(({ name }) => name)).toEqual(['100%']);
  });

  test('come 30 a page, each once, and never operators', async () => {
    const pages = await Promise.all([0, 1, 2, 3, 4, 5, 6].map((page) => find('', page)));
    const ids = pages.flat().map(({ user_id }) => user_id);
    const { total } = await server.db
      .selectFrom('users')
      .select(({ fn }) => fn.countAll<number>().as('total'))
      .where('acc_type', '<>', 'operator')
      .executeTakeFirstOrThrow();
    expect(ids.length).toBe(Math.min(total, 210));
    expect(new Set(ids).size).toBe(ids.length);
    expect(pages[0]).toHaveLength(30);
  });
});

test('operators have a rate limit of their own', { timeout: 90_000 }, async () => {
  const limited = await startServer({ settings: { rateLimit: true }, isEmpty: true });
  const as = await newOperator(limited, 'Busy');
  // Past the last page nothing is read.
  const ask = () => limited.ask('GET', '/operator/people?page=9999', { as });
  const [crowd, rounds] = [30, rules.operator.points / 30];
  for (let round = 0; round < rounds; round += 1)
    for (const { status } of await Promise.all(Array.from({ length: crowd }, ask))) expect(status).toBe(200);
  expect((await ask()).status).toBe(429);
  await limited.close();
});
