/** The calls of operators (product 7.17): what waits, what is decided, who is there, the record. */
import { type FastifyInstance } from 'fastify';
import {
  decideCompany,
  decideJob,
  decideMessage,
  decidePerson,
  decideReport,
} from '#contract/operator-decisions.ts';
import { countQueue, listPeople, readAudit, readQueue } from '#contract/operators.ts';
import { findPeople } from '#server/accounts/people-store.ts';
import { newRecoveryCode } from '#server/accounts/recovery-code-store.ts';
import { type Caller } from '#server/http/api/call.ts';
import { mount } from '#server/http/api/mount.ts';
import { limit } from '#server/http/limits/rate-limits.ts';
import { type Services } from '#server/http/services.ts';
import { auditExportRoute } from './audit-export.ts';
import * as audit from './audit.ts';
import { decideOnCompany } from './company-decisions.ts';
import { type Decided, type Deciding } from './deciding.ts';
import { decideOnJob } from './job-decisions.ts';
import { decideOnMessage } from './message-decisions.ts';
import { decideOnPerson } from './person-decisions.ts';
import * as queue from './queue.ts';
import { decideOnReport } from './report-decisions.ts';
import { countWaiting } from './waiting-counts.ts';

type Asked<Action extends string> = {
  readonly caller: Caller;
  readonly params: { readonly id: number };
  readonly body: { readonly action: Action; readonly reason?: string; readonly seen?: string | undefined };
};

export function operatorRoutes(app: FastifyInstance, services: Services): void {
  const { db, clock, limits, changeEvents } = services;
  const counted = ({ caller }: { caller: Caller }) => limit(limits.operator, caller.user_id);

  /** A decision with its entry in the record, its notices and all that follows, or nothing of it. */
  async function decide<Action extends string>(
    { caller, params: { id }, body: { action, reason = '', seen } }: Asked<Action>,
    work: (deciding: Deciding<Action>) => Promise<Decided>,
  ) {
    await counted({ caller });
    const { state, goOn, tell } = await db
      .transaction()
      .execute((trx) => work({ trx, operator: caller, now: clock(), id, action, reason, seen }));
    await goOn?.(db);
    tell?.(changeEvents);
    return { id, state };
  }

  mount(app, readQueue, async (call) => {
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
  mount(app, decidePerson, async (call) => {
    const made = call.body.action === 'recover' ? await newRecoveryCode(call.params.id) : undefined;
    const decided = await decide(call, (deciding) =>
      decideOnPerson({ ...deciding, code_hash: made?.code_hash }),
    );
    return { ...decided, ...(made ? { code: made.code } : {}) };
  });

  mount(app, listPeople, async (call) => {
    await counted(call);
    return findPeople(db, call.query.name ?? '', call.query.page ?? 0);
  });
  mount(app, readAudit, async (call) => {
    await counted(call);
    return audit.readAudit(db, call.query, call.query.page ?? 0);
  });
  auditExportRoute(app, services);
}
