/** /setting (product 2.14). */
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useMutation } from '@tanstack/react-query';
import { cellularOutline, documentTextOutline, downloadOutline, trashOutline } from 'ionicons/icons';
import { useNeedsNewPassword, useSession } from '#client/data/session.ts';
import { BlockedRow } from '#client/features/messages/blocked-row.tsx';
import { NotificationSettings } from '#client/features/push/notification-settings.tsx';
import { PageContent } from '#client/ui/page-content.tsx';
import { useShellLinks } from '#client/ui/shell-links.ts';
import { SubPageHeader } from '#client/ui/sub-page-header.tsx';
import { usePageTitle } from '#client/ui/use-page-title.ts';
import { type User } from '#contract/sessions.ts';
import { lazySheet } from '#client/language/lazy-part.tsx';
import { Button } from '#client/ui/button.tsx';
import { Note } from '#client/ui/note.tsx';
import { exportAccount, exportRequest, exportWithPassword } from '#contract/account-deletion.ts';
import { ApiFailure, hasCode } from '#client/data/api-failure.ts';
import { call } from '#client/data/api.ts';
import { dataSaverKey, savesData, useIsOnline } from '#client/data/connection.ts';
import { saveFiles } from '#client/data/save-files.ts';
import { useFailureText } from '#client/language/failure-texts.ts';
import { notify } from '#client/ui/toast.ts';
import { SettingButton, SettingGroup, SettingLink } from '#client/ui/setting-row.tsx';
import { writeStored } from '#client/data/device-storage.ts';
import { Sheet } from '#client/ui/sheet.tsx';
import { Form, useField, useForm } from '#client/forms/use-form.tsx';
import { redrawPages } from '#client/language/activate.ts';
import { Switch } from '#client/ui/fields/checkbox.tsx';
import { Icon } from '#client/ui/icon.tsx';
import { LoggingIn } from './logging-in.tsx';
import { PasswordForm } from './password-form.tsx';
import { needsCurrentPassword, useHasRecovered } from '../after-log-in.ts';
import { type OwnerProof, OwnerProofField, useOwnerProof } from '../owner-proof.tsx';
import { DeleteSheet } from './delete-sheet.tsx';
import { useExportPage } from './export-page.ts';
import './setting-screen.css';

/** Product 2.53. */
function DataSaverRow() {
  const [isOn, setOn] = useState(savesData);
  const change = (on: boolean): void => {
    writeStored('local', dataSaverKey, on);
    document.documentElement.classList.toggle('kg-save-data', on);
    setOn(on);
    redrawPages();
  };
  return (
    <div className="kg-row kg-setting-row">
      <Icon name={cellularOutline} size={24} />
      <Switch
        label={<Trans>Data saver</Trans>}
        hint={<Trans>Load pictures only when tapped</Trans>}
        checked={isOn}
        onChange={({ target }) => change(target.checked)}
      />
    </div>
  );
}

/** Downloads the data as JSON and as an HTML page. */
function useDownload() {
  const failureText = useFailureText();
  const pageOf = useExportPage();
  return useMutation({
    mutationFn: (proof: ReturnType<OwnerProof['of']> | undefined) =>
      proof === undefined ? call(exportAccount, {}) : call(exportWithPassword, { body: proof }),
    gcTime: 0,
    onSuccess: (data) => {
      saveFiles(
        new File([JSON.stringify(data, null, 2)], 'karngea.json', { type: 'application/json' }),
        new File([pageOf(data)], 'karngea.html', { type: 'text/html' }),
      );
    },
    onError: (failure) => {
      const isShown = failure instanceof ApiFailure && failure.fields['currentPassword'];
      if (!isShown && !hasCode(failure, 'password_needed')) notify('red', failureText(failure));
    },
  });
}

type DownloadSheetProps = {
  userId: number;
  download: ReturnType<typeof useDownload>;
  open: boolean;
  onClose: () => void;
};

