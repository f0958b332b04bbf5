/** The app's beginning: session, cache and language are there before the first page is drawn. */
import './data/plain-schemas.ts';
import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { setupIonicReact } from '@ionic/react';
import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { startTransition, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { readSsrData } from './app/ssr-data.ts';
import { isTapWaiting, takeOver } from './app/take-over.ts';
import { followSession } from './app/session-following.ts';
import { isInNativeShell } from './data/native-detection.ts';
import { registerWorker } from './app/register-worker.ts';
import { createAppRouter } from './app/routes.tsx';
import { Shell } from './app/shell.tsx';
import { tabRootsOf } from './app/tabs.ts';
import { tellMissing } from './app/tell-missing.ts';
import { followTheme } from './app/theme.ts';
import { watchForms } from './app/unsaved-forms.ts';
import { canKeep } from './data/can-keep.ts';
import { connection } from './data/connection.ts';
import { noteVisit } from './data/install-asking.ts';
import { watchInstallOffer } from './data/install-offer.ts';
import { connectOutbox } from './data/outbox-query.ts';
import { keepQueries } from './data/keep-queries.ts';
import { createPersister } from './data/persister.ts';
import { createQueryClient, guest } from './data/query-client.ts';
import { readSession } from './data/session.ts';
import { followOutbox } from './features/jobs/follow-outbox.ts';
import { noteSeen } from './features/jobs/seen-jobs.ts';
import { createShellController } from './ionic-tanstack/shell-controller.ts';
import { activateLanguage, withTexts } from './language/activate.ts';
import { storedLanguage } from './language/languages.ts';
import { onSheetMissing } from './language/lazy-part.tsx';
import { isUnderSsrPage } from './ui/later.ts';
import './ui/theme/theme.css';

setupIonicReact({
  mode: 'md',
  swipeBackEnabled: true,
  animated: !matchMedia('(prefers-reduced-motion: reduce)').matches,
  // The native shell asks the router bridge itself: native-shell.ts.
  hardwareBackButton: false,
});
watchInstallOffer();
noteVisit();
watchForms();
followTheme();
onSheetMissing(tellMissing);

const savesData = connection()?.saveData === true;
document.documentElement.classList.toggle('kg-save-data', savesData);

/** Kept answers are in the first frame; where reading them takes longer, they come into the page. */
const patienceMs = 3_000;

/** The page itself, and its jobs, come first. */
const calmMs = 3_000;

async function start(): Promise<void> {
  const queryClient = createQueryClient();
  const persister = createPersister(() => readSession()?.user_id);
  const router = createAppRouter(queryClient, {
    shell: () => <Shell controller={shell} />,
    eager: !savesData,
  });
  const shell = createShellController(router, { tabs: tabRootsOf(readSession()?.acc_type) });
  followSession({ shell, queryClient, persister });
  const restoring = keepQueries(queryClient, persister);
  // After its start: what the page brings is newer than what the device has, and need not be asked for again.
  const firstJobs = readSsrData(queryClient);
  // Only then: what was seen now is added to what was seen before.
  const kept = restoring.then(() => noteSeen(queryClient, guest, firstJobs));
  const patience = new Promise((resolve) => setTimeout(resolve, patienceMs));
  // The server's page has brought its answers: it waits for none that the device has.
  const restored = isUnderSsrPage() ? undefined : Promise.race([kept, patience]);
  await Promise.all([activateLanguage(storedLanguage()), restored]);
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
  connectOutbox(queryClient);
  followOutbox(queryClient);
  const fetchAhead = async () => (await import('./app/fetch-ahead.ts')).fetchAheadWhenCalm(queryClient);
  setTimeout(() => void fetchAhead().catch(() => undefined), calmMs);
  void registerWorker().catch(() => undefined);
  if (isInNativeShell()) (await import('./app/native-shell.ts')).joinPhone(shell);
  if (!(await canKeep())) (await withTexts(() => import('./app/tell-storage.ts'))).tellThatNothingIsKept();
}

void start();
