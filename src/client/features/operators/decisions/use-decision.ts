/** State of the decision on one queue item: the draft, what is missing, and submitting it. */
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { type QueueItem } from '#contract/operators.ts';
import { useIsOnline } from '#client/data/connection.ts';
import { type Action, actionsOf, needsReason } from './send-decision.ts';
import { changeDraft, readDraft, useDraft } from './decision-drafts.ts';
import { ownerLanguageOf, reasonText } from './decision-reasons.ts';
import { decide } from './pending-decisions.ts';
import { keyOf } from '../queue/queue-items.ts';
import { useQueueShortcuts } from '../queue/queue-shortcuts.ts';

type Options = {
  /** A colleague has already decided: submitting only continues. */
  readonly isSuperseded: boolean;
  /** Opens the next item. */
  readonly onNext: () => void;
};

export function useDecision(item: QueueItem, { isSuperseded, onNext }: Options) {
  const client = useQueryClient();
  const key = keyOf(item);
  const draft = useDraft(key);
  const isOnline = useIsOnline();
  const form = useRef<HTMLElement>(null);
  const [missing, setMissing] = useState<'action' | 'reason'>();
  const { yes, against } = actionsOf[item.kind];
  const hasChoice = against.length > 0;
  const [no, worst] = against;

  const choose = (action: Action): void => {
    changeDraft(key, { action });
    setMissing(undefined);
  };
  const submit = (action: Action | undefined): void => {
    if (isSuperseded) return onNext();
    if (!isOnline) return;
    if (action === undefined) return setMissing('action');
    const { reasons, text } = readDraft(key);
    // The preset reasons only fit a negative decision.
    const reason = reasonText(against.includes(action) ? reasons : [], text, ownerLanguageOf(item));
    changeDraft(key, { action });
    if (needsReason(action) && reason === '') {
      setMissing('reason');
      form.current?.querySelector<HTMLElement>('[data-reason]')?.focus();
      return;
    }
    decide(client, { item, action, reason });
    onNext();
  };
  const chooseByKey = (action: Action): void => {
    if (isSuperseded) return;
    choose(action);
    // Focus the choice, from which Tab reaches the reasons. With a single action focus its button,
    // because Enter in the list would open an item.
    form.current?.querySelector<HTMLElement>(hasChoice ? `[value=${action}]` : 'button')?.focus();
  };
  useQueueShortcuts({
    yes: () => chooseByKey(yes),
    ...(no && { no: () => chooseByKey(no) }),
    ...(worst && { worst: () => chooseByKey(worst) }),
    decide: () => submit(hasChoice ? readDraft(key).action : yes),
  });
  const clear = (): void => setMissing(undefined);
  return { draft, form, missing, isOnline, isSuperseded, yes, against, choose, submit, clear, onNext };
}

export type DecisionState = ReturnType<typeof useDecision>;
