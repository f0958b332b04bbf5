/** What another app's browser cannot do is said or done otherwise: it saves no files and opens no windows. */
import { saveEvent } from '#client/data/save-files.ts';
import { type ShellController } from '#client/ionic-tanstack/shell-controller.ts';
import { openBesideApp } from '#client/app/shell/open-beside-app.tsx';
import { NoFilesSheet } from './no-files-sheet.tsx';

export function beginInApp(shell: ShellController): void {
  document.addEventListener(saveEvent, (event) => {
    event.preventDefault();
    openBesideApp(shell, (close) => <NoFilesSheet onClose={close} />);
  });
  // It would do nothing; so it opens in this one.
  document.addEventListener(
    'click',
    ({ target }) => target instanceof Element && target.closest('a[target]')?.removeAttribute('target'),
    true,
  );
}
