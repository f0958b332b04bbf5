/** The decisions possible on each kind of queue item, and the call that sends one (product 7.17). */
import {
  decideCompany,
  decideJob,
  decideMessage,
  decideReport,
  reasonedActions,
} from '#contract/operator-decisions.ts';
import { type QueueItem, type QueueKind } from '#contract/operators.ts';
import { call } from '#client/data/api.ts';
import { decisionIdOf } from '../queue/queue-items.ts';

export type Action = 'dismiss' | 'uphold' | 'approve' | 'remove' | 'verify' | 'refuse' | 'done';

type Actions = { readonly yes: Action; readonly no?: Action };

/** Key 1 chooses `yes`, the milder action, and key 2 chooses `no`. */
export const actionsOf: Readonly<Record<QueueKind, Actions>> = {
  reports: { yes: 'dismiss', no: 'uphold' },
  posts: { yes: 'approve', no: 'remove' },
  verifications: { yes: 'verify', no: 'refuse' },
  messages: { yes: 'done' },
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
