/** Idempotency keys: a retry after a lost answer never acts twice (product 7.11). */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { runHousekeeping } from '#server/housekeeping.ts';
import { keysPerPerson } from '#server/http/api/idempotency.ts';
import { dayMs } from '#server/http/clock.ts';
import { posting, shortCv, uuid } from '../support/samples.ts';
import { startServer, type Asking, type Person, type TestServer } from '../support/test-server.ts';

let server: TestServer;
let seeker: Person;
beforeAll(async () => {
  server = await startServer();
  seeker = await server.newcomer('employee');
  await server.ask('POST', '/cv', { as: seeker, body: shortCv });
});
afterAll(() => server.close());

const message = { email: 'a@example.com', text: 'Hello', name: '' };
const send = (path: string, key: string, body: unknown, as?: Asking['as'], method: 'POST' | 'PUT' = 'POST') =>
  server.ask(method, path, { body, headers: { 'idempotency-key': key }, ...(as ? { as } : {}) });
const count = async (table: 'messages' | 'jobs' | 'applications'): Promise<number> =>
  (
    await server.db
      .selectFrom(table)
      .select(({ fn }) => fn.countAll<number>().as('n'))
      .executeTakeFirstOrThrow()
  ).n;
const newJob = async (): Promise<number> =>
  ((await server.ask('POST', '/job', { as: 'sokha', body: posting })).body as { job_id: number }).job_id;

test.each(['', 'abc', '123', `${uuid(1)}, ${uuid(2)}`])(
  'the key %j is not a UUID and is refused',
  async (key) =>
    expect(await send('/message', key, message)).toMatchObject({
      status: 422,
      body: { fields: { 'Idempotency-Key': 'This must be a UUID.' } },
    }),
);

