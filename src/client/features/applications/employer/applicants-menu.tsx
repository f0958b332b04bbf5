/** What else can be done with the list: taking it along as a file (product 7.19). */
import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { downloadOutline } from 'ionicons/icons';
import { exportApplications } from '#contract/application-handling.ts';
import { useIsOnline } from '#client/data/connection.ts';
import { fetchFile } from '#client/data/fetch-file.ts';
import { saveFile } from '#client/data/save-file.ts';
import { useFailureText } from '#client/language/failure-texts.ts';
import { Button } from '#client/ui/button.tsx';
import { notify } from '#client/ui/notices.ts';
import { Sheet } from '#client/ui/sheet.tsx';

type Props = {
  open: boolean;
  onClose: () => void;
  /** The job that the list shows; all without one. */
  jobId: number | undefined;
};

export function ApplicantsMenu({ open, onClose, jobId }: Props) {
  const { t } = useLingui();
  const failureText = useFailureText();
  const isOnline = useIsOnline();
  const fetching = useMutation({
    mutationFn: () =>
      fetchFile(exportApplications.path, jobId === undefined ? {} : { job_id: String(jobId) }),
    onSuccess: (file) => {
      saveFile(file, 'applications.csv');
      onClose();
    },
    onError: (failure) => notify('red', failureText(failure)),
  });
  return (
    <Sheet open={open} onClose={onClose} title={t`Applications`}>
      <Button
        variant="outline"
        wide
        icon={downloadOutline}
        busy={fetching.isPending}
        disabled={!isOnline}
        onClick={() => fetching.mutate()}
      >
        <Trans>Download (CSV)</Trans>
      </Button>
      {!isOnline && (
        <p className="kg-muted">
          <Trans>Needs internet</Trans>
        </p>
      )}
    </Sheet>
  );
}
