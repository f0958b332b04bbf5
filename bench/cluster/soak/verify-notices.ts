/** Verifies that every notice was written once, and that no background task is left. */
import { type RawBuilder, sql } from 'kysely';
import { type Db } from '#server/database/connect.ts';
import { isHiring } from '#server/jobs/job-end-store.ts';
import { soughtWord } from './employers.ts';
import { type Line } from './verify-writes.ts';

const noticeCount = (event: string, user: string): RawBuilder<unknown> =>
  sql.raw(`(select count(*) from notices where event = ${event} and notices.user_id = ${user}) as times`);

export type Expected = {
  /** The people who follow all new jobs. */
  readonly followers: readonly number[];
  /** Reminders were sent after this moment. */
  readonly reminded: Date;
};

/** Events, and the number of notices that the affected person got of each. */
const eventKinds = ({ followers, reminded }: Expected): Readonly<Record<string, RawBuilder<unknown>>> => ({
  applications: sql`
    select applications.id, ${noticeCount("'application_received:' || applications.id", 'jobs.employer_id')}
    from applications join jobs on jobs.id = job_id join users on users.id = applications.user_id
    where users.name like 'Soak %'`,
  decisions: sql`
    select applications.id, ${noticeCount("'application_decided:' || applications.id", 'applications.user_id')}
    from applications join users on users.id = user_id where users.name like 'Soak %' and status <> 'pending'`,
  messages: sql`
    select messages.id, ${noticeCount("'message:' || messages.id", 'case when from_employer then applications.user_id else jobs.employer_id end')}
    from application_messages messages join applications on applications.id = application_id
    join jobs on jobs.id = job_id where text like '%soak message%'`,
  'ends of jobs': sql`
    select applications.id, ${noticeCount("'job_closed:' || jobs.id", 'applications.user_id')}
    from applications join jobs on jobs.id = job_id
    where jobs.name like 'Soak job %' and jobs.status = 'Closed' and applications.status = 'pending'`,
  'a week of waiting': sql`
    select applications.id, ${noticeCount("'application_waiting:' || applications.id || ':7'", 'jobs.employer_id')}
    from applications join jobs on jobs.id = job_id
    where jobs.name like 'Soak job %' and applications.status = 'pending'
      and applications.date_added < ${reminded}::timestamptz - interval '7 days'`,
  // A job closed before its alert is not announced.
  'new jobs': sql`
    select jobs.id, (select count(*) from told_jobs where job_id = jobs.id and search_id = searches.id) as times
    from jobs, saved_searches searches
    where jobs.tags @> array[${soughtWord}] and searches.user_id = any(${[...followers]}::bigint[])
      and searches.alert_since <= jobs.date_added and ${isHiring}`,
});

/** One line for each kind of event, and one each for duplicates and unfinished tasks. */
export async function verifyNotices(db: Db, expected: Expected): Promise<readonly Line[]> {
  const lines: Line[] = [];
  for (const [what, happened] of Object.entries(eventKinds(expected))) {
    const { rows } = await sql<{ id: number; times: number }>`${happened}`.execute(db);
    const [lost, twice] = [rows.filter(({ times }) => times === 0), rows.filter(({ times }) => times > 1)];
    lines.push({
      what: `notices of ${what}`,
      acknowledged: rows.length,
      lost: lost.length,
      twice: twice.length,
      unasked: 0,
      examples: [...lost, ...twice].slice(0, 5).map(({ id }) => String(id)),
    });
  }
  return [...lines, await notTwice(db), await noTasksLeft(db)];
}

/** Independent of events' names: a person has one notice of each of these. A job's last day may have been changed. */
async function notTwice(db: Db): Promise<Line> {
  const { rows } = await sql<{ kind: string; times: number }>`
    select kind, count(*) as times from notices
    where kind in ('application_received', 'application_viewed', 'application_decided', 'application_withdrawn',
      'application_waiting', 'job_closed') or (kind = 'search_alert' and job_id is not null)
    group by user_id, kind, job_id, application_id, case when kind = 'application_waiting' then text end`.execute(
    db,
  );
  const twice = rows.filter(({ times }) => times > 1);
  const examples = twice.slice(0, 5).map(({ kind }) => kind);
  return { what: 'notices', acknowledged: rows.length, lost: 0, twice: twice.length, unasked: 0, examples };
}

/** A waiting or failed task is not done. */
async function noTasksLeft(db: Db): Promise<Line> {
  const { rows } = await sql<{ kind: string; why: string | null }>`
    select kind, why from tasks where key is distinct from 'schedule'`.execute(db);
  const examples = rows.slice(0, 5).map(({ kind, why }) => `${kind} ${why ?? ''}`);
  return { what: 'tasks that are left', acknowledged: 0, lost: rows.length, twice: 0, unasked: 0, examples };
}
