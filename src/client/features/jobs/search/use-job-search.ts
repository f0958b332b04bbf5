/** The current search, read from and written to the address, for Home and the job list (product 4.5). */
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { jobKeys, type Owner } from '../job-keys.ts';
import { type SearchTerms, searchTermsOf } from './search-terms.ts';

type JobSearch = {
  terms: SearchTerms;
  /** Starts a new search in a new history entry, so that Back returns to the previous one. */
  search: (terms: SearchTerms) => void;
};

export function useJobSearch(owner: Owner): JobSearch {
  const client = useQueryClient();
  const navigate = useNavigate();
  const terms = searchTermsOf(useSearch({ strict: false }));
  const search = (next: SearchTerms) => {
    // Offline, an earlier reply is better than none.
    if (navigator.onLine) void client.resetQueries({ queryKey: jobKeys.list(owner, next), exact: true });
    void navigate({ to: '/jobs', search: next });
  };
  return { terms, search };
}
