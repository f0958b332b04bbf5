/** Brings the tables to what this version of the server needs; several servers may do so at once. */
import { setTimeout } from 'node:timers/promises';
import { type Kysely, type Migration, Migrator, type RawBuilder, sql } from 'kysely';
import { toDatabaseError } from './database-error.ts';
import { addColumn, addColumns, addIndex, dropIndex, nullable, type Step } from './migration-steps.ts';
import * as accounts from './migrations/m0001-accounts.ts';
import * as jobs from './migrations/m0002-jobs.ts';
import * as applications from './migrations/m0003-applications.ts';
import * as site from './migrations/m0004-site.ts';
import * as relatedJobs from './migrations/m0005-related-jobs.ts';
import * as listedJobs from './migrations/m0006-listed-jobs.ts';
import * as wholeJobRows from './migrations/m0007-whole-job-rows.ts';
import * as rateLimits from './migrations/m0008-rate-limits.ts';
import * as counts from './migrations/m0009-counts.ts';
import * as firstCounts from './migrations/m0010-first-counts.ts';
import * as keptAnswers from './migrations/m0014-kept-answers.ts';
import * as companies from './migrations/m0016-companies.ts';
import * as jobChanges from './migrations/m0019-job-changes.ts';
import * as hiddenJobs from './migrations/m0021-hidden-jobs.ts';
import * as announcements from './migrations/m0022-announcements.ts';
import * as notices from './migrations/m0022-notices.ts';
import * as reports from './migrations/m0023-reports.ts';
import * as operators from './migrations/m0025-operators.ts';
import * as recoveryCodes from './migrations/m0026-recovery-codes.ts';
import * as applicationMessages from './migrations/m0031-application-messages.ts';
import * as jobClosings from './migrations/m0032-job-closings.ts';
import * as withdrawals from './migrations/m0033-withdrawals.ts';
import * as tasks from './migrations/m0035-tasks.ts';
import * as push from './migrations/m0036-push.ts';
import * as telegram from './migrations/m0038-telegram.ts';
import * as alerts from './migrations/m0039-alerts.ts';
import * as jobEdits from './migrations/m0041-job-edits.ts';
import * as announcementsAsTasks from './migrations/m0042-announcements-as-tasks.ts';
import * as phones from './migrations/m0045-phones.ts';
import * as securityEvents from './migrations/m0045-security-events.ts';
import * as gone from './migrations/m0046-gone.ts';
import * as passkeys from './migrations/m0051-passkeys.ts';
import * as searchWords from './migrations/m0060-search-words.ts';
import * as cvLinks from './migrations/m0070-cv-links.ts';
import * as searchByLz4 from './migrations/m0080-search-by-lz4.ts';
import * as applicantNames from './migrations/m0081-applicant-names.ts';
import * as applicantWords from './migrations/m0082-applicant-words.ts';
import * as noStoredCards from './migrations/m0083-no-stored-cards.ts';
import * as hiddenChanges from './migrations/m0085-hidden-changes.ts';
import * as noticesInKhmer from './migrations/m0087-notices-in-khmer.ts';
import * as clustersEmptied from './migrations/m0088-clusters-emptied.ts';

