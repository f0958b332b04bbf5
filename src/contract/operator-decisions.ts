/** What operators decide (product 7.17): each decision with the reason that its subject reads, if it has one. */
import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { id, oneOf, optionalText, textOrEmpty } from './fields.ts';
import { lengths } from './limits.ts';

export const jobActions = ['approve', 'remove', 'restore'] as const;
export const reportActions = ['dismiss', 'uphold'] as const;
export const companyActions = ['verify', 'refuse', 'unverify'] as const;
export const messageActions = ['done', 'reopen'] as const;
export const personActions = ['suspend', 'restore', 'recover'] as const;

/** The decisions that must say why. */
export const reasonedActions = ['remove', 'suspend', 'refuse', 'uphold'] as const;
const needsReason = (action: string) => reasonedActions.some((reasoned) => reasoned === action);

const decision = <const Actions extends readonly [string, ...string[]]>(actions: Actions) =>
  z
    .object({
      action: oneOf(actions),
      reason: optionalText(lengths.operatorReason),
      /** Of the queue's entry; what was changed since is neither approved nor verified. */
      seen: z.optional(textOrEmpty(lengths.shortText)),
    })
    .check(
      z.refine(({ action, reason }) => reason !== '' || !needsReason(action), {
        error: 'required',
        path: ['reason'],
      }),
    );

const params = z.object({ id: id() });
/** How the thing stands now. */
const state = z.object({ id: z.number(), state: z.string() });

export const decideJob = endpoint({
  method: 'PATCH',
  path: '/operator/job/:id',
  summary: 'Approve a posting that waits, take a job down, or put it back.',
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
  summary: 'Dismiss a report and the others on its job, or uphold it, which takes the job down.',
  access: 'operator',
  params,
  body: decision(reportActions),
  reply: state,
  status: 200,
  failures: ['already_decided'],
});

export const decideCompany = endpoint({
  method: 'PATCH',
  path: '/operator/company/:id',
  summary: 'Give a company the mark, refuse it, or take it away.',
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
  summary: 'Mark a message to the team as done, or open it again.',
  access: 'operator',
  params,
  body: z.object({ action: oneOf(messageActions) }),
  reply: state,
  status: 200,
});

export const decidePerson = endpoint({
  method: 'PATCH',
  path: '/operator/person/:id',
  summary: 'Suspend an account, restore it, or make a code to get back in, which is shown once.',
  access: 'operator',
  params,
  body: decision(personActions),
  reply: z.extend(state, { code: z.optional(z.string()) }),
  status: 200,
});
