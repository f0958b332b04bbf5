/** Calls for operators' decisions (product 7.17). */
import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { id, oneOf, optionalText, textOrEmpty } from './fields.ts';
import { lengths } from './limits.ts';

export const jobActions = ['approve', 'remove', 'restore'] as const;
export const reportActions = ['dismiss', 'uphold'] as const;
export const companyActions = ['verify', 'refuse', 'unverify'] as const;
export const messageActions = ['done', 'reopen'] as const;
export const personActions = ['suspend', 'restore', 'recover', 'end_review'] as const;
/** From the mildest on. */
export const personReportActions = ['dismiss', 'warn', 'suspend'] as const;
/** Work for companies without an account; logged like decisions. */
export const postingActions = ['post', 'import', 'code'] as const;

/** Decisions that need a reason. */
export const reasonedActions = ['remove', 'suspend', 'refuse', 'uphold', 'warn'] as const;
const needsReason = (action: string) => reasonedActions.some((reasoned) => reasoned === action);

const decision = <const Actions extends readonly [string, ...string[]]>(actions: Actions) =>
  z
    .object({
      action: oneOf(actions),
      reason: optionalText(lengths.operatorReason),
      /** The version from the queue's entry: approving or verifying fails if it has changed. */
      seen: z.optional(textOrEmpty(lengths.shortText)),
    })
    .check(
      z.refine(({ action, reason }) => reason !== '' || !needsReason(action), {
        error: 'required',
        path: ['reason'],
      }),
    );

const params = z.object({ id: id() });
/** The new state of the subject. */
const state = z.object({ id: z.number(), state: z.string() });

export const decideJob = endpoint({
  method: 'PATCH',
  path: '/operator/job/:id',
  summary: 'Approve a posting that waits for review, hide a job, or restore it.',
  access: 'operator',
  params,
  body: decision(jobActions),
  reply: state,
  status: 200,
  failures: ['already_decided', 'precondition_failed'],
});

export const decideReport = endpoint({
  method: 'PATCH',
  path: '/operator/report/:id',
  summary: "Dismiss all reports on a report's job, or uphold them, which hides the job.",
  access: 'operator',
  params,
  body: decision(reportActions),
  reply: state,
  status: 200,
  failures: ['already_decided'],
});

export const decidePersonReport = endpoint({
  method: 'PATCH',
  path: '/operator/person-report/:id',
  summary: 'Dismiss all open reports on a person, warn them, or suspend the account.',
  access: 'operator',
  params,
  body: decision(personReportActions),
  reply: state,
  status: 200,
  failures: ['already_decided'],
});

export const decideCompany = endpoint({
  method: 'PATCH',
  path: '/operator/company/:id',
  summary: 'Verify a company, refuse verification, or revoke it.',
  access: 'operator',
  params,
  body: decision(companyActions),
  reply: state,
  status: 200,
  failures: ['already_decided', 'precondition_failed'],
});

export const decideMessage = endpoint({
  method: 'PATCH',
  path: '/operator/message/:id',
  summary: 'Mark a message to the team as done, or reopen it.',
  access: 'operator',
  params,
  body: z.object({ action: oneOf(messageActions) }),
  reply: state,
  status: 200,
});

export const decidePerson = endpoint({
  method: 'PATCH',
  path: '/operator/person/:id',
  summary:
    'Suspend or restore an account, create a recovery code, which only this reply has, or end the review of postings after reports.',
  access: 'operator',
  params,
  body: decision(personActions),
  reply: z.extend(state, { code: z.optional(z.string()) }),
  status: 200,
});
