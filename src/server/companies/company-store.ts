/** Companies (product 3.13, 7.15): what an employer says of itself, and how it is shown on its jobs. */
import { type RawBuilder, sql, type SqlBool } from 'kysely';
import {
  type Company,
  type CompanyUpdate,
  type OwnCompany,
  type VerificationRequest,
} from '#contract/companies.ts';
import { picturePath, type Verification } from '#contract/company-fields.ts';
import { type JobCompany } from '#contract/job-fields.ts';
import { type Db } from '#server/database/connect.ts';
import { lockAccount } from '#server/database/lock-account.ts';
import { cleanRichText } from '#server/http/api/clean-rich-text.ts';
import { Failure } from '#server/http/api/failures.ts';
import { readAnswers } from './company-answers.ts';
import { type Picture, storePicture } from './picture-store.ts';

/** The company of a job, as JSON, in a query whose job gives `employer_id`; null until it has a name. */
export const companyOfJob: RawBuilder<JobCompany | null> = sql`(
  select json_build_object(
    'company_id', companies.user_id, 'name', companies.name, 'name_km', companies.name_km,
    'logo', replace(${sql.lit(picturePath('*'))}, '*', companies.logo),
    'verified', companies.verification = 'verified'
  ) from companies where companies.user_id = employer_id and companies.name is not null)`;

/** Whether a job is of a verified company. */
export const ofVerifiedCompany: RawBuilder<SqlBool> = sql`jobs.employer_id in (
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

const nothing = {
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

type StoredCompany = Omit<OwnCompany, 'reviews'>;

/** With what only its owner sees. */
export async function readOwnCompany(db: Db, employerId: number, now: Date): Promise<StoredCompany> {
  const [row = nothing, answers] = await Promise.all([
    db.selectFrom('companies').select(columns).where('user_id', '=', employerId).executeTakeFirst(),
    readAnswers(db, employerId, now),
  ]);
  const { logo, verified_since, refused_because, ...company } = row;
  const { verification } = company;
  return {
    company_id: employerId,
    ...company,
    logo: logo && picturePath(logo),
    verified: verification === 'verified',
    verified_since: verified_since?.toISOString() ?? null,
    ...answers,
    ...(verification === 'refused' && refused_because !== null ? { refused_because } : {}),
  };
}

/** Whether nobody but its owner sees the company (product 4.18). */
export const isSuspended = (account: string): RawBuilder<SqlBool> => sql<SqlBool>`exists (
  select from users where users.id = ${sql.ref(account)} and users.suspended_at is not null)`;

/** As everybody sees it. Throws `not_found` where no name was set, and of suspended accounts. */
export async function readCompany(db: Db, id: number, now: Date): Promise<Company> {
  const shown = await db
    .selectFrom('companies')
    .select('user_id')
    .where('user_id', '=', id)
    .where(({ not }) => not(isSuspended('companies.user_id')))
    .executeTakeFirst();
  if (shown === undefined) throw new Failure('not_found');
  const { name, verification: _own, refused_because: _too, ...company } = await readOwnCompany(db, id, now);
  if (name === null) throw new Failure('not_found');
  return { ...company, name };
}

/** Replaces what the company says of itself; a new name ends the mark. */
export async function writeCompany(db: Db, employerId: number, update: CompanyUpdate): Promise<void> {
  const said = { ...update, about: update.about && cleanRichText(update.about) };
  const isRenamed = sql`companies.verification = 'verified' and
    (companies.name, companies.name_km) is distinct from (excluded.name, excluded.name_km)`;
  await db
    .insertInto('companies')
    .values({ user_id: employerId, ...said })
    .onConflict((known) =>
      known.column('user_id').doUpdateSet({
        ...said,
        verification: sql<Verification>`case when ${isRenamed} then 'none' else companies.verification end`,
        verified_since: sql<Date | null>`case when ${isRenamed} then null else companies.verified_since end`,
      }),
    )
    .execute();
}

/** Sets the logo to a picture that is ours, or takes it away. */
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
      .onConflict((known) => known.column('user_id').doUpdateSet({ logo }))
      .execute();
  });
}

type Asking = { readonly employerId: number; readonly now: Date };

/** Lets the company wait for an operator, unless it has the mark; tells where things stood before. */
export async function askForMark(
  db: Db,
  { registration_number, phone, note }: VerificationRequest,
  { employerId, now }: Asking,
): Promise<Verification> {
  return db.transaction().execute(async (trx) => {
    await lockAccount(trx, employerId);
    const before = await trx
      .selectFrom('companies')
      .select('verification')
      .where('user_id', '=', employerId)
      .forUpdate()
      .executeTakeFirst();
    const stood = before?.verification ?? 'none';
    if (stood === 'verified') return stood;
    const asked = {
      registration_number,
      verification_phone: phone,
      verification_note: note,
      verification: 'waiting' as const,
      refused_because: null,
    };
    await trx
      .insertInto('companies')
      .values({ user_id: employerId, ...asked, verification_asked_at: now })
      .onConflict((known) =>
        // Who waits keeps the place.
        known
          .column('user_id')
          .doUpdateSet({ ...asked, ...(stood === 'waiting' ? {} : { verification_asked_at: now }) }),
      )
      .execute();
    return stood;
  });
}
