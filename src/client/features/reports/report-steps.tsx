/** The first and the last step of the report sheet: the reasons, and the confirmation with help numbers. */
import { Trans, useLingui } from '@lingui/react/macro';
import {
  cashOutline,
  chevronForward,
  constructOutline,
  documentLockOutline,
  ellipsisHorizontal,
  globeOutline,
  handLeftOutline,
  helpCircleOutline,
  lockClosed,
  warning,
} from 'ionicons/icons';
import { type MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { type ReportReason, reportReasons } from '#contract/reports.ts';
import { useSite } from '#client/data/site-query.ts';
import { StatusBadge } from '#client/ui/badge.tsx';
import { Icon } from '#client/ui/icon.tsx';
import { HelpNumbers } from './safe-work.tsx';
import '#client/ui/note.css';
import './report-sheet.css';

type Wording = { readonly icon: string; readonly text: MessageDescriptor };

/** The reasons as users would say them (product 3.16). */
const reasonWordings: Record<ReportReason, Wording> = {
  fee: { icon: cashOutline, text: msg`It asks for money` },
  fake: { icon: helpCircleOutline, text: msg`The job or company is not real` },
  documents: { icon: documentLockOutline, text: msg`It wants to keep my ID card or passport` },
  abroad: { icon: globeOutline, text: msg`Suspicious work abroad` },
  conditions: { icon: constructOutline, text: msg`Pay or conditions differ from the posting` },
  discrimination: { icon: handLeftOutline, text: msg`It discriminates by gender, age, origin or disability` },
  other: { icon: ellipsisHorizontal, text: msg`Something else` },
};

export function ReportReasons({ onChoose }: { onChoose: (reason: ReportReason) => void }) {
  const { t } = useLingui();
  return (
    <>
      <ul className="report-reasons">
        {reportReasons.map((reason) => (
          <li key={reason}>
            <button type="button" onClick={() => onChoose(reason)}>
              <Icon name={reasonWordings[reason].icon} />
              <span>{t(reasonWordings[reason].text)}</span>
              <Icon name={chevronForward} size={20} />
            </button>
          </li>
        ))}
      </ul>
      <p className="report-secret kg-muted">
        <Icon name={lockClosed} size={18} />
        <Trans>The employer is never told who reported it.</Trans>
      </p>
    </>
  );
}

type Props = {
  /** Undefined if the job was reported before the sheet opened. */
  reason: ReportReason | undefined;
  isGuest: boolean;
  isWaiting: boolean;
  /** Defined while the report can be undone. */
  onUndo: (() => void) | undefined;
};

/** When the undo link disappears, moves its focus to the title; otherwise it could land on a phone number. */
const moveFocusToTitle = (button: HTMLButtonElement) => () => {
  if (button === document.activeElement)
    button.closest('dialog')?.querySelector<HTMLElement>('.report-title')?.focus();
};

export function ReportThanks({ reason, isGuest, isWaiting, onUndo }: Props) {
  const { t } = useLingui();
  const hasNumbers = (useSite()?.help_numbers.length ?? 0) > 0;
  return (
    <>
      <p>
        {isGuest ? (
          <Trans>We'll look into it.</Trans>
        ) : (
          <Trans>We'll look into it and let you know under Notifications.</Trans>
        )}
      </p>
      {isWaiting && (
        <p className="report-waiting">
          <StatusBadge status="waiting" />
        </p>
      )}
      {reason && (
        <p className="report-chosen">
          <Icon name={reasonWordings[reason].icon} />
          <span>{t(reasonWordings[reason].text)}</span>
          {onUndo && (
            <button ref={moveFocusToTitle} type="button" className="kg-link" onClick={onUndo}>
              <Trans>Withdraw report</Trans>
            </button>
          )}
        </p>
      )}
      {hasNumbers && (
        <div className="kg-note marigold report-harm">
          <Icon name={warning} size={20} />
          <p>
            <Trans>Already paid, or handed over your ID card? Call:</Trans> <HelpNumbers />
          </p>
        </div>
      )}
    </>
  );
}
