/** Attacks on log-ins by Telegram (product 7.21): each is refused, and nothing changes. */
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { rules } from '#server/http/limits/rules.ts';
import { lookalikeKey } from '#server/database/name-key.ts';
import { forgeries, smuggled } from '../support/forged-launch-data.ts';
import { launchData, launchToken } from '../support/launch-data.ts';
import { lowerLimits } from '../support/lower-limits.ts';
import { newOperator } from '../support/operators.ts';
import { startTelegram, type Telegram } from '../support/telegram-double.ts';
import {
  type Answer,
  type Asking,
  type Person,
  startServer,
  type TestServer,
} from '../support/test-server.ts';

let telegram: Telegram;
lowerLimits({ telegramLogInByPerson: 15 });
let server: TestServer;
/** Without a password. */
let victim: Awaited<ReturnType<typeof created>>;
/** With a password, linked to another person. */
let other: Awaited<ReturnType<typeof linked>>;
/** With a password, not linked. */
let stranger: Person;
beforeAll(async () => {
  telegram = await startTelegram(launchToken);
  server = await startServer({
    isEmpty: true,
    settings: {
      telegramToken: launchToken,
      telegramApi: telegram.api,
      // Passkeys need it.
      publicUrl: 'https://jobs.example.com',
    },
  });
  victim = await created();
  other = await linked();
  stranger = await registered();
});
afterAll(async () => {
  await server.close();
  telegram.close();
});

const password = 'a long password of mine';
let ids = 5_000_000_000;
const someone = (more: object = {}) => ({ id: ++ids, first_name: 'Sok', last_name: 'Dara', ...more });
const signed = (user: unknown, more = {}, token?: string) => launchData(user, server.clock(), more, token);
const signedAt = (user: unknown, minutes: number) =>
  launchData(user, new Date(server.clock().getTime() + minutes * 60_000));
const logIn = (init_data: unknown, more: object = {}) =>
  server.ask('POST', '/auth/telegram', { body: { init_data, ...more } });
const codeOf = ({ status, body }: Answer) => [status, (body as { code?: string } | undefined)?.code];
/** An account without a password. */
async function created(user = someone()) {
  const { body } = await logIn(signed(user), { create: { acc_type: 'employee' } });
  return { user, person: body as Person };
}
async function registered(): Promise<Person> {
  const body = { name: `attacked ${++ids}`, password, accType: 'employee' };
  return (await server.ask('POST', '/auth/register', { body })).body as Person;
}
/** An account with a password, linked to the person. */
async function linked(user = someone()) {
  const link = { name: (await registered()).name, password };
  return { user, link, person: (await logIn(signed(user), { link })).body as Person };
}
/** What an attack would change. */
const state = async () =>
  (
    await sql`select (select count(*) from users)::int as users, (select count(*) from sessions)::int as sessions,
      (select count(*) from recovery_codes)::int as codes, (select count(*) from phones)::int as phones,
      (select string_agg(user_id || ' ' || chat_id || ' ' || confirmed, ',' order by user_id) from telegram_chats) as chats`.execute(
      server.db,
    )
  ).rows;
async function changesNothing(attack: () => Promise<unknown>): Promise<void> {
  const before = await state();
  await attack();
  expect(await state()).toEqual(before);
}

test.each(forgeries)('launch data with %s: invalid', (_, forge) =>
  changesNothing(async () => {
    const data = () => forge(victim.user.id, server.clock());
    const link = { name: stranger.name, password };
    for (const more of [{}, { create: { acc_type: 'employee' } }, { link }])
      expect(codeOf(await logIn(data(), more))).toEqual([401, 'invalid_init_data']);
  }),
);

