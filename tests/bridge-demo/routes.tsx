/** The demo app's routes: guards, slow and failing loaders, a lazy page, search parameters. */
import {
  createRootRouteWithContext,
  createRoute,
  createRouter,
  lazyRouteComponent,
  notFound,
  redirect,
} from '@tanstack/react-router';
import type { ShellController } from '#client/ionic-tanstack/shell-controller.ts';
import { demo } from './demo-state.ts';
import { JobError, JobMissing, JobPage, JobPending } from './pages/job-page.tsx';
import { FormPage } from './pages/form-page.tsx';
import { HomePage } from './pages/home-page.tsx';
import { JobsPage } from './pages/jobs-page.tsx';
import { LoginPage } from './pages/login-page.tsx';
import { MissingPage } from './pages/missing-page.tsx';
import { OverlaysPage } from './pages/overlays-page.tsx';
import { PollingPage } from './pages/polling-page.tsx';
import { SavedPage } from './pages/saved-page.tsx';
import { SearchPage } from './pages/search-page.tsx';
import { Shell } from './shell.tsx';

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

const root = createRootRouteWithContext<{ controller: ShellController }>()({
  component: function Root() {
    return <Shell controller={root.useRouteContext().controller} />;
  },
  notFoundComponent: MissingPage,
});

const home = createRoute({
  getParentRoute: () => root,
  path: '/',
  staticData: { tab: 'home' },
  component: HomePage,
});

const jobs = createRoute({
  getParentRoute: () => root,
  path: '/jobs',
  staticData: { tab: 'jobs' },
  validateSearch: ({ q }: Record<string, unknown>): { q?: string } => (typeof q === 'string' ? { q } : {}),
  component: JobsPage,
});

const job = createRoute({
  getParentRoute: () => root,
  path: '/jobDetail/$id',
  staticData: { tab: 'jobs' },
  loader: async ({ params: { id } }) => {
    await (id === '99' ? demo.slowJob : pause(30));
    if (id === '404') throw notFound();
    if (id === '500') throw new Error('boom');
    return { title: `Job #${id}` };
  },
  notFoundComponent: JobMissing,
  errorComponent: JobError,
  pendingComponent: JobPending,
  component: JobPage,
});

const saved = createRoute({
  getParentRoute: () => root,
  path: '/saved',
  staticData: { tab: 'saved' },
  beforeLoad: ({ location }) => {
    if (!demo.signedIn) throw redirect({ to: '/login', search: { next: location.href } });
  },
  component: SavedPage,
});

const login = createRoute({
  getParentRoute: () => root,
  path: '/login',
  staticData: { fullscreen: true },
  validateSearch: ({ next }: Record<string, unknown>): { next?: string } =>
    typeof next === 'string' ? { next } : {},
  component: LoginPage,
});

const form = createRoute({
  getParentRoute: () => root,
  path: '/form',
  staticData: { tab: 'me' },
  beforeLoad: async () => {
    await pause(300);
    if (demo.denied) throw redirect({ to: '/login' });
  },
  component: FormPage,
});

const me = createRoute({
  getParentRoute: () => root,
  path: '/me',
  staticData: { tab: 'me' },
  component: lazyRouteComponent(() => import('./pages/me-page.tsx'), 'MePage'),
});

const overlays = createRoute({ getParentRoute: () => root, path: '/overlays', component: OverlaysPage });
const polling = createRoute({ getParentRoute: () => root, path: '/polling', component: PollingPage });
const search = createRoute({ getParentRoute: () => root, path: '/search', component: SearchPage });

export function createDemoRouter() {
  return createRouter({
    routeTree: root.addChildren([home, jobs, job, saved, login, form, me, overlays, polling, search]),
    context: { controller: undefined as unknown as ShellController },
    defaultPendingMs: 100,
    defaultPendingMinMs: 0,
  });
}
