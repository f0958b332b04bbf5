/** Reports of companies, and of the other side of an application (product 3.16), and which postings wait because of them. */
import { type RawBuilder, sql, type Transaction } from 'kysely';
import { reportersForReview } from '#contract/limits.ts';
import { type SharedMessage } from '#contract/operator-people.ts';
import {
  applicantReportReasons,
  employerReportReasons,
  type PersonDecision,
  type Report,
  sharedMessages,
} from '#contract/reports.ts';
import { type AccType } from '#contract/roles.ts';
import { requireAccount } from '#server/accounts/account-store.ts';
import { ownerColumn } from '#server/applications/application-store.ts';
import { isDelivered, isSeenBy, lockEmployer } from '#server/applications/block-store.ts';
import { isSuspended } from '#server/companies/company-store.ts';
import { type Db } from '#server/database/connect.ts';
import { type Tables } from '#server/database/tables.ts';
import { type Caller } from '#server/http/api/call.ts';
import { Failure } from '#server/http/api/call-failures.ts';
import { addNotices } from '#server/notices/notice-store.ts';
import { messageWarningsOf } from '#warnings/find-warnings.ts';

type Trx = Transaction<Tables>;

type Reporter = {
  readonly caller: Pick<Caller, 'user_id' | 'acc_type'> | undefined;
  /** Identifies the account, or the address of a guest. */
  readonly key: string;
  /** A digest of the address. */
  readonly network: string;
  readonly now: Date;
};

type Reported = { readonly reported_id: number; readonly application_id: number | null };

/**
 * Stores the report, or returns the reporter's earlier one about the same company or application, even if it is decided.
 * Throws `not_found`, `unauthenticated` for a guest with an application, `account_gone`, and `invalid` under `reason`.
 */
