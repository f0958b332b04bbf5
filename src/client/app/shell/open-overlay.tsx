/** Puts a sheet beside the app, whose own parts know nothing of it: most visits never see it. */
import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { type ShellController } from '#client/ionic-tanstack/shell-controller.ts';
import { noShell, ShellLinksContext } from '#client/ui/shell-links.ts';

export function openOverlay({ overlays }: ShellController, draw: (close: () => void) => ReactNode): void {
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  const links = { ...noShell, addLayer: (close: () => void) => overlays.add({ close }) };
  const close = () => {
    root.unmount();
    place.remove();
  };
  root.render(
    <I18nProvider i18n={i18n}>
      <ShellLinksContext value={links}>{draw(close)}</ShellLinksContext>
    </I18nProvider>,
  );
}
