/** The cache keys of jobs. Every key contains its owner, so that no one sees another person's data (product 6.4). */
import { type InfiniteData, type QueryKey } from '@tanstack/react-query';
import { type User } from '#contract/sessions.ts';
import { type JobDetail, type JobListItem } from '#contract/jobs.ts';
import { guest, keyFor, type Persistence } from '#client/data/query-client.ts';
import { type SearchTerms } from './search/search-terms.ts';

export type Owner = User['user_id'] | typeof guest;

export const ownerOf = (user: User | undefined): Owner => user?.user_id ?? guest;

export const persistenceOf = (owner: Owner): Persistence => (owner === guest ? 'public' : 'private');

export type CachedResults = {
  readonly jobs: JobListItem[];
  /** How many cached jobs were searched. */
  readonly among: number;
};

export const jobKeys = {
  all: (owner: Owner) => ['jobs', owner] as const,
  lists: (owner: Owner) => ['jobs', owner, 'list'] as const,
  list: (owner: Owner, terms: SearchTerms) =>
    keyFor<InfiniteData<JobListItem[]>>()('jobs', owner, 'list', terms),
  detail: (owner: Owner, id: number) => keyFor<JobDetail>()('jobs', owner, 'detail', id),
  /** Every job that a list has shown, for offline use. */
  seen: (owner: Owner) => keyFor<JobListItem[]>()('jobs', owner, 'seen'),
  /** The results of a search among the cached jobs. */
  cached: (owner: Owner, terms: SearchTerms) => keyFor<CachedResults>()('jobs', owner, 'cached', terms),
  saved: (owner: Owner) => keyFor<JobListItem[]>()('jobs', owner, 'saved'),
  /** The employer's own jobs with their counts; separate from the public lists. */
  own: (owner: Owner) => ['myJobs', owner] as const,
};

type KeyOfKind = Omit<typeof jobKeys, 'all' | 'lists' | 'own'>;
type JobKey = ReturnType<KeyOfKind[keyof KeyOfKind]>;

export const isJobKey = (key: QueryKey): key is JobKey => key[0] === 'jobs';
