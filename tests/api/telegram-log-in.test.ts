/** Log-ins by the launch data of the Telegram Mini App (product 7.21), and what an account without a password can do. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addOperator } from '#server/accounts/operator-account-store.ts';
import { work } from '../support/fast-argon2.ts';
import { launchData, launchToken } from '../support/launch-data.ts';
import { newOperator } from '../support/operators.ts';
import { startTelegram, type Telegram } from '../support/telegram-double.ts';
import { type Asking, type Person, startServer, type TestServer } from '../support/test-server.ts';

let telegram: Telegram;
let server: TestServer;
beforeAll(async () => {
  telegram = await startTelegram(launchToken);
  server = await startServer({
    settings: {
      telegramToken: launchToken,
      telegramApi: telegram.api,
      publicUrl: 'https://jobs.example.com',
    },
  });
});
afterAll(async () => {
  await server.close();
  telegram.close();
});

let ids = 700_000_000;
const someone = (more: object = {}) => ({ id: ++ids, first_name: 'Sok', last_name: 'Dara', ...more });
const password = 'a long password of mine';
const signed = (user: object) => launchData(user, server.clock());
const logIn = (user: object, more: object = {}) =>
  server.ask('POST', '/auth/telegram', { body: { init_data: signed(user), ...more } });
async function created(user: object, acc_type = 'employee'): Promise<Person> {
  const { status, body } = await logIn(user, { create: { acc_type } });
  expect(status).toBe(201);
  return body as Person;
}
/** A new account with a password, linked to the person. */
async function linked(user: object): Promise<Person> {
  const name = `linked ${++ids}`;
  await server.ask('POST', '/auth/register', { body: { name, password, accType: 'employee' } });
  const { status, body } = await logIn(user, { link: { name, password } });
  expect(status).toBe(200);
  return body as Person;
}
const account = async (as: Person) =>
  (await server.ask('GET', '/user/account', { as })).body as { has_password: boolean; telegram: object };
const kinds = async (as: Person) =>
  ((await server.ask('GET', '/auth/events', { as })).body as { kind: string }[]).map(({ kind }) => kind);
const codeOf = ({ status, body }: { status: number; body: unknown }) => [
  status,
  (body as { code?: string } | undefined)?.code,
];

test('nothing is created by looking; then an account, once, whose log-ins are not remembered', async () => {
  const user = someone();
  const { status, body } = await logIn(user);
  expect([status, body]).toEqual([
    404,
    expect.objectContaining({ code: 'not_linked', first_name: 'Sok', last_name: 'Dara' }),
  ]);
  const person = await created(user, 'employer');
  expect(person).toMatchObject({
    acc_type: 'employer',
    name: expect.stringMatching(/^Sok Dara\d*$/) as string,
  });
  const again = await logIn(user);
  expect(again.body).toMatchObject({ user_id: person.user_id, name: person.name });
  expect(again.status).toBe(200);
  // For a linked account it is a log-in.
  expect(await logIn(user, { create: { acc_type: 'employee' } })).toMatchObject({
    status: 200,
    body: { user_id: person.user_id, acc_type: 'employer' },
  });
  expect(await account(person)).toMatchObject({ has_password: false, telegram: { linked: true } });
  server.later({ hours: 13 });
  expect((await server.ask('GET', '/user/account', { as: person })).status).toBe(401);
});

test('names are Latin and free', async () => {
  const names = [];
  for (const name of [
    { first_name: 'Zoraphin' },
    { first_name: 'Zoraphin' },
    { first_name: 'ស្រីមុំ' },
    { first_name: 'Élodie 💼' },
  ])
    names.push((await created(someone({ last_name: '', ...name }))).name);
  expect(names).toEqual(['Zoraphin', 'Zoraphin2', expect.stringMatching(/^user\d*$/), 'Elodie']);
});

test('invalid, expired, missing and oversized data', async () => {
  const user = someone();
  const init_data = signed(user);
  const ask = async (text: unknown) =>
    codeOf(await server.ask('POST', '/auth/telegram', { body: { init_data: text } }));
  expect(await ask(launchData(user, server.clock(), {}, '1:other-bot'))).toEqual([401, 'invalid_init_data']);
  expect(await ask(init_data.replace('Sok', 'Sam'))).toEqual([401, 'invalid_init_data']);
  for (const text of [undefined, '', 7, `${init_data}&x=${'x'.repeat(4_096)}`])
    expect(await ask(text)).toEqual([422, 'invalid']);
  // The same data may be used again within its hour.
  for (let time = 0; time < 2; time += 1) expect(await ask(init_data)).toEqual([404, 'not_linked']);
  server.later({ minutes: 61 });
  expect(await ask(init_data)).toEqual([401, 'init_data_expired']);
});

