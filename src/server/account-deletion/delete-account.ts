/** Deletes an account (product 7.33): at once for everyone else; an anonymous row remains until a task has deleted the rest. */
import { sql, type Transaction } from 'kysely';
import { isPasswordOf } from '#server/accounts/password-store.ts';
import { type Db } from '#server/database/connect.ts';
import { inBatches } from '#server/database/in-batches.ts';
import { type PersonalData } from '#server/database/personal-data.ts';
import { type Tables } from '#server/database/tables.ts';
import { type Caller } from '#server/http/api/call.ts';
import { Failure } from '#server/http/api/call-failures.ts';
import { findLink } from '#server/telegram/telegram-store.ts';
import { addTask } from '#server/tasks/task-store.ts';
import { deletionSteps } from './finish-deletion.ts';

/** Kind of the task that deletes the rest, as stored. */
export const accountDeletionTask = 'leaving';

const wrongPassword = () => new Failure('invalid', { fields: { password: 'current_password_wrong' } });

type Request = {
  readonly caller: Caller;
  readonly password: string | undefined;
  /** Launch data in place of the password. */ readonly telegram?: number | undefined;
  readonly now: Date;
};

/**
 * One short transaction: it closes all sessions, frees the name, and makes the database refuse further rows of the user.
 * Throws `invalid` for the password, and `unauthenticated` if the account is deleted already.
 */
export async function deleteAccount(
  db: Db,
  personalData: PersonalData,
  { caller: { user_id: id }, password, telegram, now }: Request,
): Promise<void> {
  const stored = await db
    .selectFrom('users')
    .select(['password_hash', 'has_password'])
    .where('id', '=', id)
    .where('gone_at', 'is', null)
    .executeTakeFirst();
  if (stored === undefined) throw new Failure('unauthenticated');
  if (telegram !== undefined && !stored.has_password) {
    if ((await findLink(db, id))?.chat_id !== telegram) throw wrongPassword();
  } else {
    if (password === undefined) throw new Failure('invalid', { fields: { password: 'password_required' } });
    if (!(await isPasswordOf(stored, password))) throw wrongPassword();
  }
  await db.transaction().execute(async (trx) => {
    const account = await trx
      .selectFrom('users')
      .select(['password_hash', 'gone_at'])
      .where('id', '=', id)
      // Waits for concurrent writes of the user; later ones are refused.
      .forUpdate()
      .executeTakeFirst();
    if (account === undefined || account.gone_at !== null) throw new Failure('unauthenticated');
    // The password was changed while the hash was verified.
    if (account.password_hash !== stored.password_hash) throw wrongPassword();
    await markDeleted(trx, personalData, { id, now });
  });
}

/** Deletes what goes at once and adds the task for the rest. Lock the account's row first. */
export async function markDeleted(
  trx: Transaction<Tables>,
  personalData: PersonalData,
  { id, now }: { readonly id: number; readonly now: Date },
): Promise<void> {
  const deletion = { userId: id, emit: () => undefined };
  for (const step of deletionSteps(personalData, 'immediately')) await inBatches(() => step(trx, deletion));
  await trx.updateTable('users').set({ gone_at: now }).where('id', '=', id).execute();
  await addTask(trx, { kind: accountDeletionTask, payload: { user: id }, rank: 0 });
}

/** Adds the task again if it failed for good, or is missing after a restore from a backup. */
export async function resumeDeletions(db: Db): Promise<void> {
  await sql`
    insert into tasks (kind, payload, rank)
    select ${accountDeletionTask}::text, jsonb_build_object('user', id), 0 from users
    where gone_at is not null and not exists (
      select from tasks
      where kind = ${accountDeletionTask}::text and failed_at is null and payload ->> 'user' = users.id::text)`.execute(
    db,
  );
}