test('the order of fields, a hash in capitals and encoded spaces change nothing', async () => {
  const data = signed(victim.user);
  const hash = /hash=(\w+)/.exec(data)?.[1] ?? '';
  for (const same of [
    data.split('&').reverse().join('&'),
    data.replace(hash, hash.toUpperCase()),
    data.replaceAll('+', '%20'),
  ])
    expect((await logIn(same)).body).toMatchObject({ user_id: victim.person.user_id });
});

test.each([
  ['an array', { init_data: ['a'] }],
  ['an object', { init_data: { hash: 'a' } }],
  ['an operator', { create: { acc_type: 'operator' } }],
  ['a list of types', { create: { acc_type: ['employee'] } }],
  ['a null byte in a name', { link: { name: 'a\0b', password } }],
  ['a name as object', { link: { name: { $ne: '' }, password } }],
  ['consent as text', { link: { name: 'a', password, replace: 'true' } }],
  ['an endless password', { link: { name: 'a', password: 'x'.repeat(5_000) } }],
])('%s: 422', (_, body) =>
  changesNothing(async () => expect((await logIn(signed(someone()), body)).status).toBe(422)),
);

test('a body that replaces the prototype creates nothing', () =>
  changesNothing(async () => {
    for (const key of ['__proto__', 'constructor']) {
      const value =
        key === '__proto__' ? { create: { acc_type: 'employee' } } : { prototype: { create: {} } };
      const raw = `{"init_data":${JSON.stringify(signed(someone()))},"${key}":${JSON.stringify(value)}}`;
      expect((await server.ask('POST', '/auth/telegram', { raw })).status).toBeGreaterThanOrEqual(400);
    }
  }));

test('no Telegram name takes, or looks like, the name of an account', async () => {
  await server.ask('POST', '/auth/register', {
    body: { name: 'Bopha Hotel', password, accType: 'employer' },
  });
  const names: string[] = ['Bopha Hotel'];
  for (const first_name of [
    ...[
      'Bopha Hotel',
      'BOPHA  HOTEL',
      'Ｂｏｐｈａ Hotel',
      'B0pha Hotel',
      'Bopha\u202eHotel',
      'Bоpha Hotel',
      'Bopha\0\r\nHotel',
    ],
    ...['https://t.me/scam', '<script>alert(1)</script>', 'x'.repeat(1_000), "'; drop table users; --"],
  ])
    names.push((await created(someone({ first_name, last_name: '' }))).person.name);
  for (const name of names) expect(name).toMatch(/^[a-zA-Z\d ]{1,66}$/);
  expect(new Set(names.map(lookalikeKey)).size).toBe(names.length);
});

