/** The operators' queue (product 7.17): what waits of each kind, oldest first, and how much. */
import { setImmediate } from 'node:timers/promises';
import { sql } from 'kysely';
import { picturePath } from '#contract/company-fields.ts';
import { lastPage, operatorPageSize } from '#contract/limits.ts';
import { type OperatorCounts, type QueueItem, type QueueKind } from '#contract/operators.ts';
import { findWarnings } from '#warnings/find-warnings.ts';
import { type Db } from '#server/database/connect.ts';
import { readQueuedJobs } from '#server/jobs/queued-job-store.ts';
import { companyVersionColumns, jobVersion, versionOf } from './decision.ts';
import { readEmployers } from './employer-summaries.ts';
import { readPeople } from './reported-people.ts';

/** The number of queue entries of each kind. Reports on one job or person are one entry. */
export async function countWaiting(db: Db): Promise<OperatorCounts> {
  const { rows } = await sql<OperatorCounts>`
    select
      (select count(distinct job_id) from reports where decision is null) as reports,
      (select count(distinct reported_id) from people_reports where decision is null) as people,
      (select count(*) from hidden_jobs where waiting_since is not null and removed_at is null) as posts,
      (select count(*) from companies where verification = 'waiting') as verifications,
      (select count(*) from messages where done_at is null) as messages`.execute(db);
  return rows[0] ?? { reports: 0, people: 0, posts: 0, verifications: 0, messages: 0 };
}

/** Reports shown per job; their total is shown as a number. */
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

/** Without the reporters. */
async function readReported(db: Db, { offset, limit }: { offset: number; limit: number }): Promise<Entry[]> {
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

type Page = { readonly offset: number; readonly limit: number };
type ItemOf<Kind extends QueueKind> = Extract<QueueItem, { kind: Kind }>;

/** Adds the job, the sentences that warn, and its employer to each entry. */
async function withJobs<Entry extends { job_id: number; employer_id: number }>(
  db: Db,
  entries: readonly Entry[],
) {
  const [jobs, employers] = await Promise.all([
    readQueuedJobs(
      db,
      entries.map(({ job_id }) => job_id),
    ),
    readEmployers(
      db,
      entries.map(({ employer_id }) => employer_id),
    ),
  ]);
  const found: (Omit<Entry, 'employer_id'> & Pick<ItemOf<'posts'>, 'job' | 'warned' | 'employer'>)[] = [];
  for (const { employer_id, ...entry } of entries) {
    const [job, employer] = [jobs.get(entry.job_id), employers.get(employer_id)];
    // Deleted since the entries were read.
    if (!job || !employer) continue;
    found.push({ ...entry, job, warned: findWarnings(job), employer });
    // A page of the longest postings would keep other requests waiting for a second.
    await setImmediate();
  }
  return found;
}

async function readReports(db: Db, page: Page): Promise<ItemOf<'reports'>[]> {
  const entries = await withJobs(db, await readReported(db, page));
  return entries.map((entry) => ({ kind: 'reports', ...entry }));
}

async function readPosts(db: Db, { offset, limit }: Page): Promise<ItemOf<'posts'>[]> {
  const rows = await db
    .selectFrom('hidden_jobs')
    .innerJoin('jobs', 'jobs.id', 'hidden_jobs.job_id')
    .select(['hidden_jobs.job_id', 'jobs.employer_id', 'jobs.date_edited', 'hidden_jobs.waiting_since'])
    .$narrowType<{ waiting_since: Date; employer_id: number }>()
    .where('waiting_since', 'is not', null)
    .where('jobs.employer_id', 'is not', null)
    .where('removed_at', 'is', null)
    .orderBy('waiting_since')
    .orderBy('job_id')
    .offset(offset)
    .limit(limit)
    .execute();
  const entries = await withJobs(db, rows);
  return entries.map(({ waiting_since, date_edited, ...entry }) => ({
    kind: 'posts',
    id: entry.job_id,
    seen: versionOf(jobVersion({ date_edited })),
    waiting_since: waiting_since.toISOString(),
    ...entry,
  }));
}

async function readVerifications(db: Db, { offset, limit }: Page): Promise<ItemOf<'verifications'>[]> {
  const rows = await db
    .selectFrom('companies')
    .select([...companyVersionColumns, 'user_id', 'verification_asked_at'])
    .where('verification', '=', 'waiting')
    .orderBy('verification_asked_at')
    .orderBy('user_id')
    .offset(offset)
    .limit(limit)
    .execute();
  const employers = await readEmployers(
    db,
    rows.map(({ user_id }) => user_id),
  );
  return rows.flatMap(({ user_id, verification_asked_at, ...company }) => {
    const { name, name_km, logo, website, about, ...verification } = company;
    const employer = employers.get(user_id);
    if (employer === undefined) return [];
    return {
      kind: 'verifications',
      id: user_id,
      waiting_since: (verification_asked_at ?? new Date(0)).toISOString(),
      seen: versionOf(company),
      company_id: user_id,
      employer,
      company: { name, name_km, logo: logo && picturePath(logo), website, about },
      registration_number: verification.registration_number ?? '',
      phone: verification.verification_phone ?? '',
      note: verification.verification_note ?? '',
    };
  });
}

async function readMessages(db: Db, { offset, limit }: Page): Promise<ItemOf<'messages'>[]> {
  const rows = await db
    .selectFrom('messages')
    .select(['id', 'email', 'name', 'text', 'user_id', 'created_at'])
    .where('done_at', 'is', null)
    .orderBy('created_at')
    .orderBy('id')
    .offset(offset)
    .limit(limit)
    .execute();
  return rows.map(({ created_at, ...message }) => ({
    kind: 'messages',
    waiting_since: created_at.toISOString(),
    ...message,
  }));
}

const readers: Readonly<Record<QueueKind, (db: Db, page: Page) => Promise<QueueItem[]>>> = {
  reports: readReports,
  people: readPeople,
  posts: readPosts,
  verifications: readVerifications,
  messages: readMessages,
};

export async function readQueue(db: Db, kind: QueueKind, page: number): Promise<QueueItem[]> {
  if (page > lastPage) return [];
  return readers[kind](db, { offset: page * operatorPageSize, limit: operatorPageSize });
}
