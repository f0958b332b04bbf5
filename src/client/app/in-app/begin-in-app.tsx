/** Another app's browser saves no files and opens no windows: the first is said, with the way out; links open in place. */
import { Trans, useLingui } from '@lingui/react/macro';
import { openBesideApp } from '#client/app/shell/open-beside-app.tsx';
import { saveEvent } from '#client/data/save-files.ts';
import { OwnBrowserLink } from '#client/forms/own-browser-link.tsx';
import { type ShellController } from '#client/ionic-tanstack/shell-controller.ts';
import { Sheet } from '#client/ui/sheet.tsx';

function NoFilesSheet({ onClose }: { onClose: () => void }) {
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

export function beginInApp(shell: ShellController): void {
  document.addEventListener(saveEvent, (event) => {
    event.preventDefault();
    openBesideApp(shell, (close) => <NoFilesSheet onClose={close} />);
  });
  // A link that opens a window would do nothing.
  document.addEventListener(
    'click',
    ({ target }) => target instanceof Element && target.closest('a[target]')?.removeAttribute('target'),
    true,
  );
}
