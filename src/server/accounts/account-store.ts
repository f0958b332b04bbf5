/** Accounts (product 3.1): opening one, proving that it is yours, changing the password. */
import { type User } from '#contract/accounts.ts';
import { type AccType } from '#contract/roles.ts';
import { type Db } from '#server/database/connect.ts';
import { type Caller } from '#server/http/api/call.ts';
import { type Clock } from '#server/http/clock.ts';
import { Failure } from '#server/http/api/failures.ts';
import { nameKey } from './name-key.ts';
import { hashPassword, isPassword } from './passwords.ts';
import { closeOtherSessions, isOpen, openSession } from './session-store.ts';

type Registration = { name: string; password: string; accType: AccType };
type PasswordOf = { id: number; password_hash: string };

/** Opens an account with its first session. Throws `name_taken`. */
export async function register(
  db: Db,
  clock: Clock,
  { name, password, accType }: Registration,
): Promise<User> {
  const name_key = nameKey(name);
  const taken = await db.selectFrom('users').select('id').where('name_key', '=', name_key).executeTakeFirst();
  if (taken) throw new Failure('name_taken');
  const password_hash = await hashPassword(password);
  return db.transaction().execute(async (trx) => {
    const account = await trx
      .insertInto('users')
      .values({
        name: name.normalize('NFC'),
        name_key,
        password_hash,
        acc_type: accType,
        created_at: clock(),
      })
      .onConflict((conflict) => conflict.column('name_key').doNothing())
      .returning(['id', 'name', 'acc_type'])
      .executeTakeFirst();
    if (account === undefined) throw new Failure('name_taken');
    const token = await openSession(trx, account.id, clock());
    return { user_id: account.id, name: account.name, token, acc_type: account.acc_type };
  });
}

/** Opens a session. Throws `bad_credentials`, the same for a wrong name and a wrong password. */
export async function logIn(db: Db, clock: Clock, name: string, password: string): Promise<User> {
  const account = await db
    .selectFrom('users')
    .select(['id', 'name', 'acc_type', 'password_hash'])
    .where('name_key', '=', nameKey(name))
    .executeTakeFirst();
  const isRight = await isPassword(password, account?.password_hash);
  if (account === undefined || !isRight) throw new Failure('bad_credentials');
  const token = await db.transaction().execute(async (trx) => {
    await insistOnPassword(trx, account);
    return openSession(trx, account.id, clock());
  });
  return { user_id: account.id, name: account.name, token, acc_type: account.acc_type };
}

/**
 * The password may have been changed while the one that was given was checked. The row is locked for sharing: a change
 * waits for the session that is about to be opened, and closes it.
 */
async function insistOnPassword(trx: Db, { id, password_hash }: PasswordOf): Promise<void> {
  const unchanged = await trx
    .selectFrom('users')
    .select('id')
    .where('id', '=', id)
    .where('password_hash', '=', password_hash)
    .forShare()
    .executeTakeFirst();
  if (unchanged === undefined) throw new Failure('bad_credentials');
}

/**
 * Whoever knew the old password, or holds an older token, is out; the caller stays in.
 * Throws `unauthenticated` when another change has closed the caller's session meanwhile.
 */
export async function changePassword(db: Db, { user_id, session }: Caller, password: string): Promise<void> {
  const password_hash = await hashPassword(password);
  await db.transaction().execute(async (trx) => {
    await trx.updateTable('users').set({ password_hash }).where('id', '=', user_id).execute();
    if (!(await isOpen(trx, session))) throw new Failure('unauthenticated');
    await closeOtherSessions(trx, user_id, session);
  });
}
