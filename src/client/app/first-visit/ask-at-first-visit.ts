/** Asks whoever comes for the first time what they look for (product 2.55), once; what it needs is loaded only then. */
import { type ShellController } from '#client/ionic-tanstack/shell-controller.ts';
import { loadWithTexts } from '#client/language/activate.ts';
import { storePreferences } from '#client/features/jobs/list/job-preferences.ts';
import { mayAsk } from './may-ask.ts';

/** To be called when the first page is calm. */
export async function askAtFirstVisit(shell: ShellController): Promise<void> {
  const isWanted = () => mayAsk(shell.router.state.location);
  if (!isWanted()) return;
  const { openFirstVisit } = await loadWithTexts(() => import('./open-first-visit.tsx'));
  // Before it is seen: whoever closes the app instead of answering has been asked, too.
  if (isWanted() && storePreferences({})) openFirstVisit(shell);
}
