/** An employer and a seeker whose lists have several pages, created before the specs' server starts. */
import { sql } from 'kysely';
import * as z from 'zod/mini';
import { type APIRequestContext } from '@playwright/test';
import { type User } from '#contract/sessions.ts';
import { newJob } from '#contract/postings.ts';
import { hashPassword } from '#server/accounts/passwords.ts';
import { type Db } from '#server/database/connect.ts';
import { toJobRow } from '#server/jobs/posting-store.ts';
import { posting, shortCv } from '../support/samples.ts';

export const longLists = { jobs: 45, applicants: 3 } as const;
const password = 'long-enough-password';
const names = { employer: 'has-long-lists', employee: 'saved-very-many' } as const;

/** Other tests must not change their data. */
export async function comeFromLongLists(request: APIRequestContext, who: keyof typeof names): Promise<User> {
  const answer = await request.post('/api/auth/login', { data: { name: names[who], password } });
  return (await answer.json()) as User;
}

/** Every job has its number in its name, and the same applicants; the first one was posted and applied to first. */
export async function fillLongLists(db: Db): Promise<void> {
  const password_hash = await hashPassword(password);
  const account = (name: string, acc_type: 'employer' | 'employee') =>
    db
      .insertInto('users')
      .values({ name, name_key: name, password_hash, acc_type })
      .returning('id')
      .executeTakeFirstOrThrow();
  const employer = await account(names.employer, 'employer');
  const seeker = await account(names.employee, 'employee');
  const others = Array.from({ length: longLists.applicants - 1 }, (_, at) => `of-long-lists-${at}`);
  for (const name of others) await account(name, 'employee');
  // Older than all other jobs, and newer than the deletion of CV copies.
  const began = Date.now() - 200 * 24 * 3_600_000;
  const rows = Array.from({ length: longLists.jobs }, (_, at) =>
    toJobRow(
      z.parse(newJob, { ...posting, name: `Weaver ${at + 1}` }),
      employer.id,
      new Date(began + at * 60_000),
    ),
  );
  await db.insertInto('jobs').values(rows).execute();
  await sql`insert into favourites (user_id, job_id, saved_at)
    select ${seeker.id}, id, date_added from jobs where employer_id = ${employer.id}`.execute(db);
  await sql`
    insert into applications (job_id, user_id, status, date_added, date_updated, cv)
    select jobs.id, users.id, case when users.id = ${seeker.id} then 'accepted' else 'pending' end, date_added, date_added,
      ${JSON.stringify(shortCv)}::text::jsonb
    from jobs cross join users
    where employer_id = ${employer.id} and (users.id = ${seeker.id} or users.name = any(${others}))
    order by date_added, users.id`.execute(db);
}
