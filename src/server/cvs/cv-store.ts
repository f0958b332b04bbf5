/** CVs (product 3.8): one a person, replaced as a whole; items get their ids here. */
import { type Cv, type CvInput, cvSections } from '#contract/cvs.ts';
import { type Db } from '#server/database/connect.ts';
import { type Caller } from '#server/http/api/call.ts';
import { Failure } from '#server/http/api/failures.ts';
import { cleanRichText } from '#server/http/api/rich-text.ts';

/** As it is stored and answered: clean markup, numbered items, no empty section. */
export function toStoredCv(input: CvInput): Cv {
  const numbered = cvSections.flatMap((section) => {
    const items = input[section] ?? [];
    return items.length === 0 ? [] : [[section, items.map((item, at) => ({ id: at + 1, ...item }))] as const];
  });
  const user_info = { ...input.user_info, description: cleanRichText(input.user_info.description) };
  return { user_info, ...Object.fromEntries(numbered) };
}

/** Throws `cv_exists`. */
export async function createCv(db: Db, userId: number, input: CvInput, now: Date): Promise<Cv> {
  const created = await db
    .insertInto('cvs')
    .values({ user_id: userId, cv: toStoredCv(input), updated_at: now })
    .onConflict((conflict) => conflict.column('user_id').doNothing())
    .returning('cv')
    .executeTakeFirst();
  if (created === undefined) throw new Failure('cv_exists');
  return created.cv;
}

/** Throws `not_found` when there is none yet. */
export async function replaceCv(db: Db, userId: number, input: CvInput, now: Date): Promise<Cv> {
  const replaced = await db
    .updateTable('cvs')
    .set({ cv: toStoredCv(input), updated_at: now })
    .where('user_id', '=', userId)
    .returning('cv')
    .executeTakeFirst();
  if (replaced === undefined) throw new Failure('not_found');
  return replaced.cv;
}

/** The caller's own CV, or that of somebody who applied to one of the caller's jobs. Else `not_found`, as if it were not there. */
export async function readCv(db: Db, userId: number, caller: Caller): Promise<Cv> {
  const found = await db
    .selectFrom('cvs')
    .select('cv')
    .where('user_id', '=', userId)
    .where((eb) =>
      caller.user_id === userId
        ? eb.lit(true)
        : eb.exists(
            eb
              .selectFrom('applications')
              .innerJoin('jobs', 'jobs.id', 'applications.job_id')
              .select('applications.id')
              .where('applications.user_id', '=', userId)
              .where('jobs.employer_id', '=', caller.user_id),
          ),
    )
    .executeTakeFirst();
  if (found === undefined) throw new Failure('not_found');
  return found.cv;
}
