/** Jobs with reports that wait (product 3.16): one entry a job, by its oldest report. */
import { sql } from 'kysely';
import { type QueueItem } from '#contract/operators.ts';
import { type Db } from '#server/database/connect.ts';

/** Of each job so many are read; how many there are is said. */
const reportsShown = 50;

type Reported = Extract<QueueItem, { kind: 'reports' }>;
type Entry = Pick<
  Reported,
  'id' | 'waiting_since' | 'job_id' | 'reported' | 'reports' | 'pending_applications'
> & { readonly employer_id: number };
type Row = Omit<Entry, 'waiting_since' | 'reports'> & {
  readonly waiting_since: Date;
  readonly reports: readonly {
    id: number;
    reason: Reported['reports'][number]['reason'];
    text: string;
    at: string;
  }[];
};

/** Never who wrote them. */
export async function readReported(
  db: Db,
  { offset, limit }: { offset: number; limit: number },
): Promise<Entry[]> {
  const { rows } = await sql<Row>`
    select waiting.*, jobs.employer_id,
      (select count(*) from applications
        where applications.job_id = waiting.job_id and status = 'pending' and user_id is not null) as pending_applications,
      (select json_agg(written) from (
        select id, reason, text, created_at as at from reports
        where reports.job_id = waiting.job_id and decision is null
        order by created_at, id limit ${reportsShown}
      ) as written) as reports
    from (
      select job_id, min(id) as id, min(created_at) as waiting_since, count(*) as reported
      from reports where decision is null
      group by job_id order by min(created_at), min(id) offset ${offset} limit ${limit}
    ) as waiting join jobs on jobs.id = waiting.job_id and jobs.employer_id is not null
    order by waiting.waiting_since, waiting.id`.execute(db);
  return rows.map(({ waiting_since, reports, ...row }) => ({
    ...row,
    waiting_since: waiting_since.toISOString(),
    reports: reports.map((report) => ({ ...report, at: new Date(report.at).toISOString() })),
  }));
}
