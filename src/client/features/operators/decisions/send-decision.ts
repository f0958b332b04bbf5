/** What can be decided on each kind of entry, and the call that does it (product 7.17). */
import {
  decideCompany,
  decideJob,
  decideMessage,
  decideReport,
  reasonedActions,
} from '#contract/operator-decisions.ts';
import { type QueueItem, type QueueKind } from '#contract/operators.ts';
import { call } from '#client/data/api.ts';

export type Act = 'dismiss' | 'uphold' | 'approve' | 'remove' | 'verify' | 'refuse' | 'done';

type Acts = { readonly yes: Act; readonly no?: Act };

/** The milder one first: 1 chooses it, 2 the other. */
export const actsOf: Readonly<Record<QueueKind, Acts>> = {
  reports: { yes: 'dismiss', no: 'uphold' },
  posts: { yes: 'approve', no: 'remove' },
  verifications: { yes: 'verify', no: 'refuse' },
  messages: { yes: 'done' },
};

export const needsReason = (act: Act | undefined): boolean =>
  reasonedActions.some((reasoned) => reasoned === act);

export type Decision = { readonly item: QueueItem; readonly act: Act; readonly reason: string };

/** What the call of its kind knows it by. */
function idOf(item: QueueItem): number {
  if (item.kind === 'posts') return item.job_id;
  return item.kind === 'verifications' ? item.company_id : item.id;
}

/** Sends a decision, also where the page is left meanwhile. */
export function sendDecision({ item, act, reason }: Decision): Promise<unknown> {
  const options = { keepalive: true };
  const params = { id: idOf(item) };
  const seen = 'seen' in item ? item.seen : undefined;
  switch (act) {
    case 'dismiss':
    case 'uphold':
      return call(decideReport, { params, body: { action: act, reason } }, options);
    case 'approve':
    case 'remove':
      return call(decideJob, { params, body: { action: act, reason, seen } }, options);
    case 'verify':
    case 'refuse':
      return call(decideCompany, { params, body: { action: act, reason, seen } }, options);
    case 'done':
      return call(decideMessage, { params, body: { action: act } }, options);
  }
}
