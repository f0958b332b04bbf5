/** The moment in which an account is gone (product 7.33): the row stays without the person until the rest is erased. */
import { sql } from 'kysely';
import { hasPassword } from '#server/accounts/account-store.ts';
import { type Db } from '#server/database/connect.ts';
import { type Caller } from '#server/http/api/call.ts';
import { Failure } from '#server/http/api/failures.ts';
import { addTask } from '#server/tasks/task-store.ts';

/** The kind of the task that erases what is left. */
export const leavingTask = 'leaving';

const wrong = () => new Failure('invalid', { fields: { password: 'current_password_wrong' } });

/**
 * One short transaction: from then on nobody is logged in or can log in, the name is free, and the database refuses what
 * the person still sends. Throws `invalid` under `password`, and `unauthenticated` when it is gone already.
 */
export async function leave(db: Db, { user_id: id }: Caller, password: string, now: Date): Promise<void> {
  const known = await db
    .selectFrom('users')
    .select('password_hash')
    .where('id', '=', id)
    .where('gone_at', 'is', null)
    .executeTakeFirst();
  if (known === undefined) throw new Failure('unauthenticated');
  if (!(await hasPassword(known, password))) throw wrong();
  await db.transaction().execute(async (trx) => {
    const account = await trx
      .selectFrom('users')
      .select(['password_hash', 'gone_at'])
      .where('id', '=', id)
      // Whatever the person is writing ends before, or is refused.
      .forUpdate()
      .executeTakeFirst();
    if (account === undefined || account.gone_at !== null) throw new Failure('unauthenticated');
    // It was changed while the one that was given was checked.
    if (account.password_hash !== known.password_hash) throw wrong();
    for (const table of ['sessions', 'recovery_codes', 'telegram_codes', 'telegram_chats'] as const)
      await trx.deleteFrom(table).where('user_id', '=', id).execute();
    await trx.updateTable('users').set(nobody(id, now)).where('id', '=', id).execute();
    await addTask(trx, { kind: leavingTask, payload: { user: id }, rank: 0 });
  });
}

/** No name has such a sign, so nobody can have the key. */
const nobody = (id: number, now: Date) => ({
  name: '',
  name_key: `\u0001${id}`,
  password_hash: '',
  profession: '',
  email: '',
  date_of_birth: '',
  contact_number: '',
  address: '',
  facebook: '',
  linkedin: '',
  notify_off: [],
  gone_at: now,
});

/** For those whose task was given up, or was never written because a backup was restored: each gets one anew. */
export async function goOnLeaving(db: Db): Promise<void> {
  await sql`
    insert into tasks (kind, payload, rank)
    select ${leavingTask}::text, jsonb_build_object('user', id), 0 from users
    where gone_at is not null and not exists (
      select from tasks where kind = ${leavingTask}::text and failed_at is null and payload ->> 'user' = users.id::text)`.execute(
    db,
  );
}
