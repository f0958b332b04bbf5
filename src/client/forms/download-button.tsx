/** Fetches a private file with the session's token and saves it (product 7.19, 7.42, 2.24). */
import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { downloadOutline } from 'ionicons/icons';
import { type ReactNode } from 'react';
import { useIsOnline } from '#client/data/connection.ts';
import { fetchFile, type PrivateFile } from '#client/data/file-transfer.ts';
import { saveFiles } from '#client/data/save-files.ts';
import { isInTelegram } from '#client/data/telegram-launch.ts';
import { useFailureText } from '#client/language/failure-texts.ts';
import { Button, IconButton } from '#client/ui/button.tsx';
import { notify } from '#client/ui/toast.ts';

type Props = {
  file: PrivateFile;
  /** Returns whether the file was saved. */
  save?: (file: File) => boolean | Promise<boolean>;
  onSaved?: (() => void) | undefined;
};

function useDownload({ file, save = saveFiles, onSaved }: Props) {
  const failureText = useFailureText();
  return useMutation({
    mutationFn: async () => {
      if (isInTelegram()) {
        const { downloadPrivateFile } = await import('#client/data/telegram-bridge.ts');
        if (await downloadPrivateFile(file)) return false;
      }
      return save(await fetchFile(file));
    },
    onSuccess: (isSaved) => {
      if (isSaved) onSaved?.();
    },
    onError: (failure) => notify('red', failureText(failure)),
  });
}

type ButtonProps = Props & {
  /** The label. */
  children: ReactNode;
  variant?: 'outline' | 'primary';
  icon?: string;
  wide?: boolean;
};

export function DownloadButton({
  children,
  variant = 'outline',
  icon = downloadOutline,
  wide,
  ...file
}: ButtonProps) {
  const isOnline = useIsOnline();
  const download = useDownload(file);
  return (
    <div>
      <Button
        variant={variant}
        wide={wide}
        icon={icon}
        busy={download.isPending}
        disabled={!isOnline}
        onClick={() => download.mutate()}
      >
        {children}
      </Button>
      {!isOnline && (
        <p className="kg-muted">
          <Trans>Needs internet</Trans>
        </p>
      )}
    </div>
  );
}

/** In a page's header. */
export function DownloadIconButton({ label, ...file }: Props & { label: string }) {
  const { t } = useLingui();
  const isOnline = useIsOnline();
  const download = useDownload(file);
  const start = () => {
    if (!isOnline) notify('blue', t`Needs internet`);
    else if (!download.isPending) download.mutate();
  };
  return (
    <IconButton
      icon={downloadOutline}
      label={label}
      aria-busy={download.isPending || undefined}
      onClick={start}
    />
  );
}
