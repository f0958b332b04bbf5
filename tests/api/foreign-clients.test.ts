/** Requests from third-party clients, careless and hostile (product 7.12). */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { bodyBytes } from '#contract/limits.ts';
import { failureBody } from '#contract/failure-codes.ts';
import { posting } from '../support/samples.ts';
import { startServer, type TestServer } from '../support/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

const json = { 'content-type': 'application/json' };
const logIn = (raw: string, headers: Record<string, string> = json) =>
  server.ask('POST', '/auth/login', { raw, headers });

describe('a call that needs no body', () => {
  test.each([
    ['no body and no type', {}],
    ['no body but a type', json],
    ['a form type', { 'content-type': 'application/x-www-form-urlencoded' }],
  ])('is accepted with %s', async (_what, headers) => {
    expect((await server.ask('POST', '/job/addFav/2', { as: 'dara', headers })).status).toBe(200);
    expect((await server.ask('PATCH', '/job/stop/999999', { as: 'sokha', headers })).status).toBe(404);
  });
  test('is accepted with a body, which is ignored', async () => {
    for (const [raw, headers] of [
      ['{}', json],
      ['null', json],
      ['a=b', { 'content-type': 'text/plain' }],
    ] as const)
      expect((await server.ask('POST', '/job/addFav/2', { as: 'dara', raw, headers })).status).toBe(200);
  });
});

describe('a body', () => {
  test.each([
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'nonsense',
    '',
  ])('of type %j is not JSON', async (type) =>
    expect(await logIn('{"name":"dara","password":"karngea-demo"}', { 'content-type': type })).toMatchObject({
      status: 415,
      body: { code: 'not_json' },
    }),
  );
  test.each([
    'application/json',
    'application/json; charset=utf-8',
    'APPLICATION/JSON',
    'application/json;charset=UTF-8',
  ])('of type %s is JSON', async (type) =>
    expect((await logIn('{"name":"dara","password":"karngea-demo"}', { 'content-type': type })).status).toBe(
      200,
    ),
  );
  test.each(['{', '{"name":', 'nope', '{"a":1}}', "{'a':1}", '\ufeff\ufeff{}'])(
    '%j cannot be parsed',
    async (raw) =>
      expect(await logIn(raw)).toMatchObject({
        status: 400,
        body: { code: 'malformed', message: "The request couldn't be read." },
      }),
  );
  test.each(['[]', '"x"', '5', 'true'])('%s is valid JSON but no object', async (raw) =>
    expect(await logIn(raw)).toMatchObject({ status: 422, body: { code: 'invalid' } }),
  );
  test.each(['', ' ', '{}', 'null'])('%j gets an error for each missing field', async (raw) =>
    expect(await logIn(raw)).toMatchObject({
      status: 422,
      body: { fields: { name: 'Please fill in your name.', password: 'Please fill in your password.' } },
    }),
  );
  test('that is too large is refused', async () => {
    const raw = JSON.stringify({ name: 'x'.repeat(bodyBytes), password: 'y' });
    expect(await logIn(raw)).toMatchObject({
      status: 413,
      body: { code: 'too_large', message: expect.any(String) },
    });
  });
  test('with prototype keys is read without them', async () => {
    const raw =
      '{"name":"dara","password":"karngea-demo","__proto__":{"x":1},"constructor":{"prototype":{"y":1}}}';
    expect((await logIn(raw)).status).toBe(200);
    expect('x' in {} || 'y' in {}).toBe(false);
  });
  test('with a duplicate key is read with its last value', async () =>
    expect((await logIn('{"name":"x","name":"dara","password":"karngea-demo"}')).status).toBe(200));
  test.each([
    `{"name":${'['.repeat(50_000)}${']'.repeat(50_000)},"password":"x"}`,
    `${'{"a":'.repeat(20_000)}1${'}'.repeat(20_000)}`,
    '{"name":"a\\u0000b","password":"karngea-demo"}',
    '{"name":"\\ud800","password":"karngea-demo"}',
    `{"name":${'9'.repeat(400)},"password":"x"}`,
  ])('case %#, too deep or unstorable, is refused and does no harm', async (raw) => {
    const { status, body } = await logIn(raw);
    expect([400, 401, 422]).toContain(status);
    expect(failureBody.safeParse(body).success).toBe(true);
  });
});

