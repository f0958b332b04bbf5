/** The button that reports a job, company, employer or applicant, or the state of the report (product 2.23). */
import { Trans, useLingui } from '@lingui/react/macro';
import { close, cloudUpload, flag, flagOutline } from 'ionicons/icons';
import { useState } from 'react';
import { cancel } from '#client/data/outbox-send.ts';
import { useSession } from '#client/data/session.ts';
import { ownerOf } from '#client/features/jobs/job-keys.ts';
import { lazySheet } from '#client/language/lazy-part.tsx';
import { Button, IconButton } from '#client/ui/button.tsx';
import { useShellLinks } from '#client/ui/shell-links.ts';
import { removeReported, reportedIdOf, type ReportSubject, useReportState } from './sent-reports.ts';
import './reports.css';

const ReportSheet = lazySheet(async () => (await import('./report-sheet.tsx')).ReportSheet);

function ReportLabel({ subject }: { subject: ReportSubject }) {
  if ('job_id' in subject) return <Trans>Report this job</Trans>;
  if ('company_id' in subject) return <Trans>Report this company</Trans>;
  return subject.reported === 'employer' ? (
    <Trans>Report the employer</Trans>
  ) : (
    <Trans>Report the applicant</Trans>
  );
}

export function ReportRow({ subject }: { subject: ReportSubject }) {
  const { t } = useLingui();
  const owner = ownerOf(useSession());
  const { openOutbox } = useShellLinks();
  const { isReported, waiting } = useReportState(owner, subject);
  const [isOpen, setOpen] = useState(false);
  const cancelReport = () => {
    removeReported(owner, reportedIdOf(subject));
    if (waiting) void cancel(waiting);
  };
  return (
    <div className="report-row">
      {/* One button in all states, because closing the sheet returns the focus to it. */}
      <Button
        variant="plain"
        className={waiting ? 'waiting' : undefined}
        icon={waiting ? cloudUpload : isReported ? flag : flagOutline}
        aria-haspopup="dialog"
        onClick={() => (waiting ? openOutbox() : setOpen(true))}
      >
        {waiting ? (
          <Trans>Waiting to be sent</Trans>
        ) : isReported ? (
          <Trans>Reported</Trans>
        ) : (
          <ReportLabel subject={subject} />
        )}
      </Button>
      {waiting && <IconButton icon={close} label={t`Cancel sending`} onClick={cancelReport} />}
      <ReportSheet key={owner} subject={subject} owner={owner} open={isOpen} onClose={() => setOpen(false)} />
    </div>
  );
}
