/** An employer who is gone has no open jobs (product 7.33): what they said is erased, and who waits for an answer is told. */
import { sql } from 'kysely';
import { type SearchedJob } from '#search/searched-fields.ts';
import { type ChangedJob } from '#server/http/services.ts';
import { announcementsTask, closingEvent } from '#server/notices/announcement-store.ts';
import { deleteUnusedWords } from '#server/search/word-store.ts';
import { type EraseStep } from './erasing.ts';

/** Rows that one statement takes at most: each is written to every index of jobs. */
const batch = 50;
/** What a job was found by, but for its description. */
const searched = sql`industry, category, level, job_type, location, province, name, required_skills, tags, district`;

/**
 * What is left of a job is what was chosen from lists: its applicants know it by its category. In no list, as nothing
 * else than a row in hidden_jobs is needed for that.
 */
export const closeJobs: EraseStep = async (trx, { userId, tell }) => {
  const { rows } = await sql<ChangedJob & SearchedJob>`
    with theirs as materialized (
      select id, status, ${searched} from jobs
      where employer_id = ${userId} and (status = 'Hiring' or
        (name, salary, required_skills, language, description) is distinct from (category, '', '', '', ''))
      order by id limit ${sql.lit(batch)} for no key update
    ), closed as (
      update jobs set status = 'Closed',
        closed_because = case when jobs.closed_because = 'expired' then 'expired' else 'stopped' end,
        name = jobs.category, salary = '', salary_number = null, salary_min = null, salary_max = null,
        salary_currency = null, salary_period = null, required_skills = '', language = '', description = '',
        requirements = '{}', responsibilities = '{}', tags = '{}', district = null, warnings = '{}',
        search = ''
      from theirs where jobs.id = theirs.id
    ), hidden as (
      insert into hidden_jobs (job_id) select id from theirs order by id
      on conflict (job_id) do update set waiting_since = null, removed_at = null, removed_because = null,
        owner_suspended = false, status_before = null, closed_because_before = null
    ), announced as (
      insert into announcements (event, kind, job_id, job_name)
      select ${sql.lit(closingEvent)} || id, 'job_closed', id, category from theirs
      where status = 'Hiring' and exists (
        select from applications where job_id = theirs.id and applications.status = 'pending')
      order by id on conflict (event) do nothing returning id
    ), later as (
      insert into tasks (kind, key)
      select ${sql.lit(announcementsTask)}, 'all' where exists (select from announced)
      on conflict (kind, key) do nothing
    )
    select ${searched} from theirs`.execute(trx);
  await deleteUnusedWords(trx, rows);
  tell((events) =>
    rows.forEach(({ industry, category, level, job_type, location, province }) =>
      events.emit('closed', { industry, category, level, job_type, location, province }),
    ),
  );
  return rows.length === batch;
};
