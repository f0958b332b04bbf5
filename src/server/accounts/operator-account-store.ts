/** Operator accounts (product 6.1), managed on the command line only. */
import { type Db } from '#server/database/connect.ts';
import { hasHidden, withoutKhmerJoiners } from '#contract/hidden-characters.ts';
import { lookalikeKey, nameKey, visibleNameKey } from '#server/database/name-key.ts';
import { randomCode } from '#server/http/api/typed-codes.ts';
import { hashPassword } from './passwords.ts';
import { newTotpSecret } from './totp-store.ts';

/** About 100 random bits. */
const passwordGroups = 5;

/** The message is shown on the command line. */
class OperatorAccountError extends Error {
  override readonly name = 'OperatorAccountError';
}

/** Returns the password, which is not stored. Throws OperatorAccountError if the name is taken or has hidden characters. */
export async function addOperator(db: Db, typed: string, now: Date): Promise<{ password: string }> {
  const name = withoutKhmerJoiners(typed);
  if (hasHidden(name)) throw new OperatorAccountError('The name has characters that cannot be seen.');
  const password = randomCode(passwordGroups);
  const password_hash = await hashPassword(password);
  await db.transaction().execute(async (trx) => {
    const account = await trx
      .insertInto('users')
      .values({
        name: name.normalize('NFC'),
        name_key: visibleNameKey(name),
        lookalike_key: lookalikeKey(name),
        password_hash,
        acc_type: 'operator',
        created_at: now,
      })
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .executeTakeFirst();
    if (account === undefined) throw new OperatorAccountError(`The name ${name} is taken.`);
    await trx.insertInto('operators').values({ user_id: account.id, totp_secret: newTotpSecret() }).execute();
  });
  return { password };
}

type OperatorAccount = {
  readonly name: string;
  readonly created_at: Date;
  /** Whether an authenticator app is set up. */
  readonly has_codes: boolean;
};

/** Oldest first. */
export const listOperators = (db: Db): Promise<OperatorAccount[]> =>
  db
    .selectFrom('users')
    .innerJoin('operators', 'operators.user_id', 'users.id')
    .select([
      'users.name',
      'users.created_at',
      (eb) => eb('totp_since', 'is not', null).$castTo<boolean>().as('has_codes'),
    ])
    .orderBy('users.id')
    .execute();

async function findOperator(trx: Db, name: string): Promise<number> {
  const operator = await trx
    .selectFrom('users')
    .select('id')
    .where('name_key', 'in', [nameKey(name), visibleNameKey(name)])
    .where('acc_type', '=', 'operator')
    .forUpdate()
    .executeTakeFirst();
  if (operator === undefined) throw new OperatorAccountError(`There is no operator called ${name}.`);
  return operator.id;
}

/** Sets a new password, and resets the authenticator app and all sessions. Throws OperatorAccountError. */
export async function resetOperator(db: Db, name: string): Promise<{ password: string }> {
  const password = randomCode(passwordGroups);
  const password_hash = await hashPassword(password);
  await db.transaction().execute(async (trx) => {
    const id = await findOperator(trx, name);
    await trx.updateTable('users').set({ password_hash }).where('id', '=', id).execute();
    await trx
      .updateTable('operators')
      .set({
        totp_secret: newTotpSecret(),
        new_password_needed: true,
        totp_since: null,
        totp_last_step: null,
      })
      .where('user_id', '=', id)
      .execute();
    await trx.deleteFrom('sessions').where('user_id', '=', id).execute();
  });
  return { password };
}

/** Deletes the account and its sessions; the audit log keeps the name. Throws OperatorAccountError. */
export async function deleteOperator(db: Db, name: string): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const id = await findOperator(trx, name);
    await trx.deleteFrom('users').where('id', '=', id).execute();
  });
}
