/** Company profiles (product 3.13, 7.15), and how jobs show their company. */
import { type RawBuilder, sql, type SqlBool } from 'kysely';
import {
  type Company,
  type CompanyUpdate,
  type OwnCompany,
  type VerificationRequest,
} from '#contract/companies.ts';
import { lookalikeKey } from '#server/database/name-key.ts';
import { type JobCompany, picturePath, type Verification } from '#contract/company-fields.ts';
import { type Db } from '#server/database/connect.ts';
import { lockAccount } from '#server/database/lock-account.ts';
import { cleanRichText } from '#server/http/api/clean-rich-text.ts';
import { Failure } from '#server/http/api/call-failures.ts';
import { isUnclaimed } from '#server/operators/on-behalf/unclaimed-store.ts';
import { readCompanyStats } from './company-stats.ts';
import { type Picture, storePicture } from './picture-store.ts';

const jobCompanyFields = sql`
  'company_id', companies.user_id, 'name', companies.name, 'name_km', companies.name_km,
  'logo', replace(${sql.lit(picturePath('*'))}, '*', companies.logo),
  'verified', companies.verification = 'verified'`;

/** The company of a job as JSON, for queries that have `employer_id` in scope; null until the company has a name. */
export const companyOfJob: RawBuilder<JobCompany | null> = sql`(
  select case when ${isUnclaimed('companies.user_id')}
    then json_build_object(${jobCompanyFields}, 'unclaimed', true) else json_build_object(${jobCompanyFields}) end
  from companies where companies.user_id = employer_id and companies.name is not null)`;

/** Whether a row of `jobs` belongs to a verified company. */
export const hasVerifiedCompany: RawBuilder<SqlBool> = sql`jobs.employer_id in (
  select companies.user_id from companies where companies.verification = 'verified')`;

export async function isVerified(db: Db, employerId: number): Promise<boolean> {
  const company = await db
    .selectFrom('companies')
    .select('verification')
    .where('user_id', '=', employerId)
    .executeTakeFirst();
  return company?.verification === 'verified';
}

const columns = [
  'name',
  'name_km',
  'about',
  'website',
  'province',
  'size',
  'industry',
  'logo',
  'verification',
  'verified_since',
  'refused_because',
] as const;

const emptyCompany = {
  name: null,
  name_km: null,
  about: null,
  website: null,
  province: null,
  size: null,
  industry: null,
  logo: null,
  verification: 'none' as Verification,
  verified_since: null,
  refused_because: null,
};

type StoredCompany = Omit<OwnCompany, 'reviews' | 'under_review' | 'unclaimed'>;

/** Includes what only the owner sees. */
export async function readOwnCompany(db: Db, employerId: number, now: Date): Promise<StoredCompany> {
  const [row = emptyCompany, stats] = await Promise.all([
    db.selectFrom('companies').select(columns).where('user_id', '=', employerId).executeTakeFirst(),
    readCompanyStats(db, employerId, now),
  ]);
  const { logo, verified_since, refused_because, ...company } = row;
  const { verification } = company;
  return {
    company_id: employerId,
    ...company,
    logo: logo && picturePath(logo),
    verified: verification === 'verified',
    verified_since: verified_since?.toISOString() ?? null,
    ...stats,
    ...(verification === 'refused' && refused_because !== null ? { refused_because } : {}),
  };
}

/** Whether the account is suspended, which hides the company from everyone else (product 4.18). */
export const isSuspended = (account: string): RawBuilder<SqlBool> => sql<SqlBool>`exists (
  select from users where users.id = ${sql.ref(account)} and users.suspended_at is not null)`;

