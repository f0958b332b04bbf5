/** The reasons for reporting a job, one tap each. */
import { Trans, useLingui } from '@lingui/react/macro';
import { chevronForward, lockClosed } from 'ionicons/icons';
import { type ReportReason, reportReasons } from '#contract/reports.ts';
import { Icon } from '#client/ui/icon.tsx';
import { reasonWordings } from './reason-wordings.ts';
import './report-sheet.css';

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
