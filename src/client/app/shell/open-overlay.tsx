/** Renders a sheet in a React root of its own, for rare overlays that the shell should not load. */
import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { type ShellController } from '#client/ionic-tanstack/shell-controller.ts';
import { noShell, ShellLinksContext } from '#client/ui/shell-links.ts';

export function openOverlay({ overlays }: ShellController, render: (close: () => void) => ReactNode): void {
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