test('linking takes the password, and answers as a log-in', async () => {
  const user = someone();
  const person = await linked(user);
  expect((await logIn(user)).body).toMatchObject({ user_id: person.user_id });
  expect(await account(person)).toMatchObject({ has_password: true, telegram: { linked: true } });
  expect(await kinds(person)).toContain('telegram_linked');
  for (const link of [
    { name: person.name, password: 'wrong password' },
    { name: 'nobody at all', password },
  ]) {
    const refused = await logIn(someone(), { link });
    expect(refused).toMatchObject({
      status: 401,
      body: { code: 'bad_credentials', message: 'Incorrect name or password.' },
    });
  }
});

test('a Telegram account moves only if its owner says so, and never from an account that it alone opens', async () => {
  const user = someone();
  const [former, name] = [await linked(user), `other ${++ids}`];
  await server.ask('POST', '/auth/register', { body: { name, password, accType: 'employee' } });
  expect(codeOf(await logIn(user, { link: { name, password } }))).toEqual([409, 'linked_elsewhere']);
  const moved = await logIn(user, { link: { name, password, replace: true } });
  expect(moved).toMatchObject({ status: 200, body: { name } });
  expect((await logIn(user)).body).toMatchObject({ name });
  expect(await kinds(former)).toContain('telegram_unlinked');
  expect(await account(former)).toMatchObject({ telegram: { linked: false } });

  const only = someone();
  await created(only);
  expect(codeOf(await logIn(only, { link: { name, password, replace: true } }))).toEqual([
    409,
    'last_way_in',
  ]);
});

test('operators are always refused, suspended people too', async () => {
  const operator = await newOperator(server, 'Telegram');
  const user = someone();
  await server.db.updateTable('operators').set({ new_password_needed: false }).execute();
  await server.db
    .insertInto('telegram_chats')
    .values({ user_id: operator.user_id, chat_id: user.id, lang: 'eng', added_by: null })
    .execute();
  expect(codeOf(await logIn(user))).toEqual([403, 'forbidden']);
  const suspended = someone();
  const person = await created(suspended);
  await server.ask('PATCH', `/operator/person/${person.user_id}`, {
    as: operator,
    body: { action: 'suspend', reason: 'A test.' },
  });
  expect(codeOf(await logIn(suspended))).toEqual([403, 'suspended']);
});

test("linking with an operator's right password is refused, and links nothing", async () => {
  const name = 'Operator Linking';
  const { password: given } = await addOperator(server.db, name, server.clock());
  const user = someone();
  expect(codeOf(await logIn(user, { link: { name, password: given } }))).toEqual([403, 'forbidden']);
  expect(codeOf(await logIn(user, { link: { name, password: 'a wrong guess' } }))).toEqual([
    401,
    'bad_credentials',
  ]);
  expect(codeOf(await logIn(user))).toEqual([404, 'not_linked']);
});

test('log-ins cost the same whatever account there is: the work does not tell', async () => {
  const hashesOf = async (call: () => Promise<unknown>) => {
    const before = work.hashes;
    await call();
    return work.hashes - before;
  };
  const [withPassword, without] = [someone(), someone()];
  const names = ['nobody at all', (await linked(withPassword)).name, (await created(without)).name];
  for (const user of [someone(), withPassword, without]) expect(await hashesOf(() => logIn(user))).toBe(0);
  for (const name of names) {
    const guess = { name, password: 'a wrong guess' };
    expect(await hashesOf(() => server.ask('POST', '/auth/login', { body: guess })), name).toBe(1);
    expect(await hashesOf(() => logIn(someone(), { link: guess })), name).toBe(1);
  }
});

