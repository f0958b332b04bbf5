/** The cache keys of applications. Every key names its owner (product 6.4). */
import { type ApplicationAnswer } from '#contract/application-details.ts';
import { type Application } from '#contract/applications.ts';
import { keyFor } from '#client/data/query-client.ts';

export const applicationKeys = {
  all: (userId: number) => ['applications', userId] as const,
  /** The employee's own. */
  list: (userId: number) => keyFor<Application[]>()('applications', userId, 'list'),
  /** The ones to the employer's jobs, each list of them. */
  pages: (userId: number) => ['applications', userId, 'pages'] as const,
  narrowing: (userId: number) => ['applications', userId, 'narrowing'] as const,
  detail: (userId: number, id: number) => keyFor<ApplicationAnswer>()('applications', userId, 'detail', id),
};
