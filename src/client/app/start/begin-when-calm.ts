/** What the app begins once its first page has been there for a while; no first visit waits for its code. */
import { type QueryClient } from '@tanstack/react-query';
import { subscribeToRemovedJobs } from '#client/features/jobs/removed-jobs.ts';
import { askAtFirstVisit } from '#client/app/first-visit/ask-at-first-visit.ts';
import { prefetchWhenIdle } from '#client/app/prefetch/prefetch-when-idle.ts';
import { isInAppBrowser } from '#client/data/in-app-browser.ts';
import { canStore } from '#client/data/can-store.ts';
import { hasToRevoke } from '#client/data/session-storage.ts';
import { type ShellController } from '#client/ionic-tanstack/shell-controller.ts';
import { loadWithTexts } from '#client/language/activate.ts';

export function beginWhenCalm(queryClient: QueryClient, shell: ShellController): void {
  subscribeToRemovedJobs(queryClient);
  prefetchWhenIdle(queryClient);
  // What cannot be loaded is done without.
  const begun = [revokeFormer(), checkStorage(), askAtFirstVisit(shell), joinOtherApp(shell)];
  if (matchMedia('(any-pointer: coarse)').matches) begun.push(beginPullToRefresh(queryClient));
  void Promise.allSettled(begun);
}

async function revokeFormer(): Promise<void> {
  if (hasToRevoke()) (await import('#client/data/revoking.ts')).keepRevoking();
}

async function joinOtherApp(shell: ShellController): Promise<void> {
  if (!isInAppBrowser()) return;
  const { beginInApp } = await loadWithTexts(() => import('#client/app/in-app/begin-in-app.tsx'));
  beginInApp(shell);
}

async function checkStorage(): Promise<void> {
  if (!(await canStore())) (await loadWithTexts(() => import('./notify-no-storage.ts'))).notifyNoStorage();
}

/** If it does not load, the refresh button still works. */
async function beginPullToRefresh(queryClient: QueryClient): Promise<void> {
  const { startPullToRefresh } = await loadWithTexts(() => import('#client/app/touch/pull-to-refresh.ts'));
  startPullToRefresh(queryClient);
}
