/** The menu of the list: download as a file (product 7.19). */
import { Trans, useLingui } from '@lingui/react/macro';
import { exportApplications } from '#contract/application-handling.ts';
import { privateFile } from '#client/data/file-transfer.ts';
import { DownloadButton } from '#client/forms/download-button.tsx';
import { Sheet } from '#client/ui/sheet.tsx';

type Props = {
  open: boolean;
  onClose: () => void;
  /** Undefined for all jobs. */
  jobId: number | undefined;
};

export function ApplicantsMenu({ open, onClose, jobId }: Props) {
  const { t } = useLingui();
  return (
    <Sheet open={open} onClose={onClose} title={t`Applications`}>
      <DownloadButton
        file={privateFile(exportApplications, { query: { job_id: jobId } }, 'applications.csv')}
        wide
        onSaved={onClose}
      >
        <Trans>Download (CSV)</Trans>
      </DownloadButton>
    </Sheet>
  );
}
