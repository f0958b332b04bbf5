/** The decision on a queue item: choices and a button beside the list, a button for each choice on phones. */
import { Trans, useLingui } from '@lingui/react/macro';
import { type RefObject } from 'react';
import { type QueueItem } from '#contract/operators.ts';
import { Button } from '#client/ui/button.tsx';
import { ChoiceGroup } from '#client/ui/fields/choice-group.tsx';
import { StickyBar } from '#client/ui/sticky-bar.tsx';
import { Note } from '#client/ui/note.tsx';
import { type Action } from './send-decision.ts';
import { useHasDraft } from './decision-drafts.ts';
import { useDecisionTexts } from './decision-texts.ts';
import { ReasonField } from './reason-field.tsx';
import { type DecisionState } from './use-decision.ts';
import { WhoDecided } from './who-decided.tsx';

type SupersededNoteProps = { item: QueueItem; onNext: () => void };

/** Replaces the buttons after a colleague decided: who decided what, and Next. */
const SupersededNote = ({ item, onNext }: SupersededNoteProps) => (
  <div className="item-overtaken" role="status">
    <Note>
      <WhoDecided item={item} />
    </Note>
    <Button onClick={onNext}>
      <Trans>Next</Trans>
    </Button>
  </div>
);

type Props = { item: QueueItem; decision: DecisionState };

const NeedsInternet = () => (
  <span className="kg-muted">
    <Trans>Needs internet</Trans>
  </span>
);

function ActionButton({ action, item, decision, filled }: Props & { action: Action; filled: boolean }) {
  const { name, icon } = useDecisionTexts(item)[action];
  const { against, isOnline, submit } = decision;
  const isAgainst = against.includes(action);
  return (
    <Button
      variant={filled ? 'primary' : 'outline'}
      className={isAgainst ? 'queue-decide-against' : undefined}
      {...((isAgainst || filled) && against.length < 2 && { icon })}
      disabled={!isOnline}
      // The second tap of a double tap would decide the next item unread.
      onClick={({ detail }) => detail < 2 && submit(action)}
    >
      {name}
    </Button>
  );
}

/** In the pane beside the list. After a colleague decided, the typed text stays visible. */
export function DecisionForm({ item, decision }: Props) {
  const { t } = useLingui();
  const texts = useDecisionTexts(item);
  const { draft, form, missing, isOnline, isSuperseded, yes, against, choose, onNext } = decision;
  const hasChoice = against.length > 0;
  return (
    <section className="queue-decision queue-place" ref={form as RefObject<HTMLElement>}>
      {hasChoice && (
        <>
          {!isSuperseded && (
            <ChoiceGroup
              legend={t`Your decision`}
              name={`decision-${item.kind}-${item.id}`}
              options={[yes, ...against].map((action) => ({
                value: action,
                title: texts[action].name,
                text: texts[action].text,
              }))}
              value={draft.action}
              onChange={choose}
              {...(missing === 'action' && { error: t`Please choose one.` })}
            />
          )}
          {draft.action && <ReasonField item={item} decision={decision} short={false} />}
        </>
      )}
      {isSuperseded ? (
        <SupersededNote item={item} onNext={onNext} />
      ) : (
        <div className="queue-decision-foot">
          {!isOnline && <NeedsInternet />}
          {(draft.action ?? (hasChoice ? undefined : yes)) && (
            <ActionButton action={draft.action ?? yes} item={item} decision={decision} filled />
          )}
        </div>
      )}
    </section>
  );
}

/** At the bottom on phones. After a colleague decided, a started reason stays visible and focused. */
export function DecisionBar({ item, decision }: Props) {
  const { form, isOnline, isSuperseded, yes, against, onNext } = decision;
  const hasChoice = against.length > 0;
  const hasDraft = useHasDraft(item);
  return (
    <div className="queue-decision-bar queue-place" ref={form as RefObject<HTMLDivElement>}>
      <StickyBar
        note={
          hasChoice && (hasDraft || !isSuperseded) && <ReasonField item={item} decision={decision} short />
        }
      >
        {isSuperseded ? (
          <SupersededNote item={item} onNext={onNext} />
        ) : (
          <>
            {!isOnline && <NeedsInternet />}
            <ActionButton action={yes} item={item} decision={decision} filled={!hasChoice} />
            {against.map((action, index) => (
              <ActionButton
                key={action}
                action={action}
                item={item}
                decision={decision}
                filled={index === against.length - 1}
              />
            ))}
          </>
        )}
      </StickyBar>
    </div>
  );
}