export async function storePersonReport(
  trx: Trx,
  { company_id, application_id, reason, text, share_messages }: Omit<Report, 'job_id'>,
  { caller, key, network, now }: Reporter,
): Promise<{ id: number }> {
  const reported =
    application_id === null
      ? await findCompany(trx, company_id ?? 0, caller?.user_id)
      : await findOtherSide(trx, application_id, caller, reason);
  const stored = await trx
    .insertInto('people_reports')
    .values({
      ...reported,
      reporter_id: caller?.user_id ?? null,
      reporter_key: key,
      network,
      reason,
      text,
      messages:
        application_id !== null && share_messages === true
          ? await copyMessages(trx, application_id, caller?.acc_type)
          : null,
      created_at: now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return stored ?? findEarlier(trx, reported, key);
}

/** Also by the id it had before it was claimed. Throws `not_found` for what others can't see, and for one's own company. */
async function findCompany(trx: Trx, shown: number, callerId: number | undefined): Promise<Reported> {
  const claimed = await trx
    .selectFrom('former_companies')
    .select('user_id')
    .where('former_id', '=', shown)
    .executeTakeFirst();
  const id = claimed?.user_id ?? shown;
  const company = await trx
    .selectFrom('companies')
    .select('user_id')
    .where('user_id', '=', id)
    .where('name', 'is not', null)
    .where(({ not }) => not(isSuspended('companies.user_id')))
    .executeTakeFirst();
  if (company === undefined || id === callerId || !(await lockReported(trx, id)))
    throw new Failure('not_found');
  return { reported_id: id, application_id: null };
}

async function findOtherSide(
  trx: Trx,
  application_id: number,
  caller: Reporter['caller'],
  reason: Report['reason'],
): Promise<Reported> {
  if (caller === undefined) throw new Failure('unauthenticated');
  const isEmployer = caller.acc_type === 'employer';
  await requireAccount(trx, caller.user_id);
  await lockEmployer(trx, application_id);
  const sides = await trx
    .selectFrom('applications')
    .innerJoin('jobs', 'jobs.id', 'applications.job_id')
    .select(['applications.user_id', 'jobs.employer_id'])
    .where('applications.id', '=', application_id)
    .where(ownerColumn(caller), '=', caller.user_id)
    .$if(isEmployer, (query) => query.where(isDelivered))
    .executeTakeFirst();
  if (sides === undefined) throw new Failure('not_found');
  const reasons: readonly string[] = isEmployer ? applicantReportReasons : employerReportReasons;
  if (!reasons.includes(reason)) throw new Failure('invalid', { fields: { reason: 'not_in_list' } });
  const reported_id = isEmployer ? sides.user_id : sides.employer_id;
  if (reported_id === null || !(await lockReported(trx, reported_id))) throw new Failure('account_gone');
  return { reported_id, application_id };
}

/** False for a deleted account. Otherwise a deletion waits until the report is stored, and deletes it. */
async function lockReported(trx: Trx, id: number): Promise<boolean> {
  const account = await trx
    .selectFrom('users')
    .select('gone_at')
    .where('id', '=', id)
    .forKeyShare()
    .executeTakeFirst();
  return account?.gone_at === null;
}

/** The last messages that the reporter sees, of both sides, as JSON, oldest first. */
async function copyMessages(
  trx: Trx,
  application_id: number,
  reporter: AccType | undefined,
): Promise<string> {
  const newestFirst = await trx
    .selectFrom('application_messages')
    .select(['from_employer', 'text', 'place', 'at'])
    .where('application_id', '=', application_id)
    .where(isSeenBy(reporter === 'employer' ? 'employer' : 'employee'))
    .orderBy('id', 'desc')
    .limit(sharedMessages)
    .execute();
  const copies = newestFirst.reverse().map(({ from_employer, text, place, at }): SharedMessage => {
    const words = [place, text].filter(Boolean).join(' · ');
    const from = from_employer ? 'employer' : 'employee';
    return {
      from,
      text: words,
      at: at.toISOString(),
      warnings: messageWarningsOf(words, from),
    };
  });
  return JSON.stringify(copies);
}

const findEarlier = (trx: Trx, { reported_id, application_id }: Reported, key: string) =>
  trx
    .selectFrom('people_reports')
    .select('id')
    .where('reported_id', '=', reported_id)
    .where('reporter_key', '=', key)
    .where(sql<number>`coalesce(application_id, 0)`, '=', application_id ?? 0)
    .executeTakeFirstOrThrow();

/** Accounts that report from one network within this time count as one: mobile networks are shared, but not by chance for long. */
const sameNetworkDays = 7;

const counted = sql`reporter_id is not null and counts and decision is distinct from 'dismissed'`;

/**
 * How many people's reports of the person count, those of their jobs included. Guests', dismissed ones and those of
 * deleted accounts don't.
 */
export const reportersOf = (account: RawBuilder<unknown>): RawBuilder<number> => sql<number>`(
  with counted as (
    select reporter_id, network, created_at, 'person' as about, id from people_reports
    where reported_id = ${account} and ${counted}
    union all
    select reporter_id, network, created_at, 'job' as about, reports.id
    from reports join jobs on jobs.id = reports.job_id
    where employer_id = ${account} and ${counted}
  )
  select count(distinct reporter_id) from counted as report where not exists (
    select from counted as earlier
    where earlier.reporter_id <> report.reporter_id and earlier.network = report.network
      and (earlier.created_at, earlier.about, earlier.id) < (report.created_at, report.about, report.id)
      and earlier.created_at > report.created_at - make_interval(days => ${sql.lit(sameNetworkDays)})
  ))`;

/** Whether the employer's new postings wait for review, whatever the setting REVIEW says (product 4.17). */
export async function isUnderReview(db: Db, employerId: number): Promise<boolean> {
  const { rows } = await sql<{ reporters: number }>`
    select ${reportersOf(sql`${employerId}::bigint`)} as reporters`.execute(db);
  return (rows[0]?.reporters ?? 0) >= reportersForReview;
}

/** Reports so far no longer lead to a review. */
export async function endReview(trx: Db, userId: number): Promise<void> {
  await trx
    .updateTable('people_reports')
    .set({ counts: false })
    .where('reported_id', '=', userId)
    .where('counts', '=', true)
    .execute();
  await trx
    .updateTable('reports')
    .set({ counts: false })
    .where('job_id', 'in', trx.selectFrom('jobs').select('id').where('employer_id', '=', userId))
    .where('counts', '=', true)
    .execute();
}

type Closing = { readonly userId: number; readonly decision: PersonDecision; readonly now: Date };

/** Closes all open reports of a person and notifies the reporters who have an account. */
export async function closePersonReports(trx: Trx, { userId, decision, now }: Closing): Promise<void> {
  const closed = await trx
    .updateTable('people_reports')
    .set({ decision, decided_at: now })
    .where('reported_id', '=', userId)
    .where('decision', 'is', null)
    .returning(['id', 'reporter_id', 'application_id'])
    .execute();
  const company = await trx
    .selectFrom('companies')
    .select('name')
    .where('user_id', '=', userId)
    .executeTakeFirst();
  const jobs = await jobNames(
    trx,
    closed.flatMap(({ application_id }) => application_id ?? []),
  );
  await addNotices(
    trx,
    closed.map(({ id, reporter_id, application_id }) => {
      const name = application_id === null ? company?.name : jobs.get(application_id);
      return {
        user_id: reporter_id,
        kind: 'report_decided',
        event: `person_report_decided:${id}`,
        ...(name ? { job_name: name } : {}),
      };
    }),
  );
}

/** By application. */
async function jobNames(trx: Trx, applications: readonly number[]): Promise<Map<number, string>> {
  if (applications.length === 0) return new Map();
  const rows = await trx
    .selectFrom('applications')
    .innerJoin('jobs', 'jobs.id', 'applications.job_id')
    .select(['applications.id', 'jobs.name'])
    .where('applications.id', 'in', applications)
    .execute();
  return new Map(rows.map(({ id, name }) => [id, name]));
}
