/** Two devices with one CV: a save never overwrites another device's changes unseen (product 7.8). */
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type Cv } from '#contract/cvs.ts';
import { shortCv } from '../support/samples.ts';
import { startServer, type Person, type TestServer } from '../support/test-server.ts';

let server: TestServer;
let person: Person;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

const named = (first_name: string) => ({ user_info: { ...shortCv.user_info, first_name } });
const read = () => server.ask('GET', `/cv/${person.user_id}`, { as: person });
const replace = (first_name: string, ifMatch?: string) =>
  server.ask('PUT', '/cv', {
    as: person,
    body: named(first_name),
    ...(ifMatch === undefined ? {} : { headers: { 'if-match': ifMatch } }),
  });
const tagOf = ({ headers }: { headers: Record<string, unknown> }) => headers['etag'] as string;
const storedName = async () => ((await read()).body as Cv).user_info.first_name;

beforeEach(async () => {
  person = await server.newcomer('employee');
  await server.ask('POST', '/cv', { as: person, body: named('First') });
});

test('a save with the current version is accepted, and returns the next version', async () => {
  const saved = await replace('Second', tagOf(await read()));
  expect(saved.status).toBe(200);
  expect(tagOf(saved)).toMatch(/^"\w+"$/);
  expect(tagOf(saved)).toBe(tagOf(await read()));
  expect((await replace('Third', tagOf(saved))).status).toBe(200);
});

test('a save with an older version is refused, and the newer CV stays', async () => {
  const old = tagOf(await read());
  await replace('Second');
  expect(await replace('Third', old)).toMatchObject({
    status: 412,
    body: { code: 'precondition_failed', message: expect.any(String) },
  });
  expect(await storedName()).toBe('Second');
});

test('repeating the same save is accepted: its answer may have been lost', async () => {
  const old = tagOf(await read());
  const first = await replace('Second', old);
  expect(await replace('Second', old)).toMatchObject({ status: 200, body: first.body as object });
});

test.each([
  ['weak, as a proxy that compresses makes it', (tag: string) => `W/${tag}`, 200],
  ['one of several', (tag: string) => `"x", ${tag}`, 200],
  ['any', () => '*', 200],
  ['none', () => '', 412],
  ['unreadable', () => '"', 412],
])('a version that is %s', async (_how, written, status) =>
  expect((await replace('Second', written(tagOf(await read())))).status).toBe(status),
);

test('one of two saves with the same version is accepted', async () => {
  const tag = tagOf(await read());
  const answers = await Promise.all(['Second', 'Third'].map((name) => replace(name, tag)));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 412]);
});

test('without a CV the answer is 404, whatever the version', async () => {
  person = await server.newcomer('employee');
  expect((await replace('First', '"x"')).status).toBe(404);
});