/** Asks for the password before a download, if the log-in is old. */
function DownloadSheet({ userId, download, open, onClose }: DownloadSheetProps) {
  const { t } = useLingui();
  const form = useForm({ currentPassword: '' });
  const password = useField(form, 'currentPassword');
  const proof = useOwnerProof(userId);
  // A password does not stay on a page that is left open.
  const close = () => {
    form.change({ currentPassword: '' });
    onClose();
  };
  const submit = () => {
    if (!download.isPending && (!proof.hasPassword || form.check(exportRequest)))
      download.mutate(proof.of(form.read().currentPassword), {
        onSuccess: close,
        onError: (failure) => void form.refuseBy(failure),
      });
  };
  return (
    <Sheet
      open={open}
      onClose={close}
      title={t`Download my data`}
      footer={
        <Button busy={download.isPending} onClick={submit}>
          <Trans>Download</Trans>
        </Button>
      }
    >
      <Form form={form} onSubmit={submit}>
        <OwnerProofField proof={proof} label={t`Current password`} field={password} />
      </Form>
    </Sheet>
  );
}

/** Data saver, download, privacy, account deletion (product 2.35). */
function YourData({ user }: { user: User }) {
  const { t } = useLingui();
  const isOnline = useIsOnline();
  const download = useDownload();
  const [isDeleting, setDeleting] = useState(false);
  const needsInternet = !isOnline && t`Needs internet`;
  const [asksForPassword, setAsksForPassword] = useState(false);
  const fetchFiles = () => {
    if (download.isPending) return;
    if (needsCurrentPassword()) setAsksForPassword(true);
    else
      download.mutate(undefined, {
        onError: (failure) => hasCode(failure, 'password_needed') && setAsksForPassword(true),
      });
  };
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
        <BlockedRow user={user} />
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
      <DownloadSheet
        userId={user.user_id}
        download={download}
        open={asksForPassword}
        onClose={() => setAsksForPassword(false)}
      />
      <DeleteSheet
        user={user}
        open={isDeleting}
        onClose={() => setDeleting(false)}
        onDownload={() => {
          // Two sheets at once would hide each other.
          if (needsCurrentPassword()) setDeleting(false);
          fetchFiles();
        }}
        isDownloading={download.isPending}
      />
    </>
  );
}

const CodesSheet = lazySheet(async () => (await import('../codes-sheet.tsx')).CodesSheet);

/** After recovering the account, asks the user to make new codes (product 2.37). */
function CodesReminder({ user }: { user: User }) {
  const isReminded = useHasRecovered(user.user_id);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      {isReminded && (
        <div className="codes-reminder">
          <Note tone="marigold">
            <p>
              <Trans>Could someone else have seen your recovery codes? Make new ones now.</Trans>
            </p>
            <Button variant="outline" small onClick={() => setOpen(true)}>
              <Trans>Create new codes</Trans>
            </Button>
          </Note>
        </div>
      )}
      <CodesSheet user={user} open={isOpen} onClose={() => setOpen(false)} />
    </>
  );
}

export function SettingScreen() {
  const { t } = useLingui();
  const { settings } = useShellLinks();
  const user = useSession();
  const isOperator = user?.acc_type === 'operator';
  const needsNewPassword = useNeedsNewPassword();
  usePageTitle(t`Settings`);
  return (
    <>
      <SubPageHeader title={t`Settings`} backTo={isOperator ? '/operator' : '/myProfile'} />
      <PageContent width="card">
        {user && <CodesReminder user={user} />}
        {needsNewPassword && (
          <Note tone="marigold">
            <Trans>Choose a password of your own first. Until then, nothing else works.</Trans>
          </Note>
        )}
        {user && <PasswordForm user={user} />}
        {user && !needsNewPassword && <LoggingIn user={user} />}
        {user && !isOperator && <NotificationSettings user={user} />}
        {user && !isOperator && <YourData user={user} />}
        {settings}
      </PageContent>
    </>
  );
}
