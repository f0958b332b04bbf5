/** The record of what operators decided (product 7.17): written with each decision, read, and never changed. */
import { type SelectQueryBuilder } from 'kysely';
import { lastPage, operatorPageSize } from '#contract/limits.ts';
import { type AuditEntry } from '#contract/operators.ts';
import { type Db } from '#server/database/connect.ts';
import { type Tables } from '#server/database/tables.ts';
import { Failure } from '#server/http/api/failures.ts';
import { dayMs } from '#server/http/clock.ts';
import { type Deciding } from './deciding.ts';

type Subject = Pick<AuditEntry, 'subject_kind' | 'subject_id' | 'subject'> & {
  /** What later decisions are compared with; the subject itself unless said. */
  readonly about?: string;
};

const aboutOf = ({ about, subject_kind, subject_id }: Omit<Subject, 'subject'>): string =>
  about ?? `${subject_kind}:${subject_id}`;

/** What all decisions on a job and on its reports are about. */
export const aboutJob = (jobId: number): string => `job:${jobId}`;

/** Writes the decision down, with the words as they are now; gives the entry's id, a name for what happened. */
export async function writeDown(
  { trx, operator, now, action, reason }: Deciding<AuditEntry['action']>,
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

/** The last decision about it. */
export const lastDecision = (trx: Db, about: string) =>
  trx
    .selectFrom('audit')
    .select(['operator', 'operator_id', 'action'])
    .where('about', '=', about)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();

/** What an operator is told whose decision comes too late: who was first, and with what. */
export async function tooLate(trx: Db, about: string): Promise<Failure> {
  const last = await lastDecision(trx, about);
  if (last === undefined)
    return new Failure('already_decided', { message: 'This has been decided already.' });
  const { operator, action } = last;
  return new Failure('already_decided', {
    message: `${operator} has decided this already: ${action}.`,
    details: { decided: { operator, action } },
  });
}

export type AuditFilter = {
  readonly operator?: string | undefined;
  readonly action?: string | undefined;
  /** Days in Cambodia, both inclusive. */
  readonly from?: string | undefined;
  readonly to?: string | undefined;
};

const startOf = (day: string): Date => new Date(`${day}T00:00:00+07:00`);

function filtered<O>(
  entries: SelectQueryBuilder<Tables, 'audit', O>,
  { operator, action, from, to }: AuditFilter,
): SelectQueryBuilder<Tables, 'audit', O> {
  return entries
    .$if(!!operator, (some) => some.where('operator', '=', operator ?? ''))
    .$if(!!action, (some) => some.where('action', '=', action as AuditEntry['action']))
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

type Row = Omit<AuditEntry, 'at'> & { id: number; at: Date };
const toEntry = ({ id: _place, at, ...entry }: Row): AuditEntry => ({ ...entry, at: at.toISOString() });

/** One page, newest first. */
export async function readAudit(db: Db, filter: AuditFilter, page: number): Promise<AuditEntry[]> {
  if (page > lastPage) return [];
  const rows = await newestFirst(db, filter)
    .offset(page * operatorPageSize)
    .limit(operatorPageSize)
    .execute();
  return rows.map(toEntry);
}

/** Rows that one statement of an export reads. */
const batch = 1_000;

/** All of it, newest first, a part at a time: never more in memory than one part. */
export async function* everyEntry(db: Db, filter: AuditFilter): AsyncGenerator<AuditEntry[]> {
  let before = Number.MAX_SAFE_INTEGER;
  for (;;) {
    const rows = await newestFirst(db, filter).where('id', '<', before).limit(batch).execute();
    yield rows.map(toEntry);
    if (rows.length < batch) return;
    before = rows.at(-1)?.id ?? 0;
  }
}
