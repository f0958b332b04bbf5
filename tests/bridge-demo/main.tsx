/** Starts the demo app: styles, mode, router, shell, first render. */
import '@ionic/react/css/core.css';
import '@ionic/react/css/normalize.css';
import '@ionic/react/css/structure.css';
import './demo.css';
import { setupIonicReact } from '@ionic/react';
import { RouterProvider } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createShellController } from '#client/ionic-tanstack/shell-controller.ts';
import { demo } from './demo-state.ts';
import { createDemoRouter } from './routes.tsx';
import { MEMBER_TABS } from './tabs.ts';

setupIonicReact({
  mode: sessionStorage.getItem('mode') === 'ios' ? 'ios' : 'md',
  swipeBackEnabled: true,
  hardwareBackButton: true,
});
const router = createDemoRouter();
const controller = createShellController(router, { tabs: MEMBER_TABS, maxViews: 6 });
Object.assign(demo, { router, shell: controller });

const root = document.getElementById('root');
if (root) {
  createRoot(root).render(
    <StrictMode>
      <RouterProvider router={router} context={{ controller }} />
    </StrictMode>,
  );
}
