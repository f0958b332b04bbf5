/** CVs (product 3.8): one per person, always replaced as a whole. */
import { type ExpressionBuilder, sql } from 'kysely';
import * as z from 'zod/mini';
import { type Cv, type CvInput, cvSections, userInfo } from '#contract/cvs.ts';
import { isDelivered } from '#server/applications/block-store.ts';
import { type Db } from '#server/database/connect.ts';
import { type Tables } from '#server/database/tables.ts';
import { Failure } from '#server/http/api/call-failures.ts';
import { cleanRichText } from '#server/http/api/clean-rich-text.ts';

/** Cleans the markup, numbers the items and drops empty sections. A card with everything that a CV requires becomes one. */
export function toStoredCv(input: CvInput): Cv {
  const numbered = cvSections.flatMap((section) => {
    const items = input[section] ?? [];
    return items.length === 0
      ? []
      : [[section, items.map((item, index) => ({ id: index + 1, ...item }))] as const];
  });
  const user_info = { ...input.user_info, description: cleanRichText(input.user_info.description) };
  const card = input.card === true && !z.safeParse(userInfo, input.user_info).success;
  return { card, user_info, ...Object.fromEntries(numbered) };
}

/** A CV with the digest of its content. */
export type VersionedCv = { cv: Cv; version: string };

/** Computed from the stored JSON, so that nodes of different releases agree. */
const version = sql<string>`encode(sha256(convert_to(cvs.cv::text, 'UTF8')), 'hex')`;
const columns = ['cv', version.as('version')] as const;

/** With `card`, which CVs stored by earlier versions lack. */
const storedCv = sql<Cv>`'{"card": false}'::jsonb || cvs.cv`;

/** Throws `cv_exists`. */
export async function createCv(db: Db, userId: number, input: CvInput, now: Date): Promise<VersionedCv> {
  const created = await db
    .insertInto('cvs')
    .values({ user_id: userId, cv: toStoredCv(input), updated_at: now })
    .onConflict((conflict) => conflict.column('user_id').doNothing())
    .returning(columns)
    .executeTakeFirst();
  if (created === undefined) throw new Failure('cv_exists');
  return created;
}

type Replacement = { userId: number; input: CvInput; now: Date; ifMatch: readonly string[] | undefined };

/**
 * Replaces the CV if its version is in `ifMatch` (undefined: any version), or if it has this content already, because the
 * reply to the first attempt may have been lost. Throws `precondition_failed`, and `not_found` if there is no CV.
 */
export async function replaceCv(db: Db, { userId, input, now, ifMatch }: Replacement): Promise<VersionedCv> {
  const cv = toStoredCv(input);
  const mayReplace = (eb: ExpressionBuilder<Tables, 'cvs'>) =>
    ifMatch === undefined
      ? eb.lit(true)
      : eb.or([eb(version, 'in', ifMatch), eb(storedCv, '=', sql<Cv>`cast(${JSON.stringify(cv)} as jsonb)`)]);
  const replaced = await db
    .updateTable('cvs')
    .set({ cv, updated_at: now })
    .where('user_id', '=', userId)
    .where(mayReplace)
    .returning(columns)
    .executeTakeFirst();
  if (replaced) return replaced;
  await getOwnCv(db, userId);
  throw new Failure('precondition_failed');
}

/** The current CV. Throws `not_found`. */
export async function getOwnCv(db: Db, userId: number): Promise<VersionedCv> {
  const cv = await db.selectFrom('cvs').select(columns).where('user_id', '=', userId).executeTakeFirst();
  if (cv === undefined) throw new Failure('not_found');
  return cv;
}

/** The CV that was last sent to this employer. Throws `not_found` if none was, so that it does not reveal whether one exists. */
export async function getSentCv(db: Db, userId: number, employerId: number): Promise<Cv> {
  const newest = await db
    .selectFrom('applications')
    .innerJoin('jobs', 'jobs.id', 'applications.job_id')
    .select('applications.cv')
    .where('applications.user_id', '=', userId)
    .where('jobs.employer_id', '=', employerId)
    .where('applications.cv_erased_at', 'is', null)
    .where(isDelivered)
    .orderBy('applications.id', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (newest === undefined) throw new Failure('not_found');
  return newest.cv;
}

/** Counts the links that open the CV now. */
export async function countCvLinks(db: Db, userId: number, now: Date): Promise<number> {
  const { count } = await db
    .selectFrom('cv_links')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .where((eb) => eb.or([eb('expires_at', 'is', null), eb('expires_at', '>', now)]))
    .executeTakeFirstOrThrow();
  return count;
}
