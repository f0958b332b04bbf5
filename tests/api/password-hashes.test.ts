/** How passwords and recovery codes are hashed: with today's cost, and with random salts (product 5.2, 7.2). */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { demoPassword } from '#server/seed/fixtures.ts';
import * as argon2 from '../../node_modules/@node-rs/argon2/index.js';
import { newOperator } from '../support/operators.ts';
import { type Person, startServer, type TestServer } from '../support/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

/** Another cost than that of the server under test. */
const earlierCost = { memoryCost: 16, timeCost: 1, parallelism: 1 };
const costOf = (hash: string) => hash.split('$')[3];
const saltOf = (hash: string) => hash.split('$')[4] ?? '';

const hashOf = async ({ user_id }: Person) =>
  (
    await server.db
      .selectFrom('users')
      .select('password_hash')
      .where('id', '=', user_id)
      .executeTakeFirstOrThrow()
  ).password_hash;

/** An account whose password was hashed with another cost, and the cost of new hashes. */
async function withEarlierHash() {
  const person = await server.newcomer('employee');
  const cost = costOf(await hashOf(person));
  const password_hash = await argon2.hash(demoPassword, earlierCost);
  await server.db.updateTable('users').set({ password_hash }).where('id', '=', person.user_id).execute();
  return { person, cost, earlier: password_hash };
}
const logIn = ({ name }: Person, password = demoPassword) =>
  server.ask('POST', '/auth/login', { body: { name, password } });

test("a right password is hashed again if its hash has another cost than today's; a wrong one is not", async () => {
  const { person, cost, earlier } = await withEarlierHash();
  expect((await logIn(person, 'a wrong guess')).status).toBe(401);
  expect(await hashOf(person)).toBe(earlier);
  expect((await logIn(person)).status).toBe(200);
  const current = await hashOf(person);
  expect(costOf(current)).toBe(cost);
  expect((await logIn(person)).status).toBe(200);
  expect(await hashOf(person)).toBe(current);
});

test('concurrent log-ins with an earlier hash all succeed', async () => {
  const { person, cost } = await withEarlierHash();
  const answers = await Promise.all(Array.from({ length: 5 }, () => logIn(person)));
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
  expect(costOf(await hashOf(person))).toBe(cost);
});

test('it is also hashed again where a call asks for the current password', async () => {
  const { person, cost } = await withEarlierHash();
  const body = { currentPassword: demoPassword };
  expect((await server.ask('POST', '/auth/codes', { as: person, body })).status).toBe(200);
  expect(costOf(await hashOf(person))).toBe(cost);
});

const storedCodes = async ({ user_id }: Person) => {
  const rows = await server.db
    .selectFrom('recovery_codes')
    .select('code_hash')
    .where('user_id', '=', user_id)
    .execute();
  return rows.map(({ code_hash }) => code_hash);
};
async function makeCodes(as: Person): Promise<string[]> {
  server.later({ minutes: 1 });
  const body = { currentPassword: demoPassword };
  return ((await server.ask('POST', '/auth/codes', { as, body })).body as { codes: string[] }).codes;
}
const recover = ({ name }: Person, code: string | undefined) =>
  server.ask('POST', '/auth/recover', { body: { name, code, password: 'my new password' } });

test('each set of recovery codes has one random salt, and its hashes name their cost', async () => {
  const [one, other] = [await server.newcomer('employee'), await server.newcomer('employee')];
  for (const person of [one, other]) await makeCodes(person);
  const salts = [...(await storedCodes(one)), ...(await storedCodes(other))].map(saltOf);
  expect(new Set(salts).size).toBe(2);
  for (const salt of salts) expect(Buffer.from(salt, 'base64').length).toBeGreaterThanOrEqual(16);
  await makeCodes(one);
  for (const salt of (await storedCodes(one)).map(saltOf)) expect(salts).not.toContain(salt);
});

test('codes of the current set, of replaced ones and of an operator all open the account', async () => {
  const operator = await newOperator(server, 'Salt');
  const person = await server.newcomer('employee');
  const enter = async () => (await logIn(person)).body as Person;
  const sets = [
    await makeCodes(await enter()),
    await makeCodes(await enter()),
    await makeCodes(await enter()),
  ];
  const given = await server.ask('PATCH', `/operator/person/${person.user_id}`, {
    as: operator,
    body: { action: 'recover' },
  });
  const { code } = given.body as { code: string };
  expect(new Set((await storedCodes(person)).map(saltOf)).size).toBe(4);
  expect((await recover(person, sets[0]?.[3])).status).toBe(200);
  // The recovery ended the operator's code and the other sets, which were made recently.
  expect((await recover(person, code)).status).toBe(401);
  expect((await recover(person, sets[0]?.[4])).status).toBe(200);
});
