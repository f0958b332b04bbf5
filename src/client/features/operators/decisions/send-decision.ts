/** The decisions possible on each kind of queue item, and the call that sends one (product 7.17). */
import {
  decideCompany,
  decideJob,
  decideMessage,
  decidePersonReport,
  decideReport,
  reasonedActions,
} from '#contract/operator-decisions.ts';
import { type QueueItem, type QueueKind } from '#contract/operators.ts';
import { call } from '#client/data/api.ts';
import { decisionIdOf } from '../queue/queue-items.ts';

export type Action =
  | 'dismiss'
  | 'uphold'
  | 'warn'
  | 'suspend'
  | 'approve'
  | 'remove'
  | 'verify'
  | 'refuse'
  | 'done';

/** `yes` is the mildest action; those against the subject follow. The keys 1, 2 and 3 choose them in this order. */
type Actions = { readonly yes: Action; readonly against: readonly Action[] };

export const actionsOf: Readonly<Record<QueueKind, Actions>> = {
  reports: { yes: 'dismiss', against: ['uphold'] },
  people: { yes: 'dismiss', against: ['warn', 'suspend'] },
  posts: { yes: 'approve', against: ['remove'] },
  verifications: { yes: 'verify', against: ['refuse'] },
  messages: { yes: 'done', against: [] },
};

export const needsReason = (action: Action | undefined): boolean =>
  reasonedActions.some((reasoned) => reasoned === action);

export type Decision = { readonly item: QueueItem; readonly action: Action; readonly reason: string };

/** The request continues if the page is closed. */
export function sendDecision({ item, action, reason }: Decision): Promise<unknown> {
  const options = { keepalive: true };
  const params = { id: decisionIdOf(item) };
  const seen = 'seen' in item ? item.seen : undefined;
  switch (action) {
    case 'dismiss':
      return item.kind === 'people'
        ? call(decidePersonReport, { params, body: { action, reason } }, options)
        : call(decideReport, { params, body: { action, reason } }, options);
    case 'warn':
    case 'suspend':
      return call(decidePersonReport, { params, body: { action, reason } }, options);
    case 'uphold':
      return call(decideReport, { params, body: { action, reason } }, options);
    case 'approve':
    case 'remove':
      return call(decideJob, { params, body: { action, reason, seen } }, options);
    case 'verify':
    case 'refuse':
      return call(decideCompany, { params, body: { action, reason, seen } }, options);
    case 'done':
      return call(decideMessage, { params, body: { action } }, options);
  }
}
