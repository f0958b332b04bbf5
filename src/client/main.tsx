/** The app's beginning: session, cache and language are there before the first page is drawn. */
import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { setupIonicReact } from '@ionic/react';
import {
  PersistQueryClientProvider,
  persistQueryClientSave,
  persistQueryClientSubscribe,
} from '@tanstack/react-query-persist-client';
import { RouterProvider } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { fetchAheadWhenCalm } from './app/fetch-ahead.ts';
import { readFirstData } from './app/first-data.ts';
import { takeOver } from './app/first-page.ts';
import { followSession } from './app/session-following.ts';
import { isInNativeShell } from './data/native-detection.ts';
import { registerWorker } from './app/register-worker.ts';
import { createAppRouter } from './app/routes.tsx';
import { Shell } from './app/shell.tsx';
import { tabRootsOf } from './app/tabs.ts';
import { followTheme } from './app/theme.ts';
import { watchForms } from './app/unsaved-forms.ts';
import { canKeep } from './data/can-keep.ts';
import { connection } from './data/connection.ts';
import { noteVisit } from './data/install-asking.ts';
import { watchInstallOffer } from './data/install-offer.ts';
import { connectOutbox } from './data/outbox-query.ts';
import { createPersister, persistOptions } from './data/persister.ts';
import { createQueryClient, refreshRestored } from './data/query-client.ts';
import { readSession } from './data/session.ts';
import { followOutbox } from './features/jobs/follow-outbox.ts';
import { createShellController } from './ionic-tanstack/shell-controller.ts';
import { activateLanguage, withTexts } from './language/activate.ts';
import { storedLanguage } from './language/languages.ts';
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

const savesData = connection()?.saveData === true;
document.documentElement.classList.toggle('kg-save-data', savesData);

const startedAt = Date.now();
const queryClient = createQueryClient();
const persister = createPersister(() => readSession()?.user_id);
const persistence = persistOptions(persister);
const router = createAppRouter(queryClient, {
  shell: () => <Shell controller={shell} />,
  eager: !savesData,
});
const shell = createShellController(router, { tabs: tabRootsOf(readSession()?.acc_type) });
followSession({ shell, queryClient, persister });

readFirstData(queryClient);

async function start(): Promise<void> {
  await activateLanguage(storedLanguage());
  const root = document.getElementById('root');
  if (!root) return;
  createRoot(root).render(
    <StrictMode>
      <I18nProvider i18n={i18n}>
        <PersistQueryClientProvider
          client={queryClient}
          persistOptions={persistence}
          // The provider listens only after its next render: an answer that came before would never be written.
          onSuccess={async () => {
            persistQueryClientSubscribe({ queryClient, ...persistence });
            await persistQueryClientSave({ queryClient, ...persistence });
            await refreshRestored(queryClient, startedAt);
          }}
        >
          <RouterProvider router={router} />
        </PersistQueryClientProvider>
      </I18nProvider>
    </StrictMode>,
  );
  takeOver(router);
  connectOutbox(queryClient);
  followOutbox(queryClient);
  fetchAheadWhenCalm(queryClient);
  void registerWorker().catch(() => undefined);
  if (isInNativeShell()) (await import('./app/native-shell.ts')).joinPhone(shell);
  if (!(await canKeep())) (await withTexts(import('./app/tell-storage.ts'))).tellThatNothingIsKept();
}

void start();
