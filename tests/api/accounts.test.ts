/** Registering, logging in and out, changing the password (product 4.1 to 4.3, 7.2). */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startServer, type Person, type TestServer } from '../support/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

const register = (body: unknown) => server.ask('POST', '/auth/register', { body });
const logIn = (name: string, password: string) =>
  server.ask('POST', '/auth/login', { body: { name, password } });

describe('registering', () => {
  test.each([
    [{}, 'Please fill in your name.'],
    [{ name: '   ', password: 'long enough', accType: 'employee' }, 'Please fill in your name.'],
    [{ name: 'a', password: '          ', accType: 'employee' }, 'Please fill in your password.'],
    [{ name: 'a', password: 'short', accType: 'employee' }, 'The password must have at least 8 characters.'],
    [{ name: 'a', password: 'long enough', accType: 'admin' }, 'Please choose an option from the list.'],
  ])('%j is refused with the first sentence as its message', async (body, message) =>
    expect(await register(body)).toMatchObject({ status: 422, body: { code: 'invalid', message } }),
  );

  test('returns a logged-in user', async () => {
    const { status, body } = await register({
      name: ' Newly Here ',
      password: 'long enough',
      accType: 'employer',
    });
    expect(status).toBe(201);
    expect(body).toEqual({
      user_id: expect.any(Number),
      name: 'Newly Here',
      token: expect.any(String),
      acc_type: 'employer',
    });
    expect((await server.ask('GET', '/job/myJobs', { as: body as Person })).status).toBe(200);
  });

  test.each(['dara', 'DARA', 'Dara '])('the name %j is taken, because Dara has it', async (name) =>
    expect(await register({ name, password: 'long enough', accType: 'employee' })).toMatchObject({
      status: 409,
      body: { code: 'name_taken', message: 'This name is already taken.' },
    }),
  );

  test.each([
    ['da\u200bra', 409],
    ['\u202edara', 409],
    ['Da\u00adra\u2066', 409],
    // Looks the same in another alphabet.
    ['d\u0430ra', 409],
    ['newly\u200dhidden', 422],
    ['\u3164', 422],
  ])('the name %j with hidden characters gets status %i', async (name, status) =>
    expect(await register({ name, password: 'long enough', accType: 'employee' })).toMatchObject(
      status === 409
        ? { status, body: { code: 'name_taken' } }
        : { status, body: { fields: { name: 'Please remove invisible characters.' } } },
    ),
  );
  test('zero-width characters that Khmer keyboards insert are not part of a name', async () => {
    const [plain, typed] = ['ចាន់ដារា', 'ចាន់\u200bដារា\u200b'];
    const { status, body } = await register({ name: typed, password: 'long enough', accType: 'employee' });
    expect([status, (body as Person).name]).toEqual([201, plain]);
    for (const name of [plain, typed, 'ចាន់\u200cដារា'])
      expect((await logIn(name, 'long enough')).status).toBe(200);
    expect((await register({ name: plain, password: 'long enough', accType: 'employee' })).status).toBe(409);
  });

  test('the public count of accounts is updated at once', async () => {
    const before = (await server.ask('GET', '/stats')).body as { employee: number };
    await register({ name: 'one more', password: 'long enough', accType: 'employee' });
    expect((await server.ask('GET', '/stats')).body).toMatchObject({ employee: before.employee + 1 });
  });
});

describe('logging in', () => {
  test('a wrong name and a wrong password get the same answer', async () => {
    const wrongName = await logIn('nobody of that name', 'karngea-demo');
    const wrongPassword = await logIn('dara', 'karngea-dem0');
    expect(wrongName).toMatchObject({
      status: 401,
      body: { message: 'Incorrect name or password.', code: 'bad_credentials' },
    });
    expect([wrongPassword.status, wrongPassword.body]).toEqual([wrongName.status, wrongName.body]);
  });

  test('ignores the case of the name, and returns the name as registered', async () =>
    expect(await logIn('DARA', 'karngea-demo')).toMatchObject({
      status: 200,
      body: { name: 'dara', acc_type: 'employee' },
    }));

  test('compares every character of a long password', async () => {
    const password = 'p'.repeat(256);
    await register({ name: 'long one', password, accType: 'employee' });
    expect((await logIn('long one', password)).status).toBe(200);
    expect((await logIn('long one', password.slice(0, 255))).status).toBe(401);
    expect((await logIn('long one', `${password}p`)).status).toBe(422);
  });

  test('returns a new token each time, and both work', async () => {
    const one = (await logIn('dara', 'karngea-demo')).body as Person;
    const two = (await logIn('dara', 'karngea-demo')).body as Person;
    expect(one.token).not.toBe(two.token);
    for (const as of [one, two]) expect((await server.ask('GET', '/app', { as })).status).toBe(200);
  });
});

