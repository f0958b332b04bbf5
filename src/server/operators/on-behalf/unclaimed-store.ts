/** Companies whose jobs operators post until someone claims them, and the codes to claim them by (product 7.47). */
import { randomUUID } from 'node:crypto';
import { type RawBuilder, sql, type SqlBool, type Transaction } from 'kysely';
import { operatorPageSize, lastPage } from '#contract/limits.ts';
import { type JobDetail } from '#contract/jobs.ts';
import { type JobOnBehalf, type UnclaimedCompany } from '#contract/on-behalf.ts';
import { type Db } from '#server/database/connect.ts';
import { lookalikeKey, visibleNameKey } from '#server/database/name-key.ts';
import { type Tables } from '#server/database/tables.ts';
import { Failure } from '#server/http/api/call-failures.ts';
import { tokenDigest } from '#server/http/api/session-tokens.ts';
import { normalizeCode, randomCode } from '#server/http/api/typed-codes.ts';
import { dayMs } from '#server/http/clock.ts';

type Trx = Transaction<Tables>;
type NewCompany = JobOnBehalf['company'];

/** Where the operator found a job, as JSON; null once its company is claimed. `table` is the name or alias of the jobs. */
export const sourceOf = (table: string): RawBuilder<JobDetail['source']> =>
  sql`(
    select json_build_object('name', found.name, 'url', found.url, 'date', found.day)
    from job_sources as found join unclaimed_companies on unclaimed_companies.user_id = ${sql.ref(`${table}.employer_id`)}
    where found.job_id = ${sql.ref(`${table}.id`)})`;

/** Whether no one has claimed the company with the id in the column. */
export const isUnclaimed = (company: string): RawBuilder<SqlBool> => sql<SqlBool>`exists (
  select from unclaimed_companies where unclaimed_companies.user_id = ${sql.ref(company)})`;

const companyKey = (name: string): string => visibleNameKey(name.replace(/\s+/g, ' '));

const keysOf = ({ name, name_km }: Pick<NewCompany, 'name' | 'name_km'>): string[] =>
  [name, ...(name_km === null ? [] : [name_km])].map(lookalikeKey);

async function refuseVerifiedName(trx: Trx, lookalike_keys: readonly string[]): Promise<void> {
  const verified = await trx
    .selectFrom('companies')
    .select('user_id')
    .where('verification', '=', 'verified')
    .where(sql<SqlBool>`lookalike_keys && ${[...lookalike_keys]}::text[]`)
    .executeTakeFirst();
  if (verified) throw new Failure('invalid', { fields: { 'company.name': 'name_of_verified' } });
}

async function refuseSuspended(trx: Trx, companyId: number): Promise<void> {
  const { suspended_at } = await trx
    .selectFrom('users')
    .select('suspended_at')
    .where('id', '=', companyId)
    // Suspending waits, or is seen.
    .forShare()
    .executeTakeFirstOrThrow();
  if (suspended_at !== null)
    throw new Failure('invalid', { fields: { 'company.name': 'company_suspended' } });
}

/** Throws what `openCompany` would throw, and changes nothing. */
export async function tryCompany(trx: Trx, company: NewCompany): Promise<void> {
  const known = await trx
    .selectFrom('unclaimed_companies')
    .select('user_id')
    .where('name_key', '=', companyKey(company.name))
    .executeTakeFirst();
  if (known === undefined) await refuseVerifiedName(trx, keysOf(company));
  else await refuseSuspended(trx, known.user_id);
}

/**
 * Finds or creates the unclaimed company of that name and locks it until the transaction ends, so that no one claims it
 * meanwhile. Throws `invalid` if a verified company has the name, or if the company is suspended.
 */
