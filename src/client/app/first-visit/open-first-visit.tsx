/** Puts the questions of the first visit beside the app. */
import { openBesideApp } from '#client/app/shell/open-beside-app.tsx';
import { storePreferences } from '#client/features/jobs/job-preferences.ts';
import { type ShellController } from '#client/ionic-tanstack/shell-controller.ts';
import { FirstVisit } from './first-visit.tsx';

export function openFirstVisit(shell: ShellController): void {
  openBesideApp(shell, (close) => (
    <FirstVisit
      onAnswer={storePreferences}
      onClose={close}
      onDone={(search) => {
        close();
        if (Object.keys(search).length > 0) void shell.router.navigate({ to: '/jobs', search });
      }}
    />
  ));
}
