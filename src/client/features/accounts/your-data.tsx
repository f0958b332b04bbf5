/** The rows of the settings about one's data (product 2.35): take it along, read what is kept, delete the account. */
import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { documentTextOutline, downloadOutline, trashOutline } from 'ionicons/icons';
import { useState } from 'react';
import { exportAccount } from '#contract/account-deletion.ts';
import { type User } from '#contract/sessions.ts';
import { call } from '#client/data/api.ts';
import { useIsOnline } from '#client/data/connection.ts';
import { saveFiles } from '#client/data/save-files.ts';
import { useFailureText } from '#client/language/failure-texts.ts';
import { notify } from '#client/ui/notices.ts';
import { SettingButton, SettingGroup, SettingLink } from '#client/ui/setting-row.tsx';
import { DataSaverRow } from './data-saver-row.tsx';
import { DeleteSheet } from './delete-sheet.tsx';
import { useExportPage } from './export-page.ts';

/** Two files: one that other programs read, and one that people do. */
function useDownload() {
  const failureText = useFailureText();
  const pageOf = useExportPage();
  return useMutation({
    mutationFn: () => call(exportAccount, {}),
    onSuccess: (data) => {
      saveFiles(
        new File([JSON.stringify(data, null, 2)], 'karngea.json', { type: 'application/json' }),
        new File([pageOf(data)], 'karngea.html', { type: 'text/html' }),
      );
    },
    onError: (failure) => notify('red', failureText(failure)),
  });
}

export function YourData({ user }: { user: User }) {
  const { t } = useLingui();
  const isOnline = useIsOnline();
  const download = useDownload();
  const [isDeleting, setDeleting] = useState(false);
  const needsInternet = !isOnline && t`Needs internet`;
  const fetchFiles = () => !download.isPending && download.mutate();
  return (
    <>
      <SettingGroup title={<Trans>Your data</Trans>}>
        <DataSaverRow />
        <SettingButton
          icon={downloadOutline}
          title={<Trans>Download my data</Trans>}
          hint={needsInternet}
          disabled={!isOnline}
          busy={download.isPending}
          onClick={fetchFiles}
        />
        <SettingLink to="/privacy" icon={documentTextOutline} title={<Trans>Privacy and terms</Trans>} />
        <SettingButton
          icon={trashOutline}
          title={<Trans>Delete my account</Trans>}
          hint={needsInternet}
          disabled={!isOnline}
          opens
          onClick={() => setDeleting(true)}
        />
      </SettingGroup>
      <DeleteSheet
        user={user}
        open={isDeleting}
        onClose={() => setDeleting(false)}
        onDownload={fetchFiles}
        isDownloading={download.isPending}
      />
    </>
  );
}
