/** The cache keys of jobs: every key says whose answer it is, so that nobody sees another person's (product 6.4). */
import { type User } from '#contract/accounts.ts';
import { guest, type Persistence } from '#client/data/query-client.ts';
import { type SearchTerms } from './search-terms.ts';

export type Owner = User['user_id'] | typeof guest;

export const ownerOf = (user: User | undefined): Owner => user?.user_id ?? guest;

export const persistenceOf = (owner: Owner): Persistence => (owner === guest ? 'public' : 'private');

export const jobKeys = {
  all: (owner: Owner) => ['jobs', owner] as const,
  list: (owner: Owner, terms: SearchTerms) => ['jobs', owner, 'list', terms] as const,
  detail: (owner: Owner, id: number) => ['jobs', owner, 'detail', id] as const,
  /** Every job that a list has shown, for when there is no network. */
  seen: (owner: Owner) => ['jobs', owner, 'seen'] as const,
  /** What a search found among the jobs that this device has cached. */
  cached: (owner: Owner, terms: SearchTerms) => ['jobs', owner, 'cached', terms] as const,
  saved: (owner: Owner) => ['jobs', owner, 'saved'] as const,
  /** The employer's own jobs with their counts, each list of them; apart from what everybody sees. */
  own: (owner: Owner) => ['myJobs', owner] as const,
};
