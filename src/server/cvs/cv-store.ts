/** CVs (product 3.8): one a person, replaced as a whole; items get their ids here. */
import { type ExpressionBuilder, sql } from 'kysely';
import { type Cv, type CvInput, cvSections } from '#contract/cvs.ts';
import { type Db } from '#server/database/connect.ts';
import { type Tables } from '#server/database/tables.ts';
import { Failure } from '#server/http/api/failures.ts';
import { cleanRichText } from '#server/http/api/clean-rich-text.ts';

/** As it is stored and answered: clean markup, numbered items, no empty section. */
export function toStoredCv(input: CvInput): Cv {
  const numbered = cvSections.flatMap((section) => {
    const items = input[section] ?? [];
    return items.length === 0 ? [] : [[section, items.map((item, at) => ({ id: at + 1, ...item }))] as const];
  });
  const user_info = { ...input.user_info, description: cleanRichText(input.user_info.description) };
  return { user_info, ...Object.fromEntries(numbered) };
}

/** A CV with the name of what it says: another content is another version. */
export type VersionedCv = { cv: Cv; version: string };

/** Of what is stored, not of the answer: nodes of two versions of the app name it alike. */
const version = sql<string>`encode(sha256(convert_to(cvs.cv::text, 'UTF8')), 'hex')`;
const columns = ['cv', version.as('version')] as const;

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

type Replacing = { userId: number; input: CvInput; now: Date; replaceable: readonly string[] | undefined };

/**
 * Replaces the CV if its version is one of the `replaceable` (undefined: whichever it is), or says the same already: the
 * answer to the first try may have been lost. Throws `precondition_failed`, and `not_found` when there is none yet.
 */
export async function replaceCv(
  db: Db,
  { userId, input, now, replaceable }: Replacing,
): Promise<VersionedCv> {
  const cv = toStoredCv(input);
  const mayReplace = (eb: ExpressionBuilder<Tables, 'cvs'>) =>
    replaceable === undefined
      ? eb.lit(true)
      : eb.or([eb(version, 'in', replaceable), eb('cv', '=', sql<Cv>`cast(${JSON.stringify(cv)} as jsonb)`)]);
  const replaced = await db
    .updateTable('cvs')
    .set({ cv, updated_at: now })
    .where('user_id', '=', userId)
    .where(mayReplace)
    .returning(columns)
    .executeTakeFirst();
  if (replaced) return replaced;
  await readOwnCv(db, userId);
  throw new Failure('precondition_failed');
}

/** The person's CV as it is now. Throws `not_found`. */
export async function readOwnCv(db: Db, userId: number): Promise<VersionedCv> {
  const found = await db.selectFrom('cvs').select(columns).where('user_id', '=', userId).executeTakeFirst();
  if (found === undefined) throw new Failure('not_found');
  return found;
}

/** The person's CV as it was last sent to this employer. Throws `not_found` for whoever was sent none, as if there were none. */
export async function readSentCv(db: Db, userId: number, employerId: number): Promise<Cv> {
  const newest = await db
    .selectFrom('applications')
    .innerJoin('jobs', 'jobs.id', 'applications.job_id')
    .select('applications.cv')
    .where('applications.user_id', '=', userId)
    .where('jobs.employer_id', '=', employerId)
    .where('applications.cv_erased_at', 'is', null)
    .orderBy('applications.id', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (newest === undefined) throw new Failure('not_found');
  return newest.cv;
}
