/** The current search: read from the address, changed by going to another address (product 4.5). */
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { jobKeys, type Owner } from '../job-keys.ts';
import { type SearchTerms, searchTermsOf } from './search-terms.ts';

type JobSearch = {
  terms: SearchTerms;
  /** Searches anew, from page 0; the address is a new entry, so that the search before can be walked back to. */
  search: (terms: SearchTerms) => void;
};

export function useJobSearch(owner: Owner): JobSearch {
  const client = useQueryClient();
  const navigate = useNavigate();
  const terms = searchTermsOf(useSearch({ strict: false }));
  const search = (next: SearchTerms) => {
    // Without a network an answer of earlier is better than none.
    if (navigator.onLine) void client.resetQueries({ queryKey: jobKeys.list(owner, next), exact: true });
    void navigate({ to: '/jobs', search: next });
  };
  return { terms, search };
}
