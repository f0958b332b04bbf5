/** Reported people in the queue, the page of a person or company, and decisions on reports of people (product 7.17). */
import { type RawBuilder, sql } from 'kysely';
import { operatorPageSize } from '#contract/limits.ts';
import { type OutcomeCounts, type PersonDetails, type PersonReport } from '#contract/operator-people.ts';
import { type personReportActions } from '#contract/operator-decisions.ts';
import { type QueueItem } from '#contract/operators.ts';
import { outcomeAnswers } from '#contract/outcomes.ts';
import { type Db } from '#server/database/connect.ts';
import { Failure } from '#server/http/api/call-failures.ts';
import { addNotices } from '#server/notices/notice-store.ts';
import { closePersonReports } from '#server/reports/person-report-store.ts';
import { alreadyDecided, writeAuditEntry } from './audit-log.ts';
import { type DecisionInput, type DecisionResult } from './decision.ts';
import { readReportedPeople } from './employer-summaries.ts';
import { decideOnPerson } from './person-decisions.ts';

/** Reports shown of one person; their total is shown as a number. */
const reportsShown = 50;

/** The newest or oldest reports of a person as a JSON array, without the reporters. */
const reportsOf = (account: RawBuilder<unknown>, rows: RawBuilder<unknown>) => sql<
  readonly (Omit<PersonReport, 'at'> & { at: string })[] | null
>`(select json_agg(written) from (
    select people_reports.id, reason, text, people_reports.created_at as at, application_id, jobs.name as job_name,
      messages, decision
    from people_reports
      left join applications on applications.id = application_id left join jobs on jobs.id = applications.job_id
    where reported_id = ${account} ${rows} limit ${sql.lit(reportsShown)}
  ) as written)`;

const toReports = (rows: readonly PersonReport[] | null): PersonReport[] =>
  (rows ?? []).map((report) => ({ ...report, at: new Date(report.at).toISOString() }));

type QueuedPerson = Extract<QueueItem, { kind: 'people' }>;
type Waiting = Pick<QueuedPerson, 'id' | 'reported'> & {
  readonly reported_id: number;
  readonly waiting_since: Date;
  readonly reports: PersonReport[];
};

/** One entry for each person with open reports, oldest first. */
export async function readPeople(
  db: Db,
  { offset, limit }: { readonly offset: number; readonly limit: number },
): Promise<QueuedPerson[]> {
  const open = sql`and decision is null order by people_reports.created_at, people_reports.id`;
  const { rows } = await sql<Waiting>`
    select waiting.*, ${reportsOf(sql.ref('waiting.reported_id'), open)} as reports
    from (
      select reported_id, min(id) as id, min(created_at) as waiting_since, count(*) as reported
      from people_reports where decision is null
      group by reported_id order by min(created_at), min(id) offset ${offset} limit ${limit}
    ) as waiting order by waiting.waiting_since, waiting.id`.execute(db);
  const people = await readReportedPeople(
    db,
    rows.map(({ reported_id }) => reported_id),
  );
  return rows.flatMap(({ reported_id, waiting_since, reports, ...entry }) => {
    const employer = people.get(reported_id);
    // Deleted since the entries were read.
    if (employer === undefined) return [];
    return {
      kind: 'people',
      ...entry,
      waiting_since: waiting_since.toISOString(),
      employer,
      reports: toReports(reports),
    };
  });
}

/** How many others gave each answer about the person, and how many block them. */
async function readExperiences(db: Db, id: number): Promise<{ outcomes: OutcomeCounts; blocked_by: number }> {
  const { rows } = await sql<OutcomeCounts & { blocked_by: number }>`
    select ${sql.join(outcomeAnswers.map((answer) => sql`count(distinct outcomes.user_id) filter (where answer = ${answer}::text) as ${sql.ref(answer)}`))},
      (select count(*) from blocks where (employee_id = ${id} and by_employer)
        or (employer_id = ${id} and not by_employer)) as blocked_by
    from outcomes where user_id <> ${id}
      and (job_id = any(array(select id from jobs where employer_id = ${id}))
        or application_id = any(array(select id from applications where user_id = ${id})))`.execute(db);
  const [row] = rows;
  if (row === undefined) throw new Error('counts always have a row');
  const { blocked_by, ...outcomes } = row;
  return { outcomes, blocked_by };
}

type Posting = Omit<PersonDetails['postings'][number], 'date_added'> & { readonly date_added: Date };

/** Throws `not_found`, also for operators and deleted accounts. */
export async function readPerson(db: Db, id: number): Promise<PersonDetails> {
  const account = await db
    .selectFrom('users')
    .select('id')
    .where('id', '=', id)
    .where('acc_type', '<>', 'operator')
    .where('gone_at', 'is', null)
    .executeTakeFirst();
  const person = account && (await readReportedPeople(db, [id])).get(id);
  if (person === undefined) throw new Failure('not_found');
  const { rows } = await sql<{ reports: PersonReport[] | null }>`
    select ${reportsOf(sql`${id}::bigint`, sql`order by people_reports.id desc`)} as reports`.execute(db);
  const { rows: postings } = await sql<Posting>`
    select jobs.id as job_id, name, date_added, status, warnings,
      case when removed_at is not null then 'removed' when waiting_since is not null then 'waiting'
        when owner_suspended then 'suspended' end as hidden,
      (select count(*) from reports where reports.job_id = jobs.id) as reports
    from jobs left join hidden_jobs on hidden_jobs.job_id = jobs.id
    where employer_id = ${id} order by jobs.date_added desc, jobs.id desc
    limit ${sql.lit(operatorPageSize)}`.execute(db);
  return {
    person,
    ...(await readExperiences(db, id)),
    reports: toReports(rows[0]?.reports ?? null),
    postings: postings.map(({ date_added, ...posting }) => ({
      ...posting,
      date_added: date_added.toISOString(),
    })),
  };
}

const decisions = { dismiss: 'dismissed', warn: 'warned', suspend: 'suspended' } as const;

type ReportDecision = DecisionInput<(typeof personReportActions)[number]>;

/** Decides all open reports of the person. Throws `not_found`, and `already_decided` if it was decided differently. */
export async function decideOnPersonReport(deciding: ReportDecision): Promise<DecisionResult> {
  const { trx, id, action, reason, now } = deciding;
  const known = await trx
    .selectFrom('people_reports')
    .select('reported_id')
    .where('id', '=', id)
    .executeTakeFirst();
  if (known === undefined) throw new Failure('not_found');
  const userId = known.reported_id;
  const person = await trx
    .selectFrom('users')
    .select(['name', 'suspended_at'])
    .where('id', '=', userId)
    .where('gone_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();
  if (person === undefined) throw new Failure('not_found');
  // Read after the lock, because its previous holder may have decided.
  const report = await trx
    .selectFrom('people_reports')
    .select('decision')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const state = decisions[action];
  if (report.decision !== null) {
    if (report.decision !== state) throw await alreadyDecided(trx, `person:${userId}`);
    return { state };
  }
  await closePersonReports(trx, { userId, decision: state, now });
  if (action === 'suspend' && person.suspended_at === null)
    return { ...(await decideOnPerson({ ...deciding, id: userId, action, code_hash: undefined })), state };
  const entry = await writeAuditEntry(deciding, {
    subject_kind: 'person',
    subject_id: userId,
    subject: person.name,
  });
  if (action === 'warn')
    await addNotices(trx, [
      { user_id: userId, kind: 'account_warned', event: `account_warned:${entry}`, text: reason },
    ]);
  return { state };
}
