/** Fetches a private file with the session's token and saves it (product 7.19, 2.24). */
import { Trans } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { downloadOutline } from 'ionicons/icons';
import { useIsOnline } from '#client/data/connection.ts';
import { fetchFile } from '#client/data/fetch-file.ts';
import { saveFiles } from '#client/data/save-files.ts';
import { useFailureText } from '#client/language/failure-texts.ts';
import { Button } from '#client/ui/button.tsx';
import { notify } from '#client/ui/notices.ts';

type Props = {
  path: `/${string}`;
  query: Readonly<Record<string, string>>;
  /** The file name. */
  name: string;
  wide?: boolean;
  onSaved?: () => void;
};

export function DownloadButton({ path, query, name, wide, onSaved }: Props) {
  const failureText = useFailureText();
  const isOnline = useIsOnline();
  const fetching = useMutation({
    mutationFn: () => fetchFile(path, query),
    onSuccess: (file) => {
      if (saveFiles(new File([file], name, { type: file.type }))) onSaved?.();
    },
    onError: (failure) => notify('red', failureText(failure)),
  });
  return (
    <div>
      <Button
        variant="outline"
        wide={wide}
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
    </div>
  );
}
