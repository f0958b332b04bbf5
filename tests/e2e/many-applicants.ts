/** Employers with two hundred applicants each, created before the specs' server starts: each attempt of a story takes one. */
import { sql } from 'kysely';
import * as z from 'zod/mini';
import { newJob } from '#contract/postings.ts';
import { hashPassword } from '#server/accounts/passwords.ts';
import { type Db } from '#server/database/connect.ts';
import { toJobRow } from '#server/jobs/posting-store.ts';
import { posting, shortCv } from '../support/samples.ts';
import { type Locale, locales } from '../support/wording.ts';

export const applicantCount = 200;
const password = 'long-enough-password';

/** A failed attempt has answered some of its applicants already, so there is one more (playwright.config.ts). */
const tries = [0, 1];

export const crowdedEmployer = (language: Locale, retry: number) => ({
  name: `crowded-${language}-${retry}`,
  password,
});

/** Its job asks two questions; every fourth applicant has a licence and a motorbike. */
export const askingEmployer = (language: Locale, retry: number) => ({
  name: `asking-${language}-${retry}`,
  password,
});

/** Khmer and Latin names alternate. */
export async function fillCrowds(db: Db): Promise<void> {
  await sql`
    insert into users (name, name_key, password_hash, acc_type)
    select 'crowd ' || n, 'crowd ' || n, '-', 'employee' from generate_series(1, ${applicantCount}::int) n`.execute(
    db,
  );
  for (const language of locales)
    for (const retry of tries) {
      await fillCrowd(db, crowdedEmployer(language, retry).name);
      await fillCrowd(db, askingEmployer(language, retry).name);
      await giveAnswers(db, askingEmployer(language, retry).name);
    }
}

async function fillCrowd(db: Db, name: string): Promise<void> {
  const { id } = await db
    .insertInto('users')
    .values({ name, name_key: name, password_hash: await hashPassword(password), acc_type: 'employer' })
    .returning('id')
    .executeTakeFirstOrThrow();
  const job = await db
    .insertInto('jobs')
    .values(toJobRow(z.parse(newJob, { ...posting, name: `Waiter of ${name}` }), id, new Date()))
    .returning('id')
    .executeTakeFirstOrThrow();
  await sql`
      insert into applications (job_id, user_id, status, date_added, date_updated, cv)
      select ${job.id}::bigint, id, 'pending', at, at,
        jsonb_set(${JSON.stringify(shortCv)}::text::jsonb, '{user_info,first_name}',
          to_jsonb(case when n % 2 = 0 then 'ស្រីមុំ ' else 'Sreymom ' end || n))
      from (
        select id, row_number() over (order by id) as n,
          now() - (201 - row_number() over (order by id)) * interval '1 hour' as at
        from users where name_key like 'crowd %'
      ) people
      order by n`.execute(db);
}

async function giveAnswers(db: Db, name: string): Promise<void> {
  const theirs = sql`select jobs.id from jobs join users on users.id = employer_id where users.name = ${name}`;
  await sql`update jobs set questions = '{driving_licence,own_motorbike}' where id in (${theirs})`.execute(
    db,
  );
  await sql`
    update applications set answers = jsonb_build_object(
      'driving_licence', case when id % 2 = 0 then 'yes' else 'no' end,
      'own_motorbike', case when id % 4 < 2 then 'yes' end)
    where job_id in (${theirs})`.execute(db);
}