describe('linking', () => {
  test('a suspended or deleted account is not linked, with the answers of a log-in', async () => {
    const [suspended, deleted] = [await registered(), await registered()];
    const operator = await newOperator(server, 'Linking');
    await server.db.updateTable('operators').set({ new_password_needed: false }).execute();
    await server.ask('PATCH', `/operator/person/${suspended.user_id}`, {
      as: operator,
      body: { action: 'suspend', reason: 'A test.' },
    });
    await server.ask('POST', '/user/delete', { as: deleted, body: { password } });
    await changesNothing(async () => {
      for (const [{ name }, refused] of [
        [suspended, [403, 'suspended']],
        [deleted, [401, 'bad_credentials']],
      ] as const)
        expect(codeOf(await logIn(signed(someone()), { link: { name, password } }))).toEqual(refused);
    });
  });

  test('a wrong password says the same of any account, is in its events, and creates nothing beside', () =>
    changesNothing(async () => {
      const answers = [];
      for (const name of ['nobody at all', stranger.name, victim.person.name]) {
        const more = { link: { name, password: 'a guess' }, create: { acc_type: 'employee' } };
        const { body, status } = await logIn(signed(someone()), more);
        answers.push(JSON.stringify([status, body]));
      }
      expect(new Set(answers)).toHaveLength(1);
      const events = await server.ask('GET', '/auth/events', { as: stranger });
      expect(JSON.stringify(events.body)).toContain('wrong_password');
    }));

  test('the launch data says who logs in, not the token that is sent; each log-in has a new token', async () => {
    const body = { init_data: signed(victim.user) };
    const answers = [1, 2].map(() => server.ask('POST', '/auth/telegram', { as: stranger, body }));
    const [one, two] = (await Promise.all(answers)).map((answer) => answer.body as Person);
    expect([one?.user_id, two?.user_id]).toEqual([victim.person.user_id, victim.person.user_id]);
    expect(new Set([one?.token, two?.token, stranger.token])).toHaveLength(3);
  });

  test('of concurrent links one wins; the same one may be repeated', async () => {
    const [{ user, link }, { name }] = [await linked(), await registered()];
    const links = [link, link, { name, password, replace: true }, link];
    const answers = await Promise.all(links.map((each) => logIn(signed(user), { link: each })));
    expect(answers.filter(({ status }) => ![200, 409].includes(status))).toEqual([]);
    const rows = await server.db
      .selectFrom('telegram_chats')
      .selectAll()
      .where('chat_id', '=', user.id)
      .execute();
    expect(rows).toHaveLength(1);
  });

  test('guesses count as those at the log-in, and launch data of one person is limited', async () => {
    const limited = await startServer({
      isEmpty: true,
      settings: { rateLimit: true, telegramToken: launchToken, telegramApi: telegram.api },
    });
    const { name } = await limited.newcomer('employee');
    const guess = (init_data: string) =>
      limited.ask('POST', '/auth/telegram', { body: { init_data, link: { name, password: 'a guess' } } });
    const { points } = rules.logInByNameAndAddress;
    for (let turn = 0; turn < points; turn += 1) expect((await guess(signed(someone()))).status).toBe(401);
    expect((await guess(signed(someone()))).status).toBe(429);
    const login = await limited.ask('POST', '/auth/login', { body: { name, password: 'a guess' } });
    expect(login.status).toBe(429);
    const one = signed(someone());
    const statuses = [];
    for (let turn = 0; turn <= rules.telegramLogInByPerson.points; turn += 1)
      statuses.push((await limited.ask('POST', '/auth/telegram', { body: { init_data: one } })).status);
    expect([statuses.at(-2), statuses.at(-1)]).toEqual([404, 429]);
    await limited.close();
  });
});

const protectedCalls: [string, 'POST' | 'PUT', object][] = [
  ['/auth/codes', 'POST', {}],
  ['/user/export', 'POST', {}],
  ['/auth/passkey/options', 'POST', {}],
  ['/user/phone/telegram', 'POST', {}],
  ['/user/delete', 'POST', {}],
  ['/auth/updatePW', 'PUT', { password: 'another password of mine' }],
];
test.each(protectedCalls)(
  'in place of the password %s takes only fresh data of the linked person',
  (path, method, body) =>
    changesNothing(async () => {
      const ask = (as: Person, more: object): Promise<Answer> =>
        server.ask(method, path, { as, body: { ...body, ...more } } satisfies Asking);
      const bad = [
        ...[
          signedAt(victim.user, -61),
          signedAt(victim.user, 1),
          signed(other.user),
          signed(victim.user, {}, '1:other'),
        ],
        ...[
          '',
          ['a'],
          'hash=',
          signed({ ...victim.user, id: -victim.user.id }),
          smuggled(victim.user.id, server.clock()),
        ],
      ];
      for (const init_data of bad) expect((await ask(victim.person, { init_data })).status).toBe(422);
      // With a password only that counts, but for a recovery; no one's data shows who a stranger is.
      if (path !== '/auth/updatePW')
        expect((await ask(other.person, { init_data: signed(other.user) })).status).toBe(422);
      expect((await ask(other.person, { init_data: signed(victim.user) })).status).toBe(422);
      expect((await ask(stranger, { init_data: signed(someone()) })).status).toBe(422);
    }),
);
