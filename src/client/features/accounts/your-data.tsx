/** The rows of the settings about one's data (product 2.35): take it along, read what is kept, delete the account. */
import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { chevronForward, documentTextOutline, downloadOutline, trashOutline } from 'ionicons/icons';
import { useId, useState } from 'react';
import { exportAccount } from '#contract/leaving.ts';
import { type User } from '#contract/sessions.ts';
import { call } from '#client/data/api.ts';
import { useIsOnline } from '#client/data/connection.ts';
import { saveFile } from '#client/data/save-file.ts';
import { useFailureText } from '#client/language/failure-texts.ts';
import { Icon } from '#client/ui/icon.tsx';
import { notify } from '#client/ui/notices.ts';
import { DeleteSheet } from './delete-sheet.tsx';
import { useExportPage } from './export-page.ts';
import '#client/ui/card.css';
import '#client/ui/setting-rows.css';

/** Two files: one that other programs read, and one that people do. */
function useDownload() {
  const failureText = useFailureText();
  const pageOf = useExportPage();
  return useMutation({
    mutationFn: () => call(exportAccount, {}),
    onSuccess: (data) => {
      saveFile(new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' }), 'karngea.json');
      saveFile(new Blob([pageOf(data)], { type: 'text/html' }), 'karngea.html');
    },
    onError: (failure) => notify('red', failureText(failure)),
  });
}

export function YourData({ user }: { user: User }) {
  const { t } = useLingui();
  const id = useId();
  const isOnline = useIsOnline();
  const download = useDownload();
  const [isDeleting, setDeleting] = useState(false);
  const needsInternet = !isOnline && <span className="kg-muted">{t`Needs internet`}</span>;
  const fetchFiles = () => !download.isPending && download.mutate();
  return (
    <section className="setting-group" aria-labelledby={id}>
      <h2 id={id}>
        <Trans>Your data</Trans>
      </h2>
      <div className="kg-rows">
        <button
          type="button"
          className="kg-row setting-row"
          disabled={!isOnline}
          aria-busy={download.isPending || undefined}
          onClick={fetchFiles}
        >
          <Icon name={downloadOutline} size={24} />
          <span className="setting-words">
            <span>
              <Trans>Download my data</Trans>
            </span>
            {needsInternet}
          </span>
        </button>
        <Link to="/privacy" className="kg-row setting-row">
          <Icon name={documentTextOutline} size={24} />
          <span className="setting-words">
            <span>
              <Trans>Privacy and terms</Trans>
            </span>
          </span>
          <Icon name={chevronForward} size={20} />
        </Link>
        <button
          type="button"
          className="kg-row setting-row"
          aria-haspopup="dialog"
          disabled={!isOnline}
          onClick={() => setDeleting(true)}
        >
          <Icon name={trashOutline} size={24} />
          <span className="setting-words">
            <span>
              <Trans>Delete my account</Trans>
            </span>
            {needsInternet}
          </span>
          <Icon name={chevronForward} size={20} />
        </button>
      </div>
      <DeleteSheet
        user={user}
        open={isDeleting}
        onClose={() => setDeleting(false)}
        onDownload={fetchFiles}
        isDownloading={download.isPending}
      />
    </section>
  );
}
