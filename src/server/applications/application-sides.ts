/** The two sides of an application: who may access it, and notices to the other side. */
import { type NoticeKind } from '#contract/notices.ts';
import { type ApplicationStatus } from '#contract/options.ts';
import { type Db } from '#server/database/connect.ts';
import { requireAccount } from '#server/accounts/account-store.ts';
import { type Caller } from '#server/http/api/call.ts';
import { Failure } from '#server/http/api/call-failures.ts';
import { type NewNotice, personNames } from '#server/notices/notice-store.ts';
import { ownerColumn } from './application-store.ts';
import { isDelivered, readLockedBlocks } from './block-store.ts';

/** The caller, who is one of the two sides. */
export type Side = Pick<Caller, 'user_id' | 'acc_type'>;

type Named = Pick<NewNotice, 'person' | 'person_km'>;

export type Sides = {
  id: number;
  job_id: number;
  job_name: string;
  status: ApplicationStatus;
  date_added: Date;
  /** The applicant. Null if the account was deleted; the same goes for `employer_id`. */
  user_id: number | null;
  employer_id: number | null;
  /** Names for notices; empty if there is none. */
  applicant: Named;
  company: Named;
};

/**
 * Until the transaction ends, a `keyShare` lock prevents withdrawing the application, and `update` also deciding it.
 * Throws `not_found`, also for someone else's application.
 */
export async function readSides(
  db: Db,
  id: number,
  caller: Side,
  lock?: 'keyShare' | 'update',
): Promise<Sides> {
  if (lock !== undefined) await requireAccount(db, caller.user_id);
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
    .$if(caller.acc_type === 'employer', (query) => query.where(isDelivered))
    .$if(lock === 'keyShare', (query) => query.forKeyShare('applications'))
    .$if(lock === 'update', (query) => query.forUpdate('applications'))
    .executeTakeFirst();
  if (row === undefined) throw new Failure('not_found');
  const { first_name, last_name, company, name_km, ...sides } = row;
  return {
    ...sides,
    applicant: personNames({ first_name, last_name }),
    company: company === null ? {} : { person: company, ...(name_km === null ? {} : { person_km: name_km }) },
  };
}

/** Throws `account_gone` if either account was deleted. */
export function requireBothAccounts({ user_id, employer_id }: Sides) {
  if (user_id === null || employer_id === null) throw new Failure('account_gone');
  return { user_id, employer_id };
}

/**
 * Whether what the writer sends is stored for the writer only, because the other side blocks them. Until the transaction
 * ends, no one blocks the other. Throws `account_gone`, and `you_blocked` if the writer blocks the other side.
 */
export async function isUndelivered(trx: Db, sides: Sides, writer: Side): Promise<boolean> {
  const { user_id, employer_id } = requireBothAccounts(sides);
  const { byEmployee, byEmployer } = await readLockedBlocks(trx, {
    employeeId: user_id,
    employerId: employer_id,
  });
  const [byWriter, byOther] =
    writer.acc_type === 'employer' ? [byEmployer, byEmployee] : [byEmployee, byEmployer];
  if (byWriter) throw new Failure('you_blocked');
  return byOther;
}

/** A notice to the side that did not act. */
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
