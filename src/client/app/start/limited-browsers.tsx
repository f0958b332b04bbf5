/** Warns people whose browser can't store data or save files, and makes links work in in-app browsers. Loaded only for them. */
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { openOverlay } from '#client/app/shell/open-overlay.tsx';
import { noFilesReadyEvent, saveEvent } from '#client/data/save-files.ts';
import { OwnBrowserLink } from '#client/forms/own-browser-link.tsx';
import { type ShellController } from '#client/ionic-tanstack/shell-controller.ts';
import { Sheet } from '#client/ui/sheet.tsx';
import { notify } from '#client/ui/toast.ts';

/** For private windows and refused or full storage: the app works, but only online. */
export const notifyNoStorage = (): void =>
  notify(
    'blue',
    msg`This browser doesn't store data for Karngea, so jobs can't be shown offline and nothing can be sent later.`,
  );

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

/** In another app's browser: says that files can't be saved, and opens links in the same window. */
export function adaptToInAppBrowser(shell: ShellController): void {
  document.addEventListener(saveEvent, (event) => {
    event.preventDefault();
    openOverlay(shell, (close) => <NoFilesSheet onClose={close} />);
  });
  document.dispatchEvent(new Event(noFilesReadyEvent));
  // These browsers ignore links with a target.
  document.addEventListener(
    'click',
    ({ target }) => target instanceof Element && target.closest('a[target]')?.removeAttribute('target'),
    true,
  );
}
