/** The audit log (product 7.17): written with each decision. The trigger audit_is_only_added_to refuses every change. */
import { type SelectQueryBuilder, sql } from 'kysely';
import { lastPage, operatorPageSize } from '#contract/limits.ts';
import { type AuditEntry } from '#contract/operators.ts';
import { type Db } from '#server/database/connect.ts';
import { type Tables } from '#server/database/tables.ts';
import { Failure } from '#server/http/api/call-failures.ts';
import { dayMs } from '#server/http/clock.ts';
import { type DecisionInput } from './decision.ts';

type Subject = Pick<AuditEntry, 'subject_kind' | 'subject_id' | 'subject'> & {
  /** What later decisions are compared with; by default the subject. */
  readonly about?: string;
};

const aboutOf = ({ about, subject_kind, subject_id }: Omit<Subject, 'subject'>): string =>
  about ?? `${subject_kind}:${subject_id}`;

/** Decisions on a job and on its reports have this in common. */
export const aboutJob = (jobId: number): string => `job:${jobId}`;

/** Logs the decision with the current names and returns the id of the entry. */
export async function writeAuditEntry(
  { trx, operator, now, action, reason }: DecisionInput<AuditEntry['action']>,
  { subject_kind, subject_id, subject, about }: Subject,
): Promise<number> {
  const { id } = await trx
    .insertInto('audit')
    .values({
      at: now,
      operator_id: operator.user_id,
      operator: operator.name,
      action,
      subject_kind,
      subject_id,
      subject,
      reason,
      about: aboutOf({ subject_kind, subject_id, ...(about ? { about } : {}) }),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export const lastDecision = (trx: Db, about: string) =>
  trx
    .selectFrom('audit')
    .select(['operator', 'operator_id', 'action'])
    .where('about', '=', about)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();

/** The failure for an operator whose decision comes too late: who was first, and what they decided. */
export async function alreadyDecided(trx: Db, about: string): Promise<Failure> {
  const last = await lastDecision(trx, about);
  if (last === undefined)
    return new Failure('already_decided', { message: 'This has already been decided.' });
  const { operator, action } = last;
  return new Failure('already_decided', {
    message: `${operator} has already decided this: ${action}.`,
    details: { decided: { operator, action } },
  });
}

type AuditFilter = {
  readonly operator?: string | undefined;
  readonly action?: string | undefined;
  /** Dates in Cambodia, both inclusive. */
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  /** One subject, such as `job:7`. */
  readonly about?: string | undefined;
};

const startOf = (day: string): Date => new Date(`${day}T00:00:00+07:00`);

function filtered<O>(
  entries: SelectQueryBuilder<Tables, 'audit', O>,
  { operator, action, from, to, about }: AuditFilter,
): SelectQueryBuilder<Tables, 'audit', O> {
  return entries
    .$if(!!operator, (some) => some.where('operator', '=', operator ?? ''))
    .$if(!!action, (some) => some.where('action', '=', action as AuditEntry['action']))
    .$if(!!about, (some) => some.where('about', '=', about ?? ''))
    .$if(from !== undefined, (some) => some.where('at', '>=', startOf(from ?? '')))
    .$if(to !== undefined, (some) => some.where('at', '<', new Date(startOf(to ?? '').getTime() + dayMs)));
}

const newestFirst = (db: Db, filter: AuditFilter) =>
  filtered(
    db
      .selectFrom('audit')
      .select(['id', 'at', 'operator', 'action', 'subject', 'subject_kind', 'subject_id', 'reason']),
    filter,
  ).orderBy('id', 'desc');

type Row<Entry> = Omit<Entry, 'at'> & { id: number; at: Date };
const toEntry = <Entry extends { at: string }>({ id: _place, at, ...entry }: Row<Entry>) => ({
  ...entry,
  at: at.toISOString(),
});

/**
 * How the decision can be undone, by the current state: renaming a company ends its verification. Scalar subqueries, because
 * PostgreSQL may turn `exists` into a scan of the whole table.
 */
const undo = sql<AuditEntry['undo']>`case
  when exists (select from audit as later where later.about = audit.about and later.id > audit.id) then null
  when action in ('remove', 'uphold') and (
    select true from hidden_jobs where job_id = split_part(about, ':', 2)::bigint and removed_at is not null
  ) then 'restore'
  when action = 'verify' and (
    select true from companies where user_id = subject_id and verification = 'verified'
  ) then 'unverify'
  when action = 'done' and (
    select true from messages where messages.id = subject_id and done_at is not null
  ) then 'reopen' end`;
const jobId = sql<number | null>`case when about like 'job:%' then split_part(about, ':', 2)::bigint end`;

/** One page, newest first. */
export async function readAudit(db: Db, filter: AuditFilter, page: number): Promise<AuditEntry[]> {
  if (page > lastPage) return [];
  const rows = await newestFirst(db, filter)
    .select([jobId.as('job_id'), undo.as('undo')])
    .offset(page * operatorPageSize)
    .limit(operatorPageSize)
    .execute();
  return rows.map((row) => toEntry<AuditEntry>(row));
}

/** An entry in the CSV export. */
type ListedEntry = Omit<AuditEntry, 'job_id' | 'undo'>;

/** Rows per statement. */
const batch = 1_000;

/** All entries, newest first, one batch in memory at a time. */
export async function* allAuditEntries(db: Db, filter: AuditFilter): AsyncGenerator<ListedEntry[]> {
  let before = Number.MAX_SAFE_INTEGER;
  for (;;) {
    const rows = await newestFirst(db, filter).where('id', '<', before).limit(batch).execute();
    yield rows.map((row) => toEntry<ListedEntry>(row));
    if (rows.length < batch) return;
    before = rows.at(-1)?.id ?? 0;
  }
}
