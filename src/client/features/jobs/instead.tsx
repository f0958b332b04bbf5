/** What to look for instead, under a list that has nothing (product 2.5): each finds something, and is one tap. */
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { type Alternative, searchInstead } from '#contract/search-help.ts';
import { call } from '#client/data/api.ts';
import { langOf } from '#client/ui/user-text.tsx';
import { type Owner } from './job-keys.ts';
import { jobsCallQuery, type SearchTerms, withTerm } from './search-terms.ts';
import './instead.css';

/** More would be a list to read. */
const mostShown = 3;

/** Anywhere leaves the filters out, the others keep them. */
const termsOf = ({ kind, keyword }: Alternative, terms: SearchTerms): SearchTerms =>
  kind === 'anywhere' ? { keyword } : withTerm(terms, { keyword });

type Props = { owner: Owner; terms: SearchTerms };

export function Instead({ owner, terms }: Props) {
  const { data: found = [] } = useQuery({
    queryKey: ['instead', owner, terms],
    queryFn: ({ signal }) => call(searchInstead, { query: jobsCallQuery(terms, 0) }, { signal }),
    enabled: terms.keyword !== undefined,
  });
  if (found.length === 0) return null;
  return (
    <section className="instead" aria-labelledby="instead">
      <h3 id="instead">
        <Trans comment="Above searches that find something, where the person's own found nothing">
          These searches find jobs
        </Trans>
      </h3>
      <ul>
        {found.slice(0, mostShown).map((one) => (
          <li key={`${one.kind} ${one.keyword}`}>
            <Link to="/jobs" search={termsOf(one, terms)} className="kg-button outline small">
              <span lang={langOf(one.keyword)}>{one.keyword}</span>
              {one.kind === 'anywhere' && (
                <span>
                  <Trans comment="After the keyword of a search">without filters</Trans>
                </span>
              )}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