test('without a password launch data shows who owns the account; unlinking would lose it', async () => {
  const user = someone();
  const person = await created(user);
  const init_data = signed(user);
  expect(codeOf(await server.ask('POST', '/telegram/unlink', { as: person }))).toEqual([
    409,
    'password_needed',
  ]);
  const wrong = await server.ask('POST', '/auth/login', { body: { name: person.name, password } });
  expect(codeOf(wrong)).toEqual([401, 'bad_credentials']);
  const calls: [string, 'POST' | 'PUT', object][] = [
    ['/auth/codes', 'POST', {}],
    ['/user/export', 'POST', {}],
    ['/auth/passkey/options', 'POST', {}],
  ];
  for (const [path, method, body] of calls) {
    const ask = (more: object): Promise<{ status: number }> => {
      const asking: Asking = { as: person, body: { ...body, ...more } };
      return server.ask(method, path, asking);
    };
    expect((await ask({})).status, path).toBe(422);
    expect((await ask({ init_data: signed(someone()) })).status, path).toBe(422);
    expect((await ask({ init_data: init_data.replace('Sok', 'Sam') })).status, path).toBe(422);
    expect((await ask({ init_data })).status, path).toBe(200);
  }
  // With a password only that counts.
  const other = someone();
  const protectedOne = await linked(other);
  const refused = await server.ask('POST', '/auth/codes', {
    as: protectedOne,
    body: { init_data: signed(other) },
  });
  expect(refused.status).toBe(422);

  const set = await server.ask('PUT', '/auth/updatePW', { as: person, body: { password, init_data } });
  expect(set.status).toBe(200);
  expect(await account(person)).toMatchObject({ has_password: true, telegram: { linked: true } });
  expect((await server.ask('POST', '/auth/login', { body: { name: person.name, password } })).status).toBe(
    200,
  );
  expect((await server.ask('POST', '/telegram/unlink', { as: person })).status).toBe(204);
  expect(codeOf(await logIn(user))).toEqual([404, 'not_linked']);
});

test('a linked account is recovered inside Telegram', async () => {
  const user = someone();
  const person = await linked(user);
  const inside = (await logIn(user)).body as Person;
  const recovery = await server.ask('PUT', '/auth/updatePW', {
    as: inside,
    body: { password: 'another password of mine', init_data: signed(user) },
  });
  expect(recovery.status).toBe(200);
  expect(await kinds(inside)).toContain('recovered');
  // Every other token is revoked; the link stays.
  expect((await server.ask('GET', '/user/account', { as: person })).status).toBe(401);
  expect((await logIn(user)).status).toBe(200);
});

test('what a session alone linked neither recovers the account in the first three days, nor counts as a fresh log-in', async () => {
  const person = await server.newcomer('employee');
  const user = someone();
  await server.db
    .insertInto('telegram_chats')
    .values({
      user_id: person.user_id,
      chat_id: user.id,
      lang: 'eng',
      added_by: null,
      created_at: server.clock(),
    })
    .execute();
  const inside = (await logIn(user)).body as Person;
  const change = () =>
    server.ask('PUT', '/auth/updatePW', { as: inside, body: { password, init_data: signed(user) } });
  expect((await change()).status).toBe(422);
  expect(codeOf(await server.ask('GET', '/user/export', { as: inside }))).toEqual([403, 'password_needed']);
});

test('deletion takes launch data, and the export names the link', async () => {
  const user = someone();
  const person = await created(user);
  const { body } = await server.ask('GET', '/user/export', { as: person });
  expect(body).toMatchObject({
    telegram: [{ chat_id: user.id, confirmed: true }],
    account: [{ has_password: false }],
  });
  const remove = (more: object) => server.ask('POST', '/user/delete', { as: person, body: more });
  expect((await remove({})).status).toBe(422);
  expect((await remove({ init_data: signed(someone()) })).status).toBe(422);
  expect((await remove({ init_data: signed(user) })).status).toBe(204);
  expect(codeOf(await logIn(user))).toEqual([404, 'not_linked']);
});

test('concurrent creations make one account', async () => {
  const user = someone();
  const answers = await Promise.all(
    Array.from({ length: 4 }, () => logIn(user, { create: { acc_type: 'employee' } })),
  );
  expect(new Set(answers.map(({ body }) => (body as Person).user_id)).size).toBe(1);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 200, 201]);
});

test('without a bot: 404', async () => {
  const without = await startServer({ isEmpty: true });
  const { status } = await without.ask('POST', '/auth/telegram', { body: { init_data: signed(someone()) } });
  expect(status).toBe(404);
  await without.close();
});
