/** Starts the app in index.html: session, cache, language and router are ready before the first render. */
import './data/zod-config.ts';
import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { setupIonicReact } from '@ionic/react';
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import {
  createRouter,
  type ErrorComponentProps,
  type RouteComponent,
  RouterProvider,
  useRouter,
} from '@tanstack/react-router';
import { startTransition, StrictMode, useEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { useLingui } from '@lingui/react/macro';
import { isSsrPageShown, PageContent } from './ui/page-content.tsx';
import { RootHeader } from './ui/root-header.tsx';
import { Skeleton, SkeletonGroup } from './ui/skeleton.tsx';
import { CodeUnavailable } from './language/load-code.ts';
import { FailureState } from './ui/failure-state.tsx';
import { SubPageHeader } from './ui/sub-page-header.tsx';
import { readSsrData } from './app/ssr/ssr-data.ts';
import { isTapWaiting, takeOver } from './app/ssr/take-over.ts';
import { connectSession } from './app/start/session-effects.ts';
import { isInNativeShell } from './data/platform.ts';
import { registerWorker } from './app/update/register-worker.ts';
import { Shell } from './app/shell/shell.tsx';
import { tabRootsOf } from './app/shell/shell-tabs.ts';
import { notifyMissingCode } from './app/start/notify-missing-code.ts';
import { watchTheme } from './app/preferences/theme.ts';
import { watchForms } from './app/update/unsaved-forms.ts';
import { recordVisit } from './data/install-eligibility.ts';
import { connectOutbox } from './data/outbox-query.ts';
import { persistQueries } from './data/persist-queries.ts';
import { savesData } from './data/connection.ts';
import { createPersister } from './data/persister.ts';
import { createQueryClient, guest } from './data/query-client.ts';
import { readSite } from './data/site-query.ts';
import { followOtherTabs, readSession } from './data/session.ts';
import { deleteOtherUsersDrafts, isRemembered } from './data/session-storage.ts';
import { recordSeenJobs } from './features/jobs/job-cache.ts';
import { createShellController } from './ionic-tanstack/shell-controller.ts';
import { activateLanguage, loadWithTexts } from './language/activate.ts';
import { initialLanguage } from './language/languages.ts';
import { onLoadFailure } from './language/lazy-part.tsx';
import { routeTree } from './app/routes.tsx';
import './ui/theme/theme.css';

/** Shown if a page's code could not be loaded or its rendering failed. */
function RouteFailure({ error, reset }: ErrorComponentProps) {
  const { t } = useLingui();
  const router = useRouter();
  useEffect(() => console.error(error), [error]);
  const retry = () => {
    reset();
    void router.invalidate();
  };
  return (
    <>
      <SubPageHeader title={t`Something went wrong`} backTo="/" />
      <PageContent>
        <FailureState
          message={
            navigator.onLine && !(error instanceof CodeUnavailable)
              ? t`This page couldn't be shown.`
              : t`This page isn't available offline yet.`
          }
          onRetry={retry}
        />
      </PageContent>
    </>
  );
}

/** Shown while a page's code is loading. */
const PagePending = () => (
  <>
    <RootHeader />
    <PageContent footer="never">
      <SkeletonGroup className="page-pending">
        <Skeleton width="60%" height={28} />
        <Skeleton height={160} />
      </SkeletonGroup>
    </PageContent>
  </>
);

/** `shell` is rendered around every page. entry-server.tsx has a router of its own. */
const createAppRouter = (queryClient: QueryClient, shell: RouteComponent) =>
  createRouter({
    routeTree: routeTree.update({ component: shell }),
    context: { queryClient },
    // A link's page is preloaded when it is touched, unless the user saves data.
    defaultPreload: !savesData() && 'intent',
    // The query cache decides about staleness.
    defaultPreloadStaleTime: 0,
    defaultPendingComponent: PagePending,
    defaultErrorComponent: RouteFailure,
    defaultPendingMs: 100,
    defaultPendingMinMs: 0,
  });

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createAppRouter>;
  }
}

setupIonicReact({
  mode: 'md',
  swipeBackEnabled: true,
  animated: !matchMedia('(prefers-reduced-motion: reduce)').matches,
  // native-shell.ts handles the hardware back button.
  hardwareBackButton: false,
});
followOtherTabs();
recordVisit();
watchForms();
watchTheme();
onLoadFailure(notifyMissingCode);

document.documentElement.classList.toggle('kg-save-data', savesData());

/** The first render waits this long for persisted data; later data is added to the page. */
const restoreTimeoutMs = 3_000;

/** The page and its data come first. */
const idleDelayMs = 3_000;

async function start(): Promise<void> {
  // Never in a browser, where the parameters of a link that someone sent would log in with the sender's account.
  const telegram =
    'TelegramWebviewProxy' in window
      ? (await import('./app/telegram/launch.ts')).startInTelegram()
      : undefined;
  const queryClient = createQueryClient();
  const persister = createPersister(() => (isRemembered() ? readSession()?.user_id : undefined));
  deleteOtherUsersDrafts();
  void persister.clearOtherUsers();
  const router = createAppRouter(queryClient, () => <Shell controller={shell} />);
  const shell = createShellController(router, { tabs: tabRootsOf(readSession()?.acc_type) });
  connectSession({ shell, queryClient, persister });
  const restoring = persistQueries(queryClient, persister);
  // After the restore has started: embedded data is newer than persisted data and must not be refetched.
  readSite(queryClient);
  const firstJobs = readSsrData(queryClient);
  // Afterwards, so that these jobs are added to the restored ones.
  const stored = restoring.then(() => recordSeenJobs(queryClient, guest, firstJobs));
  const timeout = new Promise((resolve) => setTimeout(resolve, restoreTimeoutMs));
  // A server-rendered page has its data and doesn't wait for the device's.
  const ready = isSsrPageShown() ? undefined : Promise.race([stored, timeout]);
  await Promise.all([activateLanguage(initialLanguage()), ready, telegram?.loggedIn]);
  const root = document.getElementById('root');
  if (!root) return;
  // Below a server-rendered page, the first render is the page itself, not a placeholder.
  if (isSsrPageShown()) await router.load();
  const app = (
    <StrictMode>
      <I18nProvider i18n={i18n}>
        <QueryClientProvider client={queryClient}>
          <RouterProvider router={router} />
        </QueryClientProvider>
      </I18nProvider>
    </StrictMode>
  );
  const render = () => createRoot(root).render(app);
  // A transition keeps the server-rendered page responsive; a tap that waits needs the app at once.
  if (isTapWaiting()) render();
  else startTransition(render);
  // Nothing else starts before the page is interactive: the worker alone would download the whole app.
  await takeOver(router);
  connectOutbox(queryClient, async (item, body) => {
    const { handleAnswer } = await loadWithTexts(() => import('./app/outbox/queued-calls.ts'));
    handleAnswer(queryClient, item, body);
  });
  const startIdleWork = async () =>
    (await import('./app/start/start-when-idle.ts')).startWhenIdle(queryClient, shell);
  setTimeout(() => void startIdleWork().catch(() => undefined), idleDelayMs);
  void registerWorker().catch(() => undefined);
  void telegram?.connect(shell, queryClient);
  if (isInNativeShell()) (await import('./app/start/native-shell.ts')).connectNativeShell(shell);
}

void start();