/** In order, and only ever added to. A list, not a folder: the server is one bundled file. */
export const migrations: Readonly<Record<string, Step>> = {
  '0001-accounts': accounts,
  '0002-jobs': jobs,
  '0003-applications': applications,
  '0004-site': site,
  '0005-related-jobs': relatedJobs,
  '0006-listed-jobs': listedJobs,
  '0007-whole-job-rows': wholeJobRows,
  '0008-rate-limits': rateLimits,
  '0009-counts': counts,
  '0010-first-counts': firstCounts,
  '0013-remembered-sessions': addColumn('sessions', 'remembered boolean not null default true'),
  '0014-kept-answers': keptAnswers,
  '0015-place-pay-and-end': addColumns('jobs', [
    'province text',
    'district text',
    'salary_min numeric',
    'salary_max numeric',
    'salary_currency text',
    'salary_period text',
    'expires_on text',
    'closed_because text',
    'date_edited timestamptz',
  ]),
  '0016-companies': companies,
  '0017-ending-jobs': addIndex(
    'jobs_ending',
    "jobs (expires_on) where status = 'Hiring' and expires_on is not null",
  ),
  // The last column is asked for in the index, not in each row that stands before the ones that are wanted.
  '0018-best-paid-by-age': addIndex(
    'jobs_best_paid_by_age',
    'jobs (salary_number desc nulls last, id desc, date_added)',
  ),
  '0018-newest-by-pay': addIndex('jobs_newest_by_pay', 'jobs (date_added desc, id desc, salary_number)'),
  '0018-province-best-paid': addIndex(
    'jobs_province_best_paid',
    'jobs (province, salary_number desc nulls last, id desc)',
  ),
  '0018-province-newest': addIndex('jobs_province_newest', 'jobs (province, date_added desc, id desc)'),
  '0019-job-changes': jobChanges,
  '0020-employer-best-paid': addIndex(
    'jobs_employer_best_paid',
    'jobs (employer_id, salary_number desc nulls last, id desc)',
  ),
  '0021-hidden-jobs': hiddenJobs,
  '0022-notices': notices,
  '0022-announcements': announcements,
  '0023-reports': reports,
  '0024-warnings': addColumn('jobs', "warnings text[] not null default '{}'"),
  '0025-operators': operators,
  '0026-recovery-codes': recoveryCodes,
  '0027-done-messages': addColumns('messages', ['done_at timestamptz', 'done_by text']),
  '0027-messages-waiting': addIndex('messages_waiting', 'messages (created_at, id) where done_at is null'),
  '0027-people-by-name': addIndex('users_by_name_prefix', 'users (name_key text_pattern_ops)'),
  '0027-people-suspended': addIndex('users_suspended', 'users (id) where suspended_at is not null'),
  '0030-application-handling': addColumns('applications', [
    'viewed_at timestamptz',
    'starred boolean not null default false',
    'note text',
    'cv_erased_at timestamptz',
  ]),
  '0031-application-messages': applicationMessages,
  '0032-job-closings': jobClosings,
  '0033-withdrawals': withdrawals,
  // What housekeeping looks for: copies of CVs whose time is over.
  '0034-decided-with-cv': addIndex(
    'applications_decided_with_cv',
    "applications (date_updated) where status <> 'pending' and cv_erased_at is null",
  ),
  '0034-jobs-closed': addIndex('jobs_closed', "jobs (closed_at) where status = 'Closed'"),
  '0034-pending-with-cv': addIndex(
    'applications_pending_with_cv',
    "applications (job_id) where status = 'pending' and cv_erased_at is null",
  ),
  '0035-tasks': tasks,
  '0036-push': push,
  '0037-notify': addColumn('users', "notify_off text[] not null default '{}'"),
  // What the daily reminders look for.
  '0037-waiting-applications': addIndex(
    'applications_waiting',
    "applications (date_added, id) where status = 'pending'",
  ),
  '0038-telegram': telegram,
  '0039-alerts': alerts,
  '0040-notices-of-alerts': addColumn('notices', 'search_id bigint'),
  '0041-job-edits': jobEdits,
  '0042-announcements-as-tasks': announcementsAsTasks,
  // What is to be shown again when its account is restored.
  '0043-hidden-by-suspension': addIndex(
    'hidden_jobs_by_suspension',
    'hidden_jobs (job_id) where owner_suspended',
  ),
  '0043-refused-pushes': addColumn('push_subscriptions', 'refused_since timestamptz'),
  '0044-devices': addColumn('sessions', "device text not null default ''"),
  '0045-phones': phones,
  '0045-security-events': securityEvents,
  '0046-gone': gone,
  // Each table for itself, so that nobody waits for more than one.
  '0046-gone-applicants': nullable('applications', 'user_id'),
  '0046-gone-employers': nullable('jobs', 'employer_id'),
  // What says something of an application or a job of somebody who is gone.
  '0046-notices-of-application': addIndex(
    'notices_of_application',
    'notices (application_id) where application_id is not null',
  ),
  '0046-notices-of-job': addIndex('notices_of_job', 'notices (job_id, id) where job_id is not null'),
  '0046-people-gone': addIndex('users_gone', 'users (id) where gone_at is not null'),
  '0046-reports-of-person': addIndex(
    'reports_of_person',
    'reports (reporter_id) where reporter_id is not null',
  ),
  '0046-withdrawn-applications': addColumns('withdrawals', [
    'application_id bigint',
    'withdrawn_at timestamptz not null default now()',
  ]),
  ...gone.refusals,
  '0050-agreed-terms': addColumn('users', 'terms_version smallint'),
  '0051-passkeys': passkeys,
  '0060-search-words': searchWords,
  '0061-companies-by-name': addIndex('companies_by_name', 'companies (lower(name) text_pattern_ops)'),
  '0070-cv-links': cvLinks,
  '0080-search-by-lz4': searchByLz4,
  '0081-applicant-names': applicantNames,
  '0082-applicant-words': applicantWords,
  // What housekeeping looks for: copies of CVs from before their names and words had columns.
  '0082-applications-without-words': addIndex(
    'applications_without_words',
    'applications (id) where words is null and cv_erased_at is null',
  ),
  // Few among many: without it all of an employer's are looked through.
  '0082-applications-starred': addIndex('applications_starred', 'applications (job_id, id) where starred'),
  '0082-applications-unread': addIndex(
    'applications_unread',
    'applications (job_id, id) where viewed_at is null',
  ),
  // How many there are with each status, read from nothing else.
  '0082-applications-by-status': addIndex('applications_by_status', 'applications (job_id, status, id)'),
  // What sitemaps list: they pass by no closed job.
  '0082-open-jobs': addIndex('jobs_open', "jobs (id) where status = 'Hiring'"),
  '0083-no-stored-cards': noStoredCards,
  // How many a company has open, which every page of a company says: counted in the index alone.
  '0084-open-jobs-of-employer': addIndex(
    'jobs_open_of_employer',
    "jobs (employer_id, expires_on, id) where status = 'Hiring'",
  ),
  // How a company answers, which every page of a company says: read from nothing else.
  '0085-answers': addIndex(
    'applications_answers',
    'applications (job_id, date_added) include (status, date_updated)',
  ),
  '0085-hidden-changes': hiddenChanges,
  '0085-hidden-changes-of-jobs': hiddenChanges.ofJobs,
  '0085-hidden-changes-of-people': hiddenChanges.ofPeople,
  // Nothing looks for clusters in a column of their own any more. The column stays: a node of before writes it.
  '0086-no-clusters': dropIndex('jobs_search_clusters'),
  '0087-notices-in-khmer': noticesInKhmer,
  '0088-clusters-emptied': clustersEmptied,
};

