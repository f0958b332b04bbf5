/** What was decided in the last seconds, with Undo; and what a colleague decided first (product 2.24). */
import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { ActionBar } from '#client/ui/action-bar.tsx';
import { UserText } from '#client/ui/user-text.tsx';
import { useDecisionTexts } from './decision-texts.ts';
import { forget, type PendingDecision, undoMs, usePendingDecisions } from './pending-decisions.ts';
import { titleOf } from './queue-keys.ts';
import { WhoDecided } from './who-decided.tsx';
import './pending-bars.css';

/** Whole seconds until then; never more than were given. */
function useSecondsUntil(due: number): number {
  const [left, setLeft] = useState(undoMs);
  useEffect(() => {
    const timer = setInterval(() => setLeft(due - Date.now()), 250);
    return () => clearInterval(timer);
  }, [due]);
  return Math.max(0, Math.ceil(left / 1000));
}

type BarProps = { decision: PendingDecision; named: boolean; onUndo: () => void };

function UndoBar({ decision: { item, act, due }, named, onUndo }: BarProps) {
  const { t } = useLingui();
  const { soon } = useDecisionTexts(item)[act];
  const seconds = useSecondsUntil(due);
  return (
    <ActionBar action={t`Undo · ${seconds} s`} actionName={t`Undo: ${soon}`} onAction={onUndo}>
      {named && <UserText as="strong">{titleOf(item)}</UserText>} {soon}
    </ActionBar>
  );
}

function OvertakenBar({ decision: { item }, onNext }: { decision: PendingDecision; onNext: () => void }) {
  return (
    <ActionBar action={<Trans>Next</Trans>} onAction={onNext} role="status">
      <UserText as="strong">{titleOf(item)}</UserText> <WhoDecided item={item} />
    </ActionBar>
  );
}

function Said({ decision: { item, act } }: { decision: PendingDecision }) {
  return useDecisionTexts(item)[act].soon;
}

type Props = { onUndo: (decision: PendingDecision) => void; onNext: () => void };

export function PendingBars({ onUndo, onNext }: Props) {
  const decisions = usePendingDecisions();
  const waiting = decisions.filter(({ state }) => state === 'waiting');
  const newest = waiting.at(-1);
  return (
    <div className="pending-bars queue-place">
      {/* Said once: the seconds that run are not for listening. */}
      <div role="status" className="kg-visually-hidden">
        {newest && <Said key={newest.key} decision={newest} />}
      </div>
      {waiting.map((decision) => (
        <UndoBar
          key={decision.key}
          decision={decision}
          named={waiting.length > 1}
          onUndo={() => onUndo(decision)}
        />
      ))}
      {decisions
        .filter(({ state }) => state === 'overtaken')
        .map((decision) => (
          <OvertakenBar
            key={decision.key}
            decision={decision}
            onNext={() => {
              forget(decision.key);
              onNext();
            }}
          />
        ))}
    </div>
  );
}
