/** The app's beginning: session, cache and language are there before the first page is drawn. */
import './data/plain-schemas.ts';
import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { setupIonicReact } from '@ionic/react';
import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { startTransition, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { readSsrData } from './app/ssr/ssr-data.ts';
import { isTapWaiting, takeOver } from './app/ssr/take-over.ts';
import { followSession } from './app/start/session-effects.ts';
import { isInNativeShell } from './data/native-detection.ts';
import { registerWorker } from './app/update/register-worker.ts';
import { createAppRouter } from './app/router.tsx';
import { Shell } from './app/shell/shell.tsx';
import { tabRootsOf } from './app/shell/tabs.ts';
import { notifyMissingCode } from './app/start/notify-missing-code.ts';
import { followTheme } from './app/preferences/theme.ts';
import { watchForms } from './app/update/unsaved-forms.ts';
import { noteVisit } from './data/install-asking.ts';
import { connectOutbox } from './data/outbox-query.ts';
import { persistQueries } from './data/persist-queries.ts';
import { savesData } from './data/data-saver.ts';
import { createPersister } from './data/persister.ts';
import { createQueryClient, guest } from './data/query-client.ts';
import { followOtherTabs, readSession } from './data/session.ts';
import { dropStrangersDrafts, isRemembered } from './data/session-storage.ts';
import { recordSeenJobs } from './features/jobs/job-cache.ts';
import { createShellController } from './ionic-tanstack/shell-controller.ts';
import { activateLanguage, loadWithTexts } from './language/activate.ts';
import { initialLanguage } from './language/languages.ts';
import { onLoadFailure } from './language/lazy-part.tsx';
import { isUnderSsrPage } from './ui/after-first-render.ts';
import './ui/theme/theme.css';

setupIonicReact({
  mode: 'md',
  swipeBackEnabled: true,
  animated: !matchMedia('(prefers-reduced-motion: reduce)').matches,
  // The native shell asks the router bridge itself: native-shell.ts.
  hardwareBackButton: false,
});
followOtherTabs();
noteVisit();
watchForms();
followTheme();
onLoadFailure(notifyMissingCode);

document.documentElement.classList.toggle('kg-save-data', savesData());

/** Stored answers are in the first frame; where reading them takes longer, they come into the page. */
const restoreTimeoutMs = 3_000;

/** The page itself, and its jobs, come first. */
const calmMs = 3_000;

async function start(): Promise<void> {
  const queryClient = createQueryClient();
  const persister = createPersister(() => (isRemembered() ? readSession()?.user_id : undefined));
  dropStrangersDrafts();
  void persister.forget();
  const router = createAppRouter(queryClient, {
    shell: () => <Shell controller={shell} />,
    eager: !savesData(),
  });
  const shell = createShellController(router, { tabs: tabRootsOf(readSession()?.acc_type) });
  followSession({ shell, queryClient, persister });
  const restoring = persistQueries(queryClient, persister);
  // After its start: what the page brings is newer than what the device has, and need not be asked for again.
  const firstJobs = readSsrData(queryClient);
  // Only then: what was seen now is added to what was seen before.
  const stored = restoring.then(() => recordSeenJobs(queryClient, guest, firstJobs));
  const timeout = new Promise((resolve) => setTimeout(resolve, restoreTimeoutMs));
  // The server's page has brought its answers: it waits for none that the device has.
  const ready = isUnderSsrPage() ? undefined : Promise.race([stored, timeout]);
  await Promise.all([activateLanguage(initialLanguage()), ready]);
  const root = document.getElementById('root');
  if (!root) return;
  // Drawn once it is there, instead of what stands for it and then the page itself.
  if (isUnderSsrPage()) await router.load();
  const app = (
    <StrictMode>
      <I18nProvider i18n={i18n}>
        <QueryClientProvider client={queryClient}>
          <RouterProvider router={router} />
        </QueryClientProvider>
      </I18nProvider>
    </StrictMode>
  );
  const draw = () => createRoot(root).render(app);
  // In pieces, so that the server's page answers to touches; at once where one waits already.
  if (isTapWaiting()) draw();
  else startTransition(draw);
  // Nothing else is begun before the page answers: the worker alone would fetch the whole app.
  await takeOver(router);
  connectOutbox(queryClient, async (item, body) => {
    const { handleAnswer } = await loadWithTexts(() => import('./app/outbox/queued-calls.ts'));
    handleAnswer(queryClient, item, body);
  });
  const begin = async () =>
    (await import('./app/start/begin-when-calm.ts')).beginWhenCalm(queryClient, shell);
  setTimeout(() => void begin().catch(() => undefined), calmMs);
  void registerWorker().catch(() => undefined);
  if (isInNativeShell()) (await import('./app/start/native-shell.ts')).joinPhone(shell);
}

void start();
