/** Puts the questions of the first visit beside the app, whose own parts know nothing of them: most visits never see them. */
import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { createRoot } from 'react-dom/client';
import { storePreferences } from '#client/features/jobs/job-preferences.ts';
import { type ShellController } from '#client/ionic-tanstack/shell-controller.ts';
import { noShell, ShellLinksContext } from '#client/ui/shell-links.ts';
import { FirstVisit } from './first-visit.tsx';

export function openFirstVisit({ router, overlays }: ShellController): void {
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  const links = { ...noShell, addLayer: (close: () => void) => overlays.add({ close }) };
  const close = () => {
    root.unmount();
    place.remove();
  };
  root.render(
    <I18nProvider i18n={i18n}>
      <ShellLinksContext value={links}>
        <FirstVisit
          onAnswer={storePreferences}
          onClose={close}
          onDone={(search) => {
            close();
            if (Object.keys(search).length > 0) void router.navigate({ to: '/jobs', search });
          }}
        />
      </ShellLinksContext>
    </I18nProvider>,
  );
}