/** The public profile, also by the id it had before it was claimed. Throws `not_found` without a name, and for suspended accounts. */
export async function readCompany(db: Db, id: number, now: Date): Promise<Company> {
  const visible = await db
    .selectFrom('companies')
    .select('user_id')
    .select(isUnclaimed('companies.user_id').$castTo<boolean>().as('unclaimed'))
    .where('user_id', '=', id)
    .where(({ not }) => not(isSuspended('companies.user_id')))
    .executeTakeFirst();
  if (visible === undefined) {
    const claimed = await db
      .selectFrom('former_companies')
      .select('user_id')
      .where('former_id', '=', id)
      .executeTakeFirst();
    if (claimed === undefined) throw new Failure('not_found');
    return readCompany(db, claimed.user_id, now);
  }
  const { unclaimed } = visible;
  const {
    name,
    verification: _verification,
    refused_because: _reason,
    ...company
  } = await readOwnCompany(db, id, now);
  if (name === null) throw new Failure('not_found');
  // No one could answer for it.
  return { ...company, name, unclaimed, ...(unclaimed ? { response: null } : {}) };
}

export const lookalikeKeysOf = ({ name, name_km }: { name: string; name_km?: string | null }): string[] =>
  [name, ...(name_km ? [name_km] : [])].map(lookalikeKey);

/** Throws `invalid` under `name` if another company with such a name is verified: the mark would seem to be its own. */
async function refuseVerifiedName(db: Db, employerId: number, keys: readonly string[]): Promise<void> {
  const verified = await db
    .selectFrom('companies')
    .select('user_id')
    .where('verification', '=', 'verified')
    .where('user_id', '<>', employerId)
    .where(sql<SqlBool>`lookalike_keys && ${keys}::text[]`)
    .executeTakeFirst();
  if (verified) throw new Failure('invalid', { fields: { name: 'name_of_verified' } });
}

/** Replaces the profile. A new name or website ends the verification. Throws `invalid` under `name`. */
export async function writeCompany(db: Db, employerId: number, update: CompanyUpdate): Promise<void> {
  const lookalike_keys = lookalikeKeysOf(update);
  await refuseVerifiedName(db, employerId, lookalike_keys);
  const values = { ...update, lookalike_keys, about: update.about && cleanRichText(update.about) };
  const isRenamed = sql`companies.verification = 'verified' and
    (companies.name, companies.name_km, companies.website)
      is distinct from (excluded.name, excluded.name_km, excluded.website)`;
  await db
    .insertInto('companies')
    .values({ user_id: employerId, ...values })
    .onConflict((conflict) =>
      conflict.column('user_id').doUpdateSet({
        ...values,
        verification: sql<Verification>`case when ${isRenamed} then 'none' else companies.verification end`,
        verified_since: sql<Date | null>`case when ${isRenamed} then null else companies.verified_since end`,
      }),
    )
    .execute();
}

const ifNotVerified = sql<Verification>`
  case when companies.verification = 'verified' then 'none' else companies.verification end`;

/** Null deletes the logo; a new one ends the verification. */
export async function writeLogo(
  db: Db,
  employerId: number,
  picture: Picture | null,
  now: Date,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const logo = picture && (await storePicture(trx, picture, now));
    await trx
      .insertInto('companies')
      .values({ user_id: employerId, logo })
      .onConflict((conflict) =>
        conflict.column('user_id').doUpdateSet({
          logo,
          ...(logo === null ? {} : { verification: ifNotVerified, verified_since: null }),
        }),
      )
      .execute();
  });
}

type Request = { readonly employerId: number; readonly now: Date };

/** Requests verification by an operator, unless the company is verified. Returns the previous state. */
export async function requestVerification(
  db: Db,
  { registration_number, phone, note }: VerificationRequest,
  { employerId, now }: Request,
): Promise<Verification> {
  return db.transaction().execute(async (trx) => {
    await lockAccount(trx, employerId);
    const company = await trx
      .selectFrom('companies')
      .select('verification')
      .where('user_id', '=', employerId)
      .forUpdate()
      .executeTakeFirst();
    const previous = company?.verification ?? 'none';
    if (previous === 'verified') return previous;
    const request = {
      registration_number,
      verification_phone: phone,
      verification_note: note,
      verification: 'waiting' as const,
      refused_because: null,
    };
    await trx
      .insertInto('companies')
      .values({ user_id: employerId, ...request, verification_asked_at: now })
      .onConflict((conflict) =>
        // A repeated request stays at its place in the queue.
        conflict
          .column('user_id')
          .doUpdateSet({ ...request, ...(previous === 'waiting' ? {} : { verification_asked_at: now }) }),
      )
      .execute();
    return previous;
  });
}
