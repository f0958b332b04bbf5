/** The reason of a decision: preset reasons as chips, and a text. */
import { Trans, useLingui } from '@lingui/react/macro';
import { checkmark } from 'ionicons/icons';
import { useId } from 'react';
import { lengths } from '#contract/limits.ts';
import { type QueueItem } from '#contract/operators.ts';
import { FieldError, Optional } from '#client/ui/fields/field-frame.tsx';
import { Icon } from '#client/ui/icon.tsx';
import { changeDraft } from './decision-drafts.ts';
import { type ReasonId, reasonIdsOf } from './decision-reasons.ts';
import { needsReason } from './send-decision.ts';
import { keyOf } from '../queue/queue-items.ts';
import { type DecisionState } from './use-decision.ts';

/** The preset reasons are sent before the text, and both must fit. */
const maximumTextLength = lengths.operatorReason - 200;

type Props = { item: QueueItem; decision: DecisionState; short: boolean };

export function ReasonField({ item, decision: { draft, missing, against, clear }, short }: Props) {
  const { t } = useLingui();
  const id = useId();
  const key = keyOf(item);
  const ids = reasonIdsOf(item);
  const isAgainst = draft.action !== undefined && against.includes(draft.action);
  const hasChips = ids.length > 0 && (short || isAgainst);
  const names: Record<ReasonId, string> = {
    money: t`Asks for money`,
    papers: t`Keeps documents`,
    unreal: t`Not real`,
    abroad: t`Dangerous work abroad`,
    fees: t`Asks for money`,
    documents: t`Keeps documents`,
    codes: t`Asks for codes`,
    harassment: t`Insults or threatens`,
  };
  const toggle = (reason: ReasonId): void => {
    clear();
    const reasons = draft.reasons.includes(reason)
      ? draft.reasons.filter((other) => other !== reason)
      : [...draft.reasons, reason];
    changeDraft(key, { reasons });
  };
  const isMissing = missing === 'reason';
  return (
    <fieldset className="reason-field" aria-describedby={isMissing ? `${id}-error` : undefined}>
      <legend className="kg-label">
        <Trans>Reason</Trans>{' '}
        {short || needsReason(draft.action) ? (
          <em>
            (<Trans comment="After ‘Reason’, in brackets">stored in the record; the owner will read it</Trans>
            )
          </em>
        ) : (
          <Optional />
        )}
      </legend>
      {hasChips && (
        <div className="kg-chips wrap">
          {ids.map((reason, index) => (
            <label key={reason} className="kg-chip">
              {draft.reasons.includes(reason) && <Icon name={checkmark} size={18} />}
              <input
                type="checkbox"
                data-reason={index === 0 ? '' : undefined}
                checked={draft.reasons.includes(reason)}
                onChange={() => toggle(reason)}
              />
              {names[reason]}
            </label>
          ))}
        </div>
      )}
      <div className="kg-box tall">
        <textarea
          rows={short ? 1 : 2}
          data-reason={hasChips ? undefined : ''}
          aria-label={t`Reason: write more`}
          aria-invalid={isMissing || undefined}
          placeholder={t`Write more`}
          maxLength={maximumTextLength}
          value={draft.text}
          onChange={({ target }) => {
            clear();
            changeDraft(key, { text: target.value });
          }}
        />
      </div>
      {isMissing && (
        <div role="alert">
          <FieldError id={id}>
            <Trans>Please give a reason: the owner will read it.</Trans>
          </FieldError>
        </div>
      )}
    </fieldset>
  );
}
