/** Bars with Undo for decisions of the last seconds, and for those that another operator made first (product 2.24). */
import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { ActionBar } from '#client/ui/action-bar.tsx';
import { UserText } from '#client/ui/user-text.tsx';
import { useDecisionTexts } from './decision-texts.ts';
import { discard, type PendingDecision, undoMs, usePendingDecisions } from './pending-decisions.ts';
import { titleOf } from '../queue/queue-items.ts';
import { WhoDecided } from './who-decided.tsx';
import './pending-bars.css';

/** Whole seconds until `due`. */
function useSecondsUntil(due: number): number {
  const [remainingMs, setRemainingMs] = useState(undoMs);
  useEffect(() => {
    const timer = setInterval(() => setRemainingMs(due - Date.now()), 250);
    return () => clearInterval(timer);
  }, [due]);
  return Math.max(0, Math.ceil(remainingMs / 1000));
}

type BarProps = { decision: PendingDecision; showsTitle: boolean; onUndo: () => void };

function UndoBar({ decision: { item, action, due }, showsTitle, onUndo }: BarProps) {
  const { t } = useLingui();
  const { soon } = useDecisionTexts(item)[action];
  const seconds = useSecondsUntil(due);
  return (
    <ActionBar action={t`Undo · ${seconds} s`} actionName={t`Undo: ${soon}`} onAction={onUndo}>
      {showsTitle && <UserText as="strong">{titleOf(item)}</UserText>} {soon}
    </ActionBar>
  );
}

function SupersededBar({ decision: { item }, onNext }: { decision: PendingDecision; onNext: () => void }) {
  return (
    <ActionBar action={<Trans>Next</Trans>} onAction={onNext} role="status">
      <UserText as="strong">{titleOf(item)}</UserText> <WhoDecided item={item} />
    </ActionBar>
  );
}

function Announcement({ decision: { item, action } }: { decision: PendingDecision }) {
  return useDecisionTexts(item)[action].soon;
}

type Props = { onUndo: (decision: PendingDecision) => void; onNext: () => void };

export function PendingBars({ onUndo, onNext }: Props) {
  const decisions = usePendingDecisions();
  const waiting = decisions.filter(({ state }) => state === 'waiting');
  const newest = waiting.at(-1);
  return (
    <div className="pending-bars queue-place">
      {/* A separate status, so that screen readers do not announce every second. */}
      <div role="status" className="kg-visually-hidden">
        {newest && <Announcement key={newest.key} decision={newest} />}
      </div>
      {waiting.map((decision) => (
        <UndoBar
          key={decision.key}
          decision={decision}
          showsTitle={waiting.length > 1}
          onUndo={() => onUndo(decision)}
        />
      ))}
      {decisions
        .filter(({ state }) => state === 'superseded')
        .map((decision) => (
          <SupersededBar
            key={decision.key}
            decision={decision}
            onNext={() => {
              discard(decision.key);
              onNext();
            }}
          />
        ))}
    </div>
  );
}
