/** What an operator decides on an entry: two choices and one button beside a list, two buttons on a phone. */
import { Trans, useLingui } from '@lingui/react/macro';
import { type RefObject } from 'react';
import { type QueueItem } from '#contract/operators.ts';
import { Button } from '#client/ui/button.tsx';
import { ChoiceGroup } from '#client/ui/fields/choice-group.tsx';
import { StickyBar } from '#client/ui/sticky-bar.tsx';
import { Note } from '#client/ui/note.tsx';
import { type Act } from './send-decision.ts';
import { useIsBegun } from './decision-drafts.ts';
import { useDecisionTexts } from './decision-texts.ts';
import { ReasonField } from './reason-field.tsx';
import { type Deciding } from './use-decision.ts';
import { WhoDecided } from './who-decided.tsx';

type OvertakenNoteProps = { item: QueueItem; onNext: () => void };

/** In place of a decision that a colleague has made meanwhile: who, what, and on. */
const OvertakenNote = ({ item, onNext }: OvertakenNoteProps) => (
  <div className="item-overtaken" role="status">
    <Note>
      <WhoDecided item={item} />
    </Note>
    <Button onClick={onNext}>
      <Trans>Next</Trans>
    </Button>
  </div>
);

type Props = { item: QueueItem; deciding: Deciding };

const NeedsInternet = () => (
  <span className="kg-muted">
    <Trans>Needs internet</Trans>
  </span>
);

function ActButton({ act, item, deciding, filled }: Props & { act: Act; filled: boolean }) {
  const { name, icon } = useDecisionTexts(item)[act];
  const { no, isOnline, submit } = deciding;
  const isAgainst = act === no;
  return (
    <Button
      variant={filled ? 'primary' : 'outline'}
      className={isAgainst ? 'queue-decide-against' : undefined}
      {...((isAgainst || filled) && { icon })}
      disabled={!isOnline}
      // The second tap of a double one falls on the next entry, which nobody has read yet.
      onClick={({ detail }) => detail < 2 && submit(act)}
    >
      {name}
    </Button>
  );
}

/** In the pane beside the list. Where a colleague was faster, what is being typed stays as it is. */
export function DecisionForm({ item, deciding }: Props) {
  const { t } = useLingui();
  const texts = useDecisionTexts(item);
  const { draft, form, missing, isOnline, isOvertaken, yes, no, choose, onNext } = deciding;
  return (
    <section className="queue-decision queue-place" ref={form as RefObject<HTMLElement>}>
      {no && (
        <>
          {!isOvertaken && (
            <ChoiceGroup
              legend={t`Your decision`}
              name={`decision-${item.kind}-${item.id}`}
              options={[yes, no].map((act) => ({
                value: act,
                title: texts[act].name,
                text: texts[act].text,
              }))}
              value={draft.act}
              onChange={choose}
              {...(missing === 'act' && { error: t`Please choose one.` })}
            />
          )}
          {draft.act && <ReasonField item={item} deciding={deciding} short={false} />}
        </>
      )}
      {isOvertaken ? (
        <OvertakenNote item={item} onNext={onNext} />
      ) : (
        <div className="queue-decision-foot">
          {!isOnline && <NeedsInternet />}
          {(draft.act ?? (no ? undefined : yes)) && (
            <ActButton act={draft.act ?? yes} item={item} deciding={deciding} filled />
          )}
        </div>
      )}
    </section>
  );
}

/** At the foot of a phone. Where a colleague was faster, what was begun stays to be read, and the field with its cursor. */
export function DecisionBar({ item, deciding }: Props) {
  const { form, isOnline, isOvertaken, yes, no, onNext } = deciding;
  const isBegun = useIsBegun(item);
  return (
    <div className="queue-decision-bar queue-place" ref={form as RefObject<HTMLDivElement>}>
      <StickyBar
        note={no && (isBegun || !isOvertaken) && <ReasonField item={item} deciding={deciding} short />}
      >
        {isOvertaken ? (
          <OvertakenNote item={item} onNext={onNext} />
        ) : (
          <>
            {!isOnline && <NeedsInternet />}
            <ActButton act={yes} item={item} deciding={deciding} filled={!no} />
            {no && <ActButton act={no} item={item} deciding={deciding} filled />}
          </>
        )}
      </StickyBar>
    </div>
  );
}
