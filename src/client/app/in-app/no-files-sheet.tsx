/** Says that this app's browser saves no files, and opens the page in one that does. */
import { Trans, useLingui } from '@lingui/react/macro';
import { OwnBrowserLink } from '#client/forms/own-browser-link.tsx';
import { Sheet } from '#client/ui/sheet.tsx';

export function NoFilesSheet({ onClose }: { onClose: () => void }) {
  const { t } = useLingui();
  return (
    <Sheet open onClose={onClose} title={t`Files can't be saved here`}>
      <p>
        <Trans>This is another app's browser, which can't save files. Your own can.</Trans>
      </p>
      <OwnBrowserLink />
    </Sheet>
  );
}
