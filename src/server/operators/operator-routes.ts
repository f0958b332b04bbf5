/** API routes of operators (product 7.17): queue, decisions, people and audit log. */
import { type FastifyInstance } from 'fastify';
import {
  decideCompany,
  decideJob,
  decideMessage,
  decidePerson,
  decidePersonReport,
  decideReport,
  type messageActions,
  type reportActions,
} from '#contract/operator-decisions.ts';
import { getPerson } from '#contract/operator-people.ts';
import { countQueue, exportAuditLog, listPeople, listAuditLog, listQueue } from '#contract/operators.ts';
import { searchPeople } from '#server/accounts/people-store.ts';
import { newRecoveryCode } from '#server/accounts/recovery-code-store.ts';
import { type Caller, FileReply } from '#server/http/api/call.ts';
import { mount } from '#server/http/api/mount.ts';
import { limit } from '#server/http/limits/rate-limits.ts';
import { type Services } from '#server/http/services.ts';
import { Failure } from '#server/http/api/call-failures.ts';
import { byteOrderMark, csvLine } from '#server/http/api/csv.ts';
import * as audit from './audit-log.ts';
import { decideOnCompany } from './company-decisions.ts';
import { type DecisionResult, type DecisionInput, emitJobChange } from './decision.ts';
import { decideOnJob } from './job-decisions.ts';
import { decideOnPerson } from './person-decisions.ts';
import { decideOnPersonReport, readPerson } from './reported-people.ts';
import * as queue from './queue.ts';
import { countWaiting } from './queue.ts';
import { aboutJob, allAuditEntries, lastDecision, alreadyDecided, writeAuditEntry } from './audit-log.ts';
import { closeReports, lockJob, removeJob } from './job-removal.ts';

const decisions = { dismiss: 'dismissed', uphold: 'upheld' } as const;

/** Throws `not_found`, and `already_decided` if the report was decided differently. */
async function decideOnReport(
  deciding: DecisionInput<(typeof reportActions)[number]>,
): Promise<DecisionResult> {
  const { trx, id, action, now } = deciding;
  const known = await trx.selectFrom('reports').select('job_id').where('id', '=', id).executeTakeFirst();
  if (known === undefined) throw new Failure('not_found');
  const job = await lockJob(trx, known.job_id);
  // Read after the lock, because its previous holder may have decided.
  const report = await trx
    .selectFrom('reports')
    .select('decision')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const about = aboutJob(job.id);
  if (report.decision !== null) {
    const isPutBack = report.decision === 'upheld' && (await lastDecision(trx, about))?.action === 'restore';
    if (report.decision !== decisions[action] || isPutBack) throw await alreadyDecided(trx, about);
    return { state: report.decision };
  }
  const subject = { subject_kind: 'report', subject_id: id, subject: job.name, about } as const;
  const entry = await writeAuditEntry(deciding, subject);
  const isGone = job.hidden !== undefined && job.hidden.removed_at !== null;
  if (action === 'dismiss' || isGone) {
    await closeReports(trx, { job, decision: decisions[action], now });
    return { state: decisions[action] };
  }
  await removeJob(job, { ...deciding, entry });
  return { state: 'upheld', emit: emitJobChange('closed', job) };
}

const columns = ['at', 'operator', 'action', 'subject_kind', 'subject_id', 'subject', 'reason'] as const;

async function* write(entries: ReturnType<typeof allAuditEntries>): AsyncGenerator<string> {
  yield byteOrderMark + csvLine(columns);
  for await (const part of entries) {
    const lines = part.map((entry) => csvLine(columns.map((column) => entry[column])));
    if (lines.length > 0) yield lines.join('');
  }
}

/** Filtered like the list. */
function auditExportRoute(app: FastifyInstance, { db, limits }: Services): void {
  mount(app, exportAuditLog, async ({ caller, query }) => {
    await limit(limits.operator, caller.user_id);
    return new FileReply('karngea-record.csv', 'text/csv', write(allAuditEntries(db, query)));
  });
}

/** Throws `not_found`. */
async function decideOnMessage(
  deciding: DecisionInput<(typeof messageActions)[number]>,
): Promise<DecisionResult> {
  const { trx, id, action, operator, now } = deciding;
  const message = await trx
    .selectFrom('messages')
    .select(['name', 'email', 'done_at'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (message === undefined) throw new Failure('not_found');
  const isDone = action === 'done';
  const state = isDone ? 'done' : 'open';
  if ((message.done_at !== null) === isDone) return { state };
  await trx
    .updateTable('messages')
    .set({ done_at: isDone ? now : null, done_by: isDone ? operator.name : null })
    .where('id', '=', id)
    .execute();
  await writeAuditEntry(deciding, {
    subject_kind: 'message',
    subject_id: id,
    subject: message.name || message.email,
  });
  return { state };
}

type DecisionCall<Action extends string> = {
  readonly caller: Caller;
  readonly params: { readonly id: number };
  readonly body: { readonly action: Action; readonly reason?: string; readonly seen?: string | undefined };
};

export function operatorRoutes(app: FastifyInstance, services: Services): void {
  const { db, clock, limits, changeEvents } = services;
  const counted = ({ caller }: { caller: Caller }) => limit(limits.operator, caller.user_id);

  /** Runs a decision with its audit entry and notices in one transaction. */
  async function decide<Action extends string>(
    { caller, params: { id }, body: { action, reason = '', seen } }: DecisionCall<Action>,
    work: (deciding: DecisionInput<Action>) => Promise<DecisionResult>,
  ) {
    await counted({ caller });
    const { state, followUp, emit } = await db
      .transaction()
      .execute((trx) => work({ trx, operator: caller, now: clock(), id, action, reason, version: seen }));
    await followUp?.(db);
    emit?.(changeEvents);
    return { id, state };
  }

  mount(app, listQueue, async (call) => {
    await counted(call);
    return queue.readQueue(db, call.query.kind, call.query.page ?? 0);
  });
  mount(app, countQueue, async (call) => {
    await counted(call);
    return countWaiting(db);
  });

  mount(app, decideJob, (call) => decide(call, decideOnJob));
  mount(app, decideReport, (call) => decide(call, decideOnReport));
  mount(app, decideCompany, (call) => decide(call, decideOnCompany));
  mount(app, decideMessage, (call) => decide(call, decideOnMessage));
  mount(app, decidePersonReport, (call) => decide(call, decideOnPersonReport));
  mount(app, decidePerson, async (call) => {
    const made = call.body.action === 'recover' ? await newRecoveryCode() : undefined;
    const decided = await decide(call, (deciding) =>
      decideOnPerson({ ...deciding, code_hash: made?.code_hash }),
    );
    return { ...decided, ...(made ? { code: made.code } : {}) };
  });

  mount(app, listPeople, async (call) => {
    await counted(call);
    return searchPeople(db, call.query.name ?? '', call.query.page ?? 0);
  });
  mount(app, getPerson, async (call) => {
    await counted(call);
    return readPerson(db, call.params.id);
  });
  mount(app, listAuditLog, async (call) => {
    await counted(call);
    return audit.readAudit(db, call.query, call.query.page ?? 0);
  });
  auditExportRoute(app, services);
}