describe('the same key with the same body', () => {
  test('sends one message, for guests too, and returns the first answer each time', async () => {
    const before = await count('messages');
    const first = await send('/message', uuid(1), message);
    expect(first.status).toBe(201);
    for (const key of [uuid(1), uuid(1).toUpperCase()])
      expect(await send('/message', key, { ...message, ignored: 1 })).toMatchObject({
        status: 201,
        body: first.body as object,
      });
    expect(await count('messages')).toBe(before + 1);
  });

  test('posts one job', async () => {
    const before = await count('jobs');
    const first = await send('/job', uuid(2), posting, 'sokha');
    expect(await send('/job', uuid(2), { ...posting, age: '18' }, 'sokha')).toMatchObject({
      status: 201,
      body: first.body as object,
    });
    expect(await count('jobs')).toBe(before + 1);
  });

  test('returns 201 again for an application, while one without the key returns 200', async () => {
    const job_id = await newJob();
    const first = await send('/app', uuid(3), { job_id }, seeker);
    expect(first.status).toBe(201);
    expect(await send('/app', uuid(3), { job_id: String(job_id) }, seeker)).toMatchObject({
      status: 201,
      body: first.body as object,
    });
    expect((await server.ask('POST', '/app', { as: seeker, body: { job_id } })).status).toBe(200);
  });

  test('creates one CV', async () => {
    const person = await server.newcomer('employee');
    const first = await send('/cv', uuid(10), shortCv, person);
    expect(first.status).toBe(201);
    const again = await send('/cv', uuid(10), shortCv, person);
    expect([again.status, again.text, again.headers['etag']]).toEqual([
      201,
      first.text,
      first.headers['etag'],
    ]);
    expect((await send('/cv', uuid(11), shortCv, person)).body).toMatchObject({ code: 'cv_exists' });
  });

  test('decides one application, and answers with the same bytes', async () => {
    const ids: number[] = [];
    for (const job_id of [await newJob(), await newJob()])
      ids.push(((await send('/app', randomUUID(), { job_id }, seeker)).body as { id: number }).id);
    const accept = { status: 'accepted', message: 'Come on Monday.' };
    const decide = (id: number | undefined, body: object) =>
      send(`/app/${id}`, uuid(12), body, 'sokha', 'PUT');
    const first = await decide(ids[0], accept);
    expect(first.status).toBe(200);
    expect(await decide(ids[0], accept)).toMatchObject({ status: 200, text: first.text });
    const mismatch = { status: 422, body: { code: 'idempotency_mismatch' } };
    expect(await decide(ids[0], { ...accept, status: 'rejected' })).toMatchObject(mismatch);
    expect(await decide(ids[1], accept)).toMatchObject(mismatch);
  });

  test('acts once for concurrent calls, and answers all alike', async () => {
    const before = await count('jobs');
    const answers = await Promise.all(
      Array.from({ length: 12 }, () => send('/job', uuid(4), posting, 'sokha')),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
    expect(await count('jobs')).toBe(before + 1);
  });
});

test('a stored answer is sent as it was written, even if the contract has changed', async () => {
  await send('/message', uuid(13), message);
  const written = '{"later":true,"id":7}';
  await server.db.updateTable('idempotency').set({ body: written }).where('key', '=', uuid(13)).execute();
  const answer = await server.app.inject({
    method: 'POST',
    url: '/api/message',
    headers: { 'idempotency-key': uuid(13) },
    payload: message,
  });
  expect([answer.statusCode, answer.body]).toEqual([201, written]);
});

test('the same key with another body is a mismatch', async () => {
  await send('/message', uuid(5), message);
  expect(await send('/message', uuid(5), { ...message, text: 'Other' })).toMatchObject({
    status: 422,
    body: { code: 'idempotency_mismatch', message: 'This request key was already used for something else.' },
  });
});

test('the same key of another user is another key', async () => {
  const before = await count('jobs');
  await send('/job', uuid(6), posting, 'sokha');
  expect((await send('/job', uuid(6), { ...posting, name: 'Another' }, 'vannak')).status).toBe(201);
  expect(await count('jobs')).toBe(before + 2);
});

test('a failed call leaves the key free', async () => {
  const person = await server.newcomer('employee');
  const job_id = await newJob();
  expect((await send('/app', uuid(7), { job_id }, person)).body).toMatchObject({ code: 'no_cv' });
  await server.ask('POST', '/cv', { as: person, body: shortCv });
  expect((await send('/app', uuid(7), { job_id }, person)).status).toBe(201);
});

test('keys are stored for at least seven days, and then deleted', async () => {
  const first = await send('/message', uuid(8), message);
  const now = Date.now();
  await runHousekeeping({
    ...server,
    clock: () => new Date(now + 7 * dayMs),
    log: server.app.log,
    keepApplicationsMonths: 12,
  });
  expect(await send('/message', uuid(8), message)).toMatchObject({ status: 201, body: first.body as object });
  await runHousekeeping({
    ...server,
    clock: () => new Date(now + 30 * dayMs),
    log: server.app.log,
    keepApplicationsMonths: 12,
  });
  const stored = await server.db.selectFrom('idempotency').select('key').where('key', '=', uuid(8)).execute();
  expect(stored).toEqual([]);
});

describe('one person cannot fill the table', () => {
  const keysOf = async ({ user_id }: Person): Promise<number> =>
    (
      await server.db
        .selectFrom('idempotency')
        .select(({ fn }) => fn.countAll<number>().as('n'))
        .where('caller', '=', `user:${user_id}`)
        .executeTakeFirstOrThrow()
    ).n;

  test('an application that was sent before is not stored again under each new key', async () => {
    const person = await server.newcomer('employee');
    await server.ask('POST', '/cv', { as: person, body: shortCv });
    const job_id = await newJob();
    const apply = () => send('/app', randomUUID(), { job_id }, person);
    expect((await apply()).status).toBe(201);
    const stored = await keysOf(person);
    for (let turn = 0; turn < 10; turn += 1) expect((await apply()).status).toBe(200);
    expect(await keysOf(person)).toBe(stored);
  });

  test('only the newest keys are stored', async () => {
    const person = await server.newcomer('employee');
    await server.db
      .insertInto('idempotency')
      .values(
        Array.from({ length: keysPerPerson + 20 }, (_, turn) => ({
          caller: `user:${person.user_id}`,
          key: uuid(turn),
          endpoint: 'POST /app',
          body_hash: 'x',
          created_at: new Date(server.clock().getTime() - 1_000 - turn),
        })),
      )
      .execute();
    expect((await send('/message', randomUUID(), message, person)).status).toBe(201);
    expect(await keysOf(person)).toBe(keysPerPerson);
  });
});
