/** Claiming an unclaimed company: it, its jobs and their applications become the caller's in one transaction (product 7.47). */
import { sql, type Transaction } from 'kysely';
import { nonDefaultTerms, queryOfTerms } from '#contract/alerts.ts';
import { columnsOf } from '#server/alerts/alert-store.ts';
import { lookalikeKeysOf } from '#server/companies/company-store.ts';
import { lockAccount } from '#server/database/lock-account.ts';
import { type Tables } from '#server/database/tables.ts';
import { Failure } from '#server/http/api/call-failures.ts';
import { claimCodeDigest } from './unclaimed-store.ts';

type Trx = Transaction<Tables>;
type Claim = { readonly employerId: number; readonly code: string; readonly now: Date };
type Claimed = {
  readonly company_id: number;
  readonly name: string;
  readonly jobs: number;
  readonly applications: number;
};

/** Throws `invalid` for the code, and `has_company` if the caller's company has a name. */
export async function claimCompany(trx: Trx, { employerId, code, now }: Claim): Promise<Claimed> {
  await lockAccount(trx, employerId);
  const own = await trx
    .selectFrom('companies')
    .select('name')
    .where('user_id', '=', employerId)
    .executeTakeFirst();
  if (own !== undefined && own.name !== null) throw new Failure('has_company');
  const formerId = await consumeCode(trx, code, now);

  // Jobs are locked before the account, as by someone who applies: their application is here before or after the claim.
  const jobs = await trx
    .updateTable('jobs')
    .set({ employer_id: employerId })
    .where('employer_id', '=', formerId)
    .returning('id')
    .execute();
  await trx.updateTable('notices').set({ user_id: employerId }).where('user_id', '=', formerId).execute();
  const { name, applications } = await moveProfile(trx, formerId, employerId);
  await moveSearches(trx, formerId, employerId);
  await lockFormer(trx, formerId);
  await moveBlocksAndReports(trx, formerId, employerId);
  await trx
    .insertInto('former_companies')
    .values({ former_id: formerId, user_id: employerId, claimed_at: now })
    .execute();
  await trx
    .deleteFrom('users')
    .where('id', '=', formerId)
    // Deleting the account would delete its jobs.
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('jobs').select('id').where('employer_id', '=', formerId))),
    )
    .execute();
  return { company_id: employerId, name, jobs: jobs.length, applications };
}

/** Locks the code's company, so that no one posts for it, and deletes the code. Returns the company's id. */
async function consumeCode(trx: Trx, code: string, now: Date): Promise<number> {
  const code_hash = claimCodeDigest(code);
  const company = await trx
    .selectFrom('unclaimed_companies')
    .innerJoin('claim_codes', 'claim_codes.user_id', 'unclaimed_companies.user_id')
    .select('unclaimed_companies.user_id')
    .where('code_hash', '=', code_hash)
    .where('expires_at', '>', now)
    .forUpdate('unclaimed_companies')
    .executeTakeFirst();
  const used =
    company &&
    (await trx
      .deleteFrom('claim_codes')
      .where('code_hash', '=', code_hash)
      .returning('user_id')
      .executeTakeFirst());
  if (used === undefined) throw new Failure('invalid', { fields: { code: 'code_wrong' } });
  return used.user_id;
}

/** The claimer keeps a logo that the account may have. */
async function moveProfile(
  trx: Trx,
  formerId: number,
  employerId: number,
): Promise<{ name: string; applications: number }> {
  const { name, name_km } = await trx
    .deleteFrom('companies')
    .where('user_id', '=', formerId)
    .returning(['name', 'name_km'])
    .executeTakeFirstOrThrow();
  const values = { name, name_km, lookalike_keys: lookalikeKeysOf({ name: name ?? '', name_km }) };
  await trx
    .insertInto('companies')
    .values({ user_id: employerId, ...values })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(values))
    .execute();
  const { applications } = await trx
    .selectFrom('applications')
    .innerJoin('jobs', 'jobs.id', 'applications.job_id')
    .select(({ fn }) => fn.countAll<number>().as('applications'))
    .where('jobs.employer_id', '=', employerId)
    .where('applications.status', '=', 'pending')
    .executeTakeFirstOrThrow();
  return { name: name ?? '', applications };
}

/** Waits for blocks, reports and decisions under way. Throws `invalid` for the code of a suspended company. */
async function lockFormer(trx: Trx, formerId: number): Promise<void> {
  const { suspended_at } = await trx
    .selectFrom('users')
    .select('suspended_at')
    .where('id', '=', formerId)
    .forUpdate()
    .executeTakeFirstOrThrow();
  if (suspended_at !== null) throw new Failure('invalid', { fields: { code: 'code_wrong' } });
}

/** Those that the claimer has from the same person already go with the former account. */
async function moveBlocksAndReports(trx: Trx, formerId: number, employerId: number): Promise<void> {
  await sql`
    update blocks set employer_id = ${employerId} where employer_id = ${formerId} and not exists (
      select from blocks as own where own.employer_id = ${employerId}
        and own.employee_id = blocks.employee_id and own.by_employer = blocks.by_employer)`.execute(trx);
  await sql`
    update people_reports set reported_id = ${employerId} where reported_id = ${formerId} and not exists (
      select from people_reports as own where own.reported_id = ${employerId}
        and own.reporter_key = people_reports.reporter_key
        and coalesce(own.application_id, 0) = coalesce(people_reports.application_id, 0))`.execute(trx);
}

/** Searches for the jobs of the company are saved with its id. */
async function moveSearches(trx: Trx, formerId: number, employerId: number): Promise<void> {
  const searches = await trx
    .selectFrom('saved_searches')
    .select(['id', 'terms'])
    .where(sql<string>`terms ->> 'company'`, '=', String(formerId))
    .forUpdate()
    .execute();
  for (const { id, terms } of searches)
    await trx
      .updateTable('saved_searches')
      .set(columnsOf(nonDefaultTerms({ ...queryOfTerms(terms), company: employerId })))
      .where('id', '=', id)
      .execute();
}
