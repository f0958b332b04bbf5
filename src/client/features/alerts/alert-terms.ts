/** Search terms as a page has them, and as alerts are stored with them (product 3.21). */
import { type AlertTerms } from '#contract/alerts.ts';
import { jobsCallQuery, type SearchTerms, searchTermsOf } from '#client/features/jobs/search/search-terms.ts';

/** The order of a list is nothing that a job could have. */
export function termsToStore(terms: SearchTerms): AlertTerms {
  const { page: _page, sort: _sort, ...stored } = jobsCallQuery(terms, 0);
  return stored;
}

/** The list that shows what the alert tells of. */
export const listOf = ({ job_type, ...terms }: AlertTerms): SearchTerms =>
  searchTermsOf({ ...terms, type: job_type });

const written = (terms: AlertTerms): string =>
  JSON.stringify(
    Object.entries(terms)
      .filter(([name, value]) => name !== 'sort' && value !== undefined)
      .sort(([one], [other]) => (one < other ? -1 : 1)),
  );

/** Names a search; the same for equal ones. */
export const searchKey = written;
