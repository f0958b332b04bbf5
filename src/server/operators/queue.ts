/** What waits for operators (product 7.17), kind by kind, the oldest first. */
import { picturePath } from '#contract/company-fields.ts';
import { lastPage, operatorPageSize } from '#contract/limits.ts';
import { type QueueItem, type QueueKind } from '#contract/operators.ts';
import { type Db } from '#server/database/connect.ts';
import { readQueuedJobs } from '#server/jobs/queued-job-store.ts';
import { companySeen, jobSeen, seenOf } from './as-seen.ts';
import { readEmployers } from './employer-records.ts';
import { readReported } from './reported-jobs.ts';

type Page = { readonly offset: number; readonly limit: number };
type Of<Kind extends QueueKind> = Extract<QueueItem, { kind: Kind }>;

/** Who posted each job is read with it. */
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
  return entries.flatMap(({ employer_id, ...entry }) => {
    const [job, employer] = [jobs.get(entry.job_id), employers.get(employer_id)];
    // One that was deleted a moment ago waits no more.
    return job && employer ? [{ ...entry, job, employer }] : [];
  });
}

async function readReports(db: Db, page: Page): Promise<Of<'reports'>[]> {
  const entries = await withJobs(db, await readReported(db, page));
  return entries.map((entry) => ({ kind: 'reports', ...entry }));
}

async function readPosts(db: Db, { offset, limit }: Page): Promise<Of<'posts'>[]> {
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
    seen: seenOf(jobSeen({ date_edited })),
    waiting_since: waiting_since.toISOString(),
    ...entry,
  }));
}

async function readVerifications(db: Db, { offset, limit }: Page): Promise<Of<'verifications'>[]> {
  const rows = await db
    .selectFrom('companies')
    .select([...companySeen, 'user_id', 'verification_asked_at'])
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
    const { name, name_km, logo, website, about, ...asked } = company;
    const employer = employers.get(user_id);
    if (employer === undefined) return [];
    return {
      kind: 'verifications',
      id: user_id,
      waiting_since: (verification_asked_at ?? new Date(0)).toISOString(),
      seen: seenOf(company),
      company_id: user_id,
      employer,
      company: { name, name_km, logo: logo && picturePath(logo), website, about },
      registration_number: asked.registration_number ?? '',
      phone: asked.verification_phone ?? '',
      note: asked.verification_note ?? '',
    };
  });
}

async function readMessages(db: Db, { offset, limit }: Page): Promise<Of<'messages'>[]> {
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
  posts: readPosts,
  verifications: readVerifications,
  messages: readMessages,
};

/** One page of a kind. */
export async function readQueue(db: Db, kind: QueueKind, page: number): Promise<QueueItem[]> {
  if (page > lastPage) return [];
  return readers[kind](db, { offset: page * operatorPageSize, limit: operatorPageSize });
}
