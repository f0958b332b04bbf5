/** At the end of a job's page: the button that reports it, or the state of the report (product 2.23). */
import { Trans, useLingui } from '@lingui/react/macro';
import { close, cloudUploadOutline, flag, flagOutline } from 'ionicons/icons';
import { useState } from 'react';
import { type JobDetail } from '#contract/jobs.ts';
import { cancel } from '#client/data/outbox-send.ts';
import { useSession } from '#client/data/session.ts';
import { ownerOf } from '#client/features/jobs/job-keys.ts';
import { lazySheet } from '#client/language/lazy-part.tsx';
import { Button, IconButton } from '#client/ui/button.tsx';
import { useShellLinks } from '#client/ui/shell-links.ts';
import { removeReported, useReportState } from './job-reports.ts';
import './reports.css';

const ReportSheet = lazySheet(async () => (await import('./report-sheet.tsx')).ReportSheet);

type Props = { job: Pick<JobDetail, 'job_id' | 'name'> };

export function ReportRow({ job }: Props) {
  const { t } = useLingui();
  const owner = ownerOf(useSession());
  const { openOutbox } = useShellLinks();
  const { isReported, waiting } = useReportState(owner, job.job_id);
  const [isOpen, setOpen] = useState(false);
  const cancelReport = () => {
    removeReported(owner, job.job_id);
    if (waiting) void cancel(waiting);
  };
  return (
    <div className="report-row">
      {/* One button in all states, because closing the sheet returns the focus to it. */}
      <Button
        variant="plain"
        className={waiting ? 'waiting' : undefined}
        icon={waiting ? cloudUploadOutline : isReported ? flag : flagOutline}
        aria-haspopup="dialog"
        onClick={() => (waiting ? openOutbox() : setOpen(true))}
      >
        {waiting ? (
          <Trans>Waiting to be sent</Trans>
        ) : isReported ? (
          <Trans>Reported</Trans>
        ) : (
          <Trans>Report this job</Trans>
        )}
      </Button>
      {waiting && <IconButton icon={close} label={t`Cancel sending`} onClick={cancelReport} />}
      <ReportSheet key={owner} job={job} owner={owner} open={isOpen} onClose={() => setOpen(false)} />
    </div>
  );
}
