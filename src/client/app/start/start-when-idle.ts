/** What starts once the first page has been shown for a while. Loaded only then. */
import { type QueryClient } from '@tanstack/react-query';
import { prefetchWhenIdle } from '#client/app/prefetch/prefetch-when-idle.ts';
import { removeStored, writeStored } from '#client/data/device-storage.ts';
import { isInAppBrowser } from '#client/data/in-app-browser.ts';
import { writeProbe } from '#client/data/persister.ts';
import { hasTokensToRevoke } from '#client/data/session-storage.ts';
import { subscribeToRemovedJobs } from '#client/features/jobs/removed-jobs.ts';
import { type ShellController } from '#client/ionic-tanstack/shell-controller.ts';
import { loadWithTexts } from '#client/language/activate.ts';
import { countVisits } from './count-visits.ts';
import '#client/ui/theme/print.css';

export function startWhenIdle(queryClient: QueryClient, shell: ShellController): void {
  subscribeToRemovedJobs(queryClient);
  prefetchWhenIdle(queryClient);
  countVisits(shell);
  const tasks = [revokeEarlierTokens(), checkStorage(), checkInAppBrowser(shell)];
  if (matchMedia('(any-pointer: coarse)').matches) tasks.push(loadPullToRefresh(queryClient));
  // The app works without any of them.
  void Promise.allSettled(tasks);
}

async function revokeEarlierTokens(): Promise<void> {
  if (hasTokensToRevoke()) (await import('#client/data/revoke-tokens.ts')).startRevoking();
}

const loadLimitedBrowsers = () => loadWithTexts(() => import('./limited-browsers.tsx'));

async function checkInAppBrowser(shell: ShellController): Promise<void> {
  if (isInAppBrowser()) (await loadLimitedBrowsers()).adaptToInAppBrowser(shell);
}

async function checkStorage(): Promise<void> {
  if (!(await canStore())) (await loadLimitedBrowsers()).notifyNoStorage();
}

/** Tries to write: there is no other way to detect refused, full or broken storage. */
async function canStore(): Promise<boolean> {
  const probe = 'probe';
  const isStored = writeStored('local', probe, 1);
  removeStored('local', probe);
  if (!isStored) return false;
  try {
    await writeProbe();
    return true;
  } catch {
    return false;
  }
}

/** Without it, the refresh button still works. */
async function loadPullToRefresh(queryClient: QueryClient): Promise<void> {
  const { startPullToRefresh } = await loadWithTexts(() => import('#client/app/touch/pull-to-refresh.ts'));
  startPullToRefresh(queryClient);
}
