/** Routes of the site's own pages, log-in, registration and recovery (product 2.1). */
import { createRoute } from '@tanstack/react-router';
import { redirectFromLogin, redirectFromRecover, redirectFromRegister } from './guards.ts';
import { loadLoggedInParts } from './shell/lazy-parts.ts';
import { fullscreen, screen, under } from './root-route.ts';

export const about = createRoute({
  ...under,
  path: '/about',
  component: screen(() => import('#client/features/site/about-screen.tsx'), 'AboutScreen'),
});
export const privacy = createRoute({
  ...under,
  path: '/privacy',
  staticData: { noTab: true },
  component: screen(() => import('#client/features/site/privacy-screen.tsx'), 'PrivacyScreen'),
});
export const terms = createRoute({
  ...under,
  path: '/terms',
  staticData: { noTab: true },
  component: screen(() => import('#client/features/site/terms-screen.tsx'), 'TermsScreen'),
});
export const accessibility = createRoute({
  ...under,
  path: '/accessibility',
  staticData: { noTab: true },
  component: screen(() => import('#client/features/site/accessibility-screen.tsx'), 'AccessibilityScreen'),
});
/** `again` is the outbox key of a refused message to edit. */
const messageToEdit = (search: Record<string, unknown>): { again?: string } =>
  typeof search.again === 'string' ? { again: search.again } : {};

export const contact = createRoute({
  ...under,
  path: '/contact',
  validateSearch: messageToEdit,
  component: screen(() => import('#client/features/site/contact-screen.tsx'), 'ContactScreen'),
});

const returnTo = (search: Record<string, unknown>): { next?: string } =>
  typeof search.next === 'string' ? { next: search.next } : {};

export const login = createRoute({
  ...under,
  path: '/login',
  staticData: { tab: 'login' },
  validateSearch: returnTo,
  beforeLoad: redirectFromLogin,
  component: screen(() => import('#client/features/accounts/log-in/login-screen.tsx'), 'LoginScreen'),
});
export const register = createRoute({
  ...under,
  path: '/register',
  staticData: { tab: 'login' },
  validateSearch: returnTo,
  beforeLoad: redirectFromRegister,
  loader: loadLoggedInParts,
  component: screen(() => import('#client/features/accounts/log-in/register-screen.tsx'), 'RegisterScreen'),
});
export const recover = createRoute({
  ...under,
  path: '/recover',
  // After recovery the user continues in the settings.
  staticData: { ...fullscreen.staticData, tab: 'me' },
  beforeLoad: redirectFromRecover,
  component: screen(() => import('#client/features/accounts/log-in/recover-screen.tsx'), 'RecoverScreen'),
});
