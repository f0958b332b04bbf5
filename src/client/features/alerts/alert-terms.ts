/** Converts search terms between the form used by pages and the form stored with an alert (product 3.21). */
import { type AlertTerms } from '#contract/alerts.ts';
import { jobsCallQuery, type SearchTerms, searchTermsOf } from '#client/features/jobs/search/search-terms.ts';

/** Without page and sort order, which do not decide whether a job matches. */
export function toAlertTerms(terms: SearchTerms): AlertTerms {
  const { page: _page, sort: _sort, ...stored } = jobsCallQuery(terms, 0);
  return stored;
}

/** The search of the job list that shows an alert's jobs. */
export const searchTermsOfAlert = ({ job_type, ...terms }: AlertTerms): SearchTerms =>
  searchTermsOf({ ...terms, type: job_type });

/** Identifies a search: equal terms give equal keys. */
export const searchKey = (terms: AlertTerms): string =>
  JSON.stringify(
    Object.entries(terms)
      .filter(([name, value]) => name !== 'sort' && value !== undefined)
      .sort(([a], [b]) => (a < b ? -1 : 1)),
  );
