/** The routes of operators' pages. */
import { createRoute } from '@tanstack/react-router';
import { operatorsOnly } from './guards.ts';
import { screen, under } from './root-route.ts';
import { loadConsole } from './shell/lazy-parts.ts';

export const operator = createRoute({
  ...under,
  path: '/operator',
  ...operatorsOnly,
  component: screen(loadConsole, 'QueueScreen'),
});
export const operatorPeople = createRoute({
  ...under,
  path: '/operator/people',
  ...operatorsOnly,
  component: screen(loadConsole, 'PeopleScreen'),
});
export const operatorPerson = createRoute({
  ...under,
  path: '/operator/people/$id',
  ...operatorsOnly,
  component: screen(loadConsole, 'PersonScreen'),
});
export const operatorAudit = createRoute({
  ...under,
  path: '/operator/audit',
  ...operatorsOnly,
  component: screen(loadConsole, 'AuditLogScreen'),
});
export const operatorHealth = createRoute({
  ...under,
  path: '/operator/health',
  ...operatorsOnly,
  component: screen(loadConsole, 'HealthScreen'),
});
export const operatorImport = createRoute({
  ...under,
  path: '/operator/import',
  ...operatorsOnly,
  component: screen(() => import('#client/features/operators/import/import-screen.tsx'), 'ImportScreen'),
});
export const operatorPost = createRoute({
  ...under,
  path: '/operator/post',
  ...operatorsOnly,
  component: screen(
    () => import('#client/features/posting/on-behalf/post-on-behalf-screen.tsx'),
    'PostOnBehalfScreen',
  ),
});
