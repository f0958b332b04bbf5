/** The cache keys of jobs. Every key names its owner, so that no one sees another person's answers (product 6.4). */
import { type InfiniteData, type QueryKey } from '@tanstack/react-query';
import { type User } from '#contract/accounts.ts';
import { type JobDetail, type JobListItem } from '#contract/jobs.ts';
import { guest, keyFor, type Persistence } from '#client/data/query-client.ts';
import { type SearchTerms } from './search/search-terms.ts';

export type Owner = User['user_id'] | typeof guest;

export const ownerOf = (user: User | undefined): Owner => user?.user_id ?? guest;

export const persistenceOf = (owner: Owner): Persistence => (owner === guest ? 'public' : 'private');

/** Found without a network, among so many cached jobs. */
export type CachedResults = { readonly jobs: JobListItem[]; readonly among: number };

export const jobKeys = {
  all: (owner: Owner) => ['jobs', owner] as const,
  lists: (owner: Owner) => ['jobs', owner, 'list'] as const,
  list: (owner: Owner, terms: SearchTerms) =>
    keyFor<InfiniteData<JobListItem[]>>()('jobs', owner, 'list', terms),
  detail: (owner: Owner, id: number) => keyFor<JobDetail>()('jobs', owner, 'detail', id),
  /** Every job that a list has shown, for when there is no network. */
  seen: (owner: Owner) => keyFor<JobListItem[]>()('jobs', owner, 'seen'),
  /** What a search found among the jobs that this device has cached. */
  cached: (owner: Owner, terms: SearchTerms) => keyFor<CachedResults>()('jobs', owner, 'cached', terms),
  saved: (owner: Owner) => keyFor<JobListItem[]>()('jobs', owner, 'saved'),
  /** The employer's own jobs with their counts, each list of them; apart from what everybody sees. */
  own: (owner: Owner) => ['myJobs', owner] as const,
};

type KeyOfKind = Omit<typeof jobKeys, 'all' | 'lists' | 'own'>;
export type JobKey = ReturnType<KeyOfKind[keyof KeyOfKind]>;

export const isJobKey = (key: QueryKey): key is JobKey => key[0] === 'jobs';
