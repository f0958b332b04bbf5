/** An employer's decisions, stars and notes that are waiting in the outbox (product 2.30, 2.31). */
import { decideApplications, markApplication, decideApplication } from '#contract/application-handling.ts';
import { isCall, isWaiting, type OutboxItem } from '#contract/outbox-item.ts';
import { type Decision } from '#contract/options.ts';
import { useOutbox } from '#client/data/outbox-query.ts';

export const decisionQueueKey = (id: number): string => `decision:${id}`;
export const decisionsQueueKey = 'decisions';
export const starQueueKey = (id: number): string => `star:${id}`;
export const noteQueueKey = (id: number): string => `note:${id}`;

export type WaitingDecision = { readonly status: Decision; readonly item: OutboxItem };

type WaitingActions = {
  /** All maps are keyed by application id. */
  readonly decisions: ReadonlyMap<number, WaitingDecision>;
  readonly stars: ReadonlyMap<number, boolean>;
  readonly notes: ReadonlyMap<number, string>;
};

export function useWaitingActions(): WaitingActions {
  const decisions = new Map<number, WaitingDecision>();
  const stars = new Map<number, boolean>();
  const notes = new Map<number, string>();
  for (const item of useOutbox().filter(isWaiting)) {
    if (isCall(item, decideApplication))
      decisions.set(Number(item.input.params.id), { status: item.input.body.status as Decision, item });
    else if (isCall(item, decideApplications))
      for (const id of item.input.body.ids)
        decisions.set(Number(id), { status: item.input.body.status as Decision, item });
    else if (isCall(item, markApplication)) {
      const { starred, note } = item.input.body;
      const id = Number(item.input.params.id);
      if (starred !== undefined) stars.set(id, starred);
      if (note !== undefined) notes.set(id, String(note ?? ''));
    }
  }
  return { decisions, stars, notes };
}