describe('addresses', () => {
  test.each(['/nope', '/', '/job/get/1/2', '/%', '/..%2f', '/job/stop/1'])(
    '%s is not found, in JSON',
    async (path) =>
      expect(await server.ask('GET', path)).toMatchObject({
        status: 404,
        body: { code: 'not_found', message: "This couldn't be found." },
      }),
  );
  test('a known path with another method is not found either', async () =>
    expect(await server.ask('PUT', '/stats')).toMatchObject({ status: 404, body: { code: 'not_found' } }));
  test('a trailing slash makes no difference', async () =>
    expect((await server.ask('GET', '/stats/')).status).toBe(200));
});

test('a posting with every unusual value at once is accepted', async () =>
  expect(
    (
      await server.ask('POST', '/job/', {
        as: 'sokha',
        body: {
          ...posting,
          age: '25',
          available_position: '1',
          tags: ['', 'x'],
          requirements: [],
          extra: { a: 1 },
        },
      })
    ).status,
  ).toBe(201));

describe('a client that edits a job without the fields that it does not know', () => {
  const known = {
    occupation: 'baker',
    conditions: { hours_per_day: 8, provides: ['meals'] },
    questions: ['own_motorbike'],
  };
  const post = async () => {
    const body = { ...posting, ...known, urgent: true };
    return ((await server.ask('POST', '/job', { as: 'sokha', body })).body as { job_id: number }).job_id;
  };
  const edit = async (id: number, change: object) =>
    (await server.ask('PUT', `/job/${id}`, { as: 'sokha', body: { ...posting, ...change } })).body;

  test('retains them', async () => {
    const id = await post();
    expect(await edit(id, { name: 'Day Baker' })).toMatchObject({ ...known, name: 'Day Baker' });
    // In a demonstration the job's number decides about the ribbon.
    const { urgent } = await server.db
      .selectFrom('jobs')
      .select('urgent')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    expect(urgent).toBe(true);
  });
  test('clears what is sent as null', async () => {
    const cleared = { occupation: null, conditions: null, questions: [] };
    expect(await edit(await post(), cleared)).toMatchObject(cleared);
  });
});

test('messages may have an empty name, and need an e-mail and a text', async () => {
  const send = (body: object) => server.ask('POST', '/message', { body });
  expect(await send({ email: 'a@example.com', text: 'Hi', name: '' })).toMatchObject({
    status: 201,
    body: { id: expect.any(Number) },
  });
  expect(await send({ email: 'nonsense', text: ' ' })).toMatchObject({
    status: 422,
    body: { fields: { email: 'Please enter a valid e-mail address.', text: 'Please fill in this field.' } },
  });
});

test('a client that sends only a new password changes it, until the account has another way in', async () => {
  const as = await server.newcomer('employee');
  const change = (password: string) => server.ask('PUT', '/auth/updatePW', { as, body: { password } });
  expect((await change('a new password')).status).toBe(200);
  await server.ask('POST', '/auth/codes', { as, body: { currentPassword: 'a new password' } });
  expect(await change('a newer password')).toMatchObject({
    status: 422,
    body: { message: 'Please fill in your current password.' },
  });
});

test('no error shows a stack, SQL or a path', async () => {
  for (const path of ['/job/get?page=x', '/app', '/nope', '/cv/x']) {
    const { text } = await server.ask('GET', path);
    expect(text).not.toMatch(/select|stack|node_modules|\.ts/i);
  }
});
