/** What an employer keeps beside an application (product 4.19); the applicant never sees it. */
import { type Application } from '#contract/applications.ts';
import { type Transaction } from 'kysely';
import { insistOnAccount } from '#server/accounts/account-store.ts';
import { type Tables } from '#server/database/tables.ts';
import { Failure } from '#server/http/api/failures.ts';
import { applicationColumns, toApplication } from './application-rows.ts';

type Marking = {
  readonly id: number;
  readonly employerId: number;
  /** Undefined leaves it as it is. */
  readonly starred: boolean | undefined;
  readonly note: string | null | undefined;
};

/** Throws `not_found`, also for somebody else's, and `account_gone` for a note about who is gone. */
export async function markApplication(
  trx: Transaction<Tables>,
  { id, employerId, starred, note }: Marking,
): Promise<Application> {
  await insistOnAccount(trx, employerId);
  const marked = await trx
    .updateTable('applications')
    .from('jobs')
    .set((eb) => ({
      starred: starred ?? eb.ref('applications.starred'),
      note: note === undefined ? eb.ref('applications.note') : note || null,
    }))
    .whereRef('jobs.id', '=', 'applications.job_id')
    .where('jobs.employer_id', '=', employerId)
    .where('applications.id', '=', id)
    .returning(applicationColumns)
    .executeTakeFirst();
  if (marked === undefined) throw new Failure('not_found');
  // Nothing would erase it any more.
  if (marked.user_id === null && note) throw new Failure('account_gone');
  return toApplication(marked, true);
}
