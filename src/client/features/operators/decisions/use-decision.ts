/** Deciding on one entry: what is chosen, what is missing, and the decision itself. */
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { type QueueItem } from '#contract/operators.ts';
import { useIsOnline } from '#client/data/connection.ts';
import { type Act, actsOf, needsReason } from './send-decision.ts';
import { changeDraft, readDraft, useDraft } from './decision-drafts.ts';
import { ownersLanguage, reasonText } from './decision-reasons.ts';
import { decide } from './pending-decisions.ts';
import { keyOf } from '../queue/queue-items.ts';
import { useKeys } from '../queue/queue-shortcuts.ts';

type Options = {
  /** A colleague has decided: there is nothing left but to go on. */
  readonly isOvertaken: boolean;
  /** After a decision, and to go on. */
  readonly onNext: () => void;
};

export function useDecision(item: QueueItem, { isOvertaken, onNext }: Options) {
  const client = useQueryClient();
  const key = keyOf(item);
  const draft = useDraft(key);
  const isOnline = useIsOnline();
  const form = useRef<HTMLElement>(null);
  const [missing, setMissing] = useState<'act' | 'reason'>();
  const { yes, no } = actsOf[item.kind];

  const choose = (act: Act): void => {
    changeDraft(key, { act });
    setMissing(undefined);
  };
  const submit = (act: Act | undefined): void => {
    if (isOvertaken) return onNext();
    if (!isOnline) return;
    if (act === undefined) return setMissing('act');
    const { reasons, text } = readDraft(key);
    // The ready-made reasons are all against the thing.
    const reason = reasonText(act === no ? reasons : [], text, ownersLanguage(item));
    changeDraft(key, { act });
    if (needsReason(act) && reason === '') {
      setMissing('reason');
      form.current?.querySelector<HTMLElement>('[data-reason]')?.focus();
      return;
    }
    decide(client, { item, act, reason });
    onNext();
  };
  const chooseByKey = (act: Act): void => {
    if (isOvertaken) return;
    choose(act);
    // From there Tab leads on to the reasons.
    // Where there is nothing to choose, on the button: Enter in the list would open an entry.
    form.current?.querySelector<HTMLElement>(no ? `[value=${act}]` : 'button')?.focus();
  };
  useKeys({
    yes: () => chooseByKey(yes),
    ...(no && { no: () => chooseByKey(no) }),
    decide: () => submit(no ? readDraft(key).act : yes),
  });
  const clear = (): void => setMissing(undefined);
  return { draft, form, missing, isOnline, isOvertaken, yes, no, choose, submit, clear, onNext };
}

export type Deciding = ReturnType<typeof useDecision>;
