/** An application with the two people it is between, for one of them, and what the other one is told. */
import { type NoticeKind } from '#contract/notices.ts';
import { type ApplicationStatus } from '#contract/options.ts';
import { type Db } from '#server/database/connect.ts';
import { insistOnAccount } from '#server/accounts/account-store.ts';
import { type Caller } from '#server/http/api/call.ts';
import { Failure } from '#server/http/api/failures.ts';
import { type NewNotice, personOf } from '#server/notices/notice-store.ts';
import { ownerColumn } from './application-store.ts';

/** Whoever asks for one application. */
export type Side = Pick<Caller, 'user_id' | 'acc_type'>;

type Named = Pick<NewNotice, 'person' | 'person_km'>;

export type Sides = {
  id: number;
  job_id: number;
  job_name: string;
  status: ApplicationStatus;
  date_added: Date;
  /** The applicant; null when the account is gone, as the employer's. */
  user_id: number | null;
  employer_id: number | null;
  /** The names by which the two know each other; nothing where there is none. */
  applicant: Named;
  company: Named;
};

/**
 * With `keep`, until the transaction ends, nobody takes the application back; with `change` nobody decides it either.
 * Throws `not_found`, also for somebody else's.
 */
export async function readSides(db: Db, id: number, caller: Side, lock?: 'keep' | 'change'): Promise<Sides> {
  if (lock !== undefined) await insistOnAccount(db, caller.user_id);
  const row = await db
    .selectFrom('applications')
    .innerJoin('jobs', 'jobs.id', 'applications.job_id')
    .leftJoin('companies', 'companies.user_id', 'jobs.employer_id')
    .select([
      'applications.id',
      'applications.job_id',
      'jobs.name as job_name',
      'applications.status',
      'applications.date_added',
      'applications.user_id',
      'jobs.employer_id',
      'applications.first_name',
      'applications.last_name',
      'companies.name as company',
      'companies.name_km',
    ])
    .where('applications.id', '=', id)
    .where(ownerColumn(caller), '=', caller.user_id)
    .$if(lock === 'keep', (query) => query.forKeyShare('applications'))
    .$if(lock === 'change', (query) => query.forUpdate('applications'))
    .executeTakeFirst();
  if (row === undefined) throw new Failure('not_found');
  const { first_name, last_name, company, name_km, ...sides } = row;
  return {
    ...sides,
    applicant: personOf({ first_name, last_name }),
    company: company === null ? {} : { person: company, ...(name_km === null ? {} : { person_km: name_km }) },
  };
}

/** Nobody writes to an account that is gone. Throws `account_gone`. */
export function requireBothAccounts({ user_id, employer_id }: Sides): void {
  if (user_id === null || employer_id === null) throw new Failure('account_gone');
}

/** For the side that did not act. */
export function noticeTo(
  to: 'employer' | 'applicant',
  { id, job_id, job_name, user_id, employer_id, applicant, company }: Sides,
  { kind, event, text }: { kind: NoticeKind; event: string; text?: string | undefined },
): NewNotice {
  return {
    user_id: to === 'employer' ? employer_id : user_id,
    kind,
    event,
    job_id,
    job_name,
    application_id: id,
    ...(text === undefined ? {} : { text }),
    ...(to === 'employer' ? applicant : company),
  };
}