describe('logging out', () => {
  test('requires login', async () => expect((await server.ask('POST', '/auth/logout')).status).toBe(401));
  test('ends only the session of this token', async () => {
    const one = (await logIn('dara', 'karngea-demo')).body as Person;
    const two = (await logIn('dara', 'karngea-demo')).body as Person;
    expect(await server.ask('POST', '/auth/logout', { as: one })).toMatchObject({ status: 204, text: '' });
    expect((await server.ask('GET', '/app', { as: one })).status).toBe(401);
    expect((await server.ask('GET', '/app', { as: two })).status).toBe(200);
  });
});

describe('changing the password', () => {
  const change = (as: Person | undefined, password: unknown, more: object = {}) =>
    server.ask('PUT', '/auth/updatePW', { body: { password, ...more }, ...(as ? { as } : {}) });

  test('requires login', async () => expect((await change(undefined, 'new password')).status).toBe(401));
  test('refuses a short one with a message about the password', async () =>
    expect(await change(await server.newcomer('employee'), 'short')).toMatchObject({
      status: 422,
      body: { message: expect.stringContaining('password') },
    }));
  test('leaves this session open, ends the others, and only the new password works', async () => {
    const person = await server.newcomer('employee');
    const other = (await logIn(person.name, 'karngea-demo')).body as Person;
    expect((await change(person, 'a new password')).status).toBe(200);
    expect((await server.ask('GET', '/app', { as: person })).status).toBe(200);
    expect((await server.ask('GET', '/app', { as: other })).status).toBe(401);
    expect((await logIn(person.name, 'karngea-demo')).status).toBe(401);
    expect((await logIn(person.name, 'a new password')).status).toBe(200);
  });
  test('refuses a wrong current password even right after log-in', async () => {
    const person = await server.newcomer('employee');
    expect(await change(person, 'a new password', { currentPassword: 'not it' })).toMatchObject({
      status: 422,
      body: { fields: { currentPassword: "The current password isn't correct." } },
    });
    expect((await logIn(person.name, 'karngea-demo')).status).toBe(200);
  });
  test('asks for the current password 15 minutes after the log-in', async () => {
    const person = await server.newcomer('employee');
    server.later({ minutes: 14 });
    expect((await change(person, 'a new password')).status).toBe(200);
    server.later({ minutes: 1 });
    for (const more of [{}, { currentPassword: '' }, { currentPassword: null }])
      expect(await change(person, 'a newer password', more)).toMatchObject({
        status: 422,
        body: {
          message: expect.stringContaining('password'),
          fields: { currentPassword: 'Please fill in your current password.' },
        },
      });
    expect((await change(person, 'a newer password', { currentPassword: 'a new password' })).status).toBe(
      200,
    );
  });
});

test.each([
  [1, 1],
  [undefined, null],
  // From a newer or broken client: it must not prevent registration.
  [7, null],
  ['yes', null],
])('terms %j: agreed to %j', async (terms, agreed) => {
  const { status, body } = await register({
    name: `agrees ${String(terms)}`,
    password: 'long enough',
    accType: 'employee',
    terms,
  });
  expect(status).toBe(201);
  const stored = await server.db
    .selectFrom('users')
    .select('terms_version')
    .where('id', '=', (body as Person).user_id)
    .executeTakeFirst();
  expect(stored?.terms_version).toBe(agreed);
});

describe('a common password', () => {
  const common = 'This password is too easy to guess. Please choose another one.';
  const name = 'The password must not be your name or the name of this site.';
  test.each([
    ['password123', common],
    ['PASSWORD123', common],
    ['phnompenh2026', common],
    ['Cambodia Job!', common],
    ['ភ្នំពេញ១២៣៤', common],
    // Beyond the ten thousand commonest.
    ['madison3', common],
    ['Sreymom Chan', name],
    ['sreymom chan 2026', name],
    ['Karngea!', name],
    ['karngeajobs', name],
    ['ការងារ១២៣', name],
  ])('%s is refused at registering and at a change', async (password, fault) => {
    const refusal = { status: 422, body: { code: 'invalid', fields: { password: fault } } };
    expect(await register({ name: 'sreymom chan', password, accType: 'employee' })).toMatchObject(refusal);
    const known = await logIn('Sreymom Chan', 'karngea-demo');
    const person =
      known.status === 200
        ? known
        : await register({ name: 'Sreymom Chan', password: 'karngea-demo', accType: 'employee' });
    expect(
      await server.ask('PUT', '/auth/updatePW', { as: person.body as Person, body: { password } }),
    ).toMatchObject(refusal);
  });
  test('a password that only contains a common one is accepted', async () =>
    expect(
      (await register({ name: 'not easy', password: 'password123 of mine', accType: 'employee' })).status,
    ).toBe(201));
});
