/** What becomes of a report, the way back for a moment, and whom to call where harm was done. */
import { Trans, useLingui } from '@lingui/react/macro';
import { warning } from 'ionicons/icons';
import { type ReportReason } from '#contract/reports.ts';
import { StatusBadge } from '#client/ui/badge.tsx';
import { Icon } from '#client/ui/icon.tsx';
import { HelpNumbers } from './help-numbers.tsx';
import { reasonWordings } from './reason-wordings.ts';
import '#client/ui/note.css';
import './report-sheet.css';

type Props = {
  /** Undefined where it was reported before. */
  reason: ReportReason | undefined;
  isGuest: boolean;
  isWaiting: boolean;
  numbers: readonly string[];
  /** While it can be taken back. */
  onTakeBack: (() => void) | undefined;
};

/** Where it goes with its time, its focus goes to the title, and not to a number that is dialled. */
const leaveFocus = (button: HTMLButtonElement) => () => {
  if (button === document.activeElement)
    button.closest('dialog')?.querySelector<HTMLElement>('.report-title')?.focus();
};

export function ReportThanks({ reason, isGuest, isWaiting, numbers, onTakeBack }: Props) {
  const { t } = useLingui();
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
          {onTakeBack && (
            <button ref={leaveFocus} type="button" className="kg-link" onClick={onTakeBack}>
              <Trans>Withdraw report</Trans>
            </button>
          )}
        </p>
      )}
      {numbers.length > 0 && (
        <div className="kg-note marigold report-harm">
          <Icon name={warning} size={20} />
          <p>
            <Trans>
              Already paid, or handed over your ID card? Call the police (free):{' '}
              <HelpNumbers numbers={numbers} />
            </Trans>
          </p>
        </div>
      )}
    </>
  );
}