export async function openCompany(
  trx: Trx,
  { name, name_km, phone }: NewCompany,
  now: Date,
): Promise<number> {
  const name_key = companyKey(name);
  const find = () =>
    trx
      .selectFrom('unclaimed_companies')
      .select('user_id')
      .where('name_key', '=', name_key)
      .forUpdate()
      .executeTakeFirst();
  const known = await find();
  if (known !== undefined) {
    await refuseSuspended(trx, known.user_id);
    if (phone !== null)
      await trx
        .updateTable('unclaimed_companies')
        .set({ phone })
        .where('user_id', '=', known.user_id)
        .execute();
    return known.user_id;
  }
  const lookalike_keys = keysOf({ name, name_km });
  await refuseVerifiedName(trx, lookalike_keys);
  // The control character is in no name, so no one can log in to the account or recover it.
  const { id } = await trx
    .insertInto('users')
    .values({
      name,
      name_key: `\u0001${randomUUID()}`,
      lookalike_key: null,
      password_hash: '',
      acc_type: 'employer',
      created_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const created = await trx
    .insertInto('unclaimed_companies')
    .values({ user_id: id, name_key, phone, created_at: now })
    .onConflict((conflict) => conflict.column('name_key').doNothing())
    .returning('user_id')
    .executeTakeFirst();
  if (created === undefined) {
    // Another operator has created it meanwhile.
    await trx.deleteFrom('users').where('id', '=', id).execute();
    const theirs = await find();
    if (theirs === undefined) throw new Failure('in_progress');
    return theirs.user_id;
  }
  await trx.insertInto('companies').values({ user_id: id, name, name_km, lookalike_keys }).execute();
  return id;
}

export const claimCodeDays = 60;
/** Three groups of four: 58 random bits, so that the digest needs no salt and finds the company. */
const codeGroups = 3;
/** Valid codes of a company; older ones end. */
const maximumCodes = 20;

export const claimCodeDigest = (typed: string): string => tokenDigest(normalizeCode(typed));

/** Adds a code; codes that were given out before stay valid. Lock the company first. */
export async function addClaimCode(
  trx: Trx,
  companyId: number,
  now: Date,
): Promise<{ claim_code: string; expires_at: Date }> {
  const claim_code = randomCode(codeGroups);
  const expires_at = new Date(now.getTime() + claimCodeDays * dayMs);
  await trx
    .insertInto('claim_codes')
    .values({ code_hash: claimCodeDigest(claim_code), user_id: companyId, expires_at })
    .execute();
  await trx
    .deleteFrom('claim_codes')
    .where('user_id', '=', companyId)
    .where('code_hash', 'in', (eb) =>
      eb
        .selectFrom('claim_codes')
        .select('code_hash')
        .where('user_id', '=', companyId)
        .orderBy('expires_at', 'desc')
        .offset(maximumCodes),
    )
    .execute();
  return { claim_code, expires_at };
}

/** Locks the company and returns its name. Throws `not_found`, also for a claimed or suspended one. */
export async function lockUnclaimed(trx: Trx, id: number): Promise<string> {
  const company = await trx
    .selectFrom('unclaimed_companies')
    .innerJoin('companies', 'companies.user_id', 'unclaimed_companies.user_id')
    .innerJoin('users', 'users.id', 'unclaimed_companies.user_id')
    .select('companies.name')
    .where('unclaimed_companies.user_id', '=', id)
    .where('suspended_at', 'is', null)
    .forUpdate('unclaimed_companies')
    .executeTakeFirst();
  if (company === undefined) throw new Failure('not_found');
  return company.name ?? '';
}

/** One page, those with waiting applications first; without suspended ones, which no one can claim. */
export async function listUnclaimed(db: Db, page: number): Promise<UnclaimedCompany[]> {
  if (page > lastPage) return [];
  const { rows } = await sql<UnclaimedCompany>`
    select unclaimed.user_id as company_id, companies.name, companies.name_km, unclaimed.phone,
      (select count(*) from jobs where employer_id = unclaimed.user_id) as jobs,
      (select count(*) from applications join jobs on jobs.id = job_id
        where employer_id = unclaimed.user_id and applications.status = 'pending') as applications
    from unclaimed_companies as unclaimed join companies on companies.user_id = unclaimed.user_id
      join users on users.id = unclaimed.user_id and suspended_at is null
    order by applications desc, unclaimed.user_id desc
    limit ${operatorPageSize} offset ${page * operatorPageSize}`.execute(db);
  return rows;
}
