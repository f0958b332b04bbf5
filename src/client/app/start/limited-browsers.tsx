/** Warns people whose browser can't store data or save files, and makes links work in in-app browsers. Loaded only for them. */
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { noFilesReadyEvent, saveEvent } from '#client/data/save-files.ts';
import { OwnBrowserLink } from '#client/forms/own-browser-link.tsx';
import { type ShellController } from '#client/ionic-tanstack/shell-controller.ts';
import { Sheet } from '#client/ui/sheet.tsx';
import { notify } from '#client/ui/toast.ts';
import { noShell, ShellLinksContext } from '#client/ui/shell-links.ts';

/** Renders a sheet in a React root of its own: the shell should not load it. */
function openOverlay({ overlays }: ShellController, render: (close: () => void) => ReactNode): void {
  const container = document.body.appendChild(document.createElement('div'));
  const root = createRoot(container);
  const links = { ...noShell, addLayer: (close: () => void) => overlays.add({ close }) };
  const close = () => {
    root.unmount();
    container.remove();
  };
  root.render(
    <I18nProvider i18n={i18n}>
      <ShellLinksContext value={links}>{render(close)}</ShellLinksContext>
    </I18nProvider>,
  );
}

/** For private windows and refused or full storage: the app works, but only online. */
export const notifyNoStorage = (): void =>
  notify(
    'blue',
    msg`This browser doesn't store data for Karngea, so jobs can't be shown offline and nothing can be sent later.`,
  );

function NoFilesSheet({ onClose }: { onClose: () => void }) {
  const { t } = useLingui();
  return (
    // oxlint-disable-next-line eslint-js/no-restricted-syntax -- rendered after a tap that saves a file
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