/** In milliseconds. While a change waits for a lock on a table, all who want to read the table wait behind it. */
const lockTimeout = 400;
const retryAfter = 200;
/** A lock was not to be had, or two waited for each other. */
const inTheWay: readonly string[] = ['55P03', '40P01'];
/** Of the advisory lock; any number that nobody else uses. */
const lockId = 7_126_001;

/**
 * Runs what is missing, one after the other under an advisory lock, and names it. Where a statement of others is in the
 * way it lets everybody pass and tries again. What a newer version has run stays, and is no error.
 * @throws DatabaseError; what was run before stays so
 */
export async function migrate<Schema>(db: Kysely<Schema>, wanted = migrations): Promise<string[]> {
  return db.connection().execute(async (one) => {
    // Asked for, not waited for: who waits in a statement holds up an index that is made concurrently.
    while (!(await isTrue(one, sql`pg_try_advisory_lock(${sql.lit(lockId)})`))) await setTimeout(retryAfter);
    try {
      return await runMissing(one, wanted);
    } finally {
      await sql`set lock_timeout = 0`.execute(one);
      await sql`select pg_advisory_unlock(${sql.lit(lockId)})`.execute(one);
    }
  });
}

async function runMissing<Schema>(one: Kysely<Schema>, wanted: typeof migrations): Promise<string[]> {
  const run: string[] = [];
  for (;;) {
    const executed = await executedNames(one);
    const next = Object.keys(wanted)
      .sort()
      .find((name) => !executed.includes(name));
    if (next === undefined) return run;
    const { outsideTransaction = false } = wanted[next] ?? {};
    // Outside of a transaction nothing is locked that others wait for.
    await sql`set lock_timeout = ${sql.lit(outsideTransaction ? 0 : lockTimeout)}`.execute(one);
    const { error } = await new Migrator({
      db: one,
      provider: { getMigrations: async () => ({ ...knownByName(executed), ...wanted }) },
      allowUnorderedMigrations: true,
      disableTransactions: outsideTransaction,
    }).migrateUp();
    if (error === undefined) {
      run.push(next);
      continue;
    }
    const failure = toDatabaseError(error);
    if (!inTheWay.includes(failure.code)) throw failure;
    await setTimeout(retryAfter);
  }
}

/** Kysely wants every executed migration to be there, those of a newer version too. */
const knownByName = (names: string[]) =>
  Object.fromEntries(names.map((name): [string, Migration] => [name, { up: async () => undefined }]));

async function executedNames<Schema>(one: Kysely<Schema>): Promise<string[]> {
  if (!(await isTrue(one, sql`to_regclass('kysely_migration') is not null`))) return [];
  const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(one);
  return rows.map(({ name }) => name);
}

async function isTrue<Schema>(one: Kysely<Schema>, condition: RawBuilder<unknown>): Promise<boolean> {
  const { rows } = await sql<{ holds: boolean }>`select ${condition} as holds`.execute(one);
  return rows[0]?.holds === true;
}
