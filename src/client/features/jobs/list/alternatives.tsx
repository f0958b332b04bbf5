/** Alternative searches below an empty list (product 2.5): each has results and is one tap away. */
import { Trans } from '@lingui/react/macro';
import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { type Alternative, listAlternatives } from '#contract/search-help.ts';
import { call } from '#client/data/api.ts';
import { ApiFailure } from '#client/data/api-failure.ts';
import { useIsOnline } from '#client/data/connection.ts';
import { useProvinceName } from '#client/language/place-names.ts';
import { langOf } from '#client/ui/user-text.tsx';
import { type Owner } from '../job-keys.ts';
import { jobsCallQuery, placeOf, type SearchTerms, withPlace, withTerm } from '../search/search-terms.ts';
import './alternatives.css';

/** `anywhere` drops the filters; the other kinds preserve them, `place` with another place. */
function termsOf({ kind, keyword, province }: Alternative, terms: SearchTerms): SearchTerms {
  if (kind === 'anywhere') return { keyword };
  const next = withTerm(terms, { keyword });
  return kind === 'place' ? withPlace(next, province) : next;
}

/** Asks the server; if it cannot be reached, searches the cached jobs. */
async function findAlternatives(client: QueryClient, owner: Owner, terms: SearchTerms, signal: AbortSignal) {
  const findCached = async () =>
    (await import('../offline/cached-jobs.ts')).findCachedAlternatives(client, owner, terms);
  if (!navigator.onLine) return findCached();
  try {
    return await call(listAlternatives, { query: jobsCallQuery(terms, 0) }, { signal });
  } catch (failure) {
    if (failure instanceof ApiFailure && failure.status === 0) return findCached();
    throw failure;
  }
}

type Props = { owner: Owner; terms: SearchTerms };

export function Alternatives({ owner, terms }: Props) {
  const client = useQueryClient();
  const { data: alternatives = [] } = useQuery({
    queryKey: ['alternatives', owner, terms, useIsOnline()],
    queryFn: ({ signal }) => findAlternatives(client, owner, terms, signal),
    enabled: terms.keyword !== undefined || placeOf(terms) !== undefined,
    networkMode: 'always',
    retry: false,
  });
  if (alternatives.length === 0) return null;
  return (
    <section className="instead" aria-labelledby="instead">
      <h3 id="instead">
        <Trans comment="Above searches that find something, where the person's own found nothing">
          Try one of these searches
        </Trans>
      </h3>
      <ul>
        {alternatives.map((alternative) => (
          <li key={`${alternative.kind} ${alternative.keyword}`}>
            <Link to="/jobs" search={termsOf(alternative, terms)} className="kg-button outline small">
              {alternative.keyword && <span lang={langOf(alternative.keyword)}>{alternative.keyword}</span>}
              <Description alternative={alternative} />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The text after the keyword. */
function Description({ alternative: { kind, keyword, province } }: { alternative: Alternative }) {
  const provinceName = useProvinceName();
  const place = province && provinceName(province);
  if (kind === 'anywhere')
    return (
      <span>
        <Trans comment="After the keyword of a search">without filters</Trans>
      </span>
    );
  if (kind !== 'place') return null;
  return (
    <span>
      {keyword ? (
        place ? (
          <Trans comment="After the keyword of a search">in {place}</Trans>
        ) : (
          <Trans comment="After the keyword of a search">everywhere</Trans>
        )
      ) : place ? (
        <Trans>Jobs in {place}</Trans>
      ) : (
        <Trans>Jobs everywhere</Trans>
      )}
    </span>
  );
}
