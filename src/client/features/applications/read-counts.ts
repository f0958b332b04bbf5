/** Asks how many applications and jobs an employer has. */
import { type ApplicationCounts, countApplications } from '#contract/application-filters.ts';
import { call } from '#client/data/api.ts';

export const readCounts = (signal: AbortSignal): Promise<ApplicationCounts> =>
  call(countApplications, {}, { signal });
