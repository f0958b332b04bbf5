/** Taking an application back (product 4.19): nothing of it stays. */
import { type Transaction } from 'kysely';
import { type Tables } from '#server/database/tables.ts';
import { Failure } from '#server/http/api/failures.ts';
import { addNotices } from '#server/notices/notice-store.ts';
import { noticeTo, readSides, type Side } from './application-sides.ts';

/** Of a decision at the same time the first wins. Throws `not_found`, `already_decided`. */
export async function withdraw(
  trx: Transaction<Tables>,
  { id, applicant, now }: { readonly id: number; readonly applicant: Side; readonly now: Date },
): Promise<void> {
  const sides = await readSides(trx, id, applicant, 'change');
  if (sides.status !== 'pending') throw new Failure('already_decided');
  await trx.deleteFrom('applications').where('id', '=', id).execute();
  const { date_added } = sides;
  await trx
    .insertInto('withdrawals')
    .values({ user_id: applicant.user_id, date_added, application_id: id, withdrawn_at: now })
    .execute();
  await addNotices(trx, [
    noticeTo('employer', sides, { kind: 'application_withdrawn', event: `application_withdrawn:${id}` }),
  ]);
}
