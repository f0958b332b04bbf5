/** Changing a password during a log-in with the old one, or another change: revoked sessions stay revoked. */
import { sql, type Transaction } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { logIn, register } from '#server/accounts/account-store.ts';
import { changePassword } from '#server/accounts/password-store.ts';
import { hashPassword } from '#server/accounts/passwords.ts';
import { type Caller } from '#server/http/api/call.ts';
import { tokenDigest } from '#server/http/api/session-tokens.ts';
import { type Tables } from '#server/database/tables.ts';
import { freshDatabase, testEngine, type FreshDatabase } from '../support/engines.ts';

let database: FreshDatabase;
beforeAll(async () => {
  database = await freshDatabase();
});
afterAll(() => database.remove());

const clock = () => new Date();
const oldPassword = 'the old password';
const outcomeOf = (work: Promise<unknown>) =>
  work.then(
    () => 'done',
    (error: unknown) => (error as { code?: string }).code,
  );

/** A new user and their request options. */
async function newcomer(name: string): Promise<Caller> {
  const { user_id, acc_type, token } = await register(database.db, clock, {
    name,
    password: oldPassword,
    accType: 'employee',
    remember: true,
    device: '',
  });
  return { user_id, name, acc_type, session: tokenDigest(token), since: clock() };
}

/** Changes the password manually, and commits only when the other call has finished or waits for our lock. */
async function changeAround(user_id: number, start: () => Promise<unknown>): Promise<string | undefined> {
  const password_hash = await hashPassword('another password');
  let outcome: Promise<string | undefined> = Promise.resolve(undefined);
  await database.db.transaction().execute(async (trx) => {
    await trx.updateTable('users').set({ password_hash }).where('id', '=', user_id).execute();
    await trx.deleteFrom('sessions').where('user_id', '=', user_id).execute();
    let isOver = false;
    outcome = outcomeOf(start()).finally(() => (isOver = true));
    // The embedded database accepts no other connection before this transaction ends.
    if (testEngine === 'postgres')
      await expect.poll(async () => isOver || (await somebodyWaits(trx)), { timeout: 20_000 }).toBe(true);
  });
  return outcome;
}

async function somebodyWaits(trx: Transaction<Tables>): Promise<boolean> {
  const { rows } = await sql`select 1 from pg_locks where not granted`.execute(trx);
  return rows.length > 0;
}

const sessionsOf = (user_id: number) =>
  database.db.selectFrom('sessions').select('token_hash').where('user_id', '=', user_id).execute();

test('a concurrent log-in with the old password is refused', async () => {
  const { user_id, name } = await newcomer('dara');
  expect(
    await changeAround(user_id, () =>
      logIn(database.db, clock, {
        name,
        password: oldPassword,
        remember: true,
        device: '',
        isKnownAddress: true,
      }),
    ),
  ).toBe('bad_credentials');
  expect(await sessionsOf(user_id)).toEqual([]);
});

test('a change from a session that another change has ended is refused, and changes nothing', async () => {
  const caller = await newcomer('sokha');
  expect(
    await changeAround(caller.user_id, () =>
      changePassword(database.db, clock, caller, { password: 'a third one', device: '' }),
    ),
  ).toBe('unauthenticated');
  const again = {
    name: caller.name,
    password: 'another password',
    remember: true,
    device: '',
    isKnownAddress: true,
  };
  expect((await logIn(database.db, clock, again)).user_id).toBe(caller.user_id);
});
