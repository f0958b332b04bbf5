/** What to look for instead, under a list that has nothing (product 2.5): each finds something, and is one tap. */
import { Trans } from '@lingui/react/macro';
import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { type Alternative, searchInstead } from '#contract/search-help.ts';
import { call } from '#client/data/api.ts';
import { ApiFailure } from '#client/data/api-failure.ts';
import { useIsOnline } from '#client/data/connection.ts';
import { useProvinceName } from '#client/language/province-names.ts';
import { langOf } from '#client/ui/user-text.tsx';
import { type Owner } from './job-keys.ts';
import { jobsCallQuery, placeOf, type SearchTerms, withPlace, withTerm } from './search-terms.ts';
import './instead.css';

/** Anywhere leaves the filters out, the others keep them, but for the place where it is another one. */
function termsOf({ kind, keyword, province }: Alternative, terms: SearchTerms): SearchTerms {
  if (kind === 'anywhere') return { keyword };
  const next = withTerm(terms, { keyword });
  return kind === 'place' ? withPlace(next, province) : next;
}

/** Without a network, or with one that carries nothing, among the jobs on this phone. */
async function find(client: QueryClient, owner: Owner, terms: SearchTerms, signal: AbortSignal) {
  const among = async () => (await import('./cached-jobs.ts')).insteadCached(client, owner, terms);
  if (!navigator.onLine) return among();
  try {
    return await call(searchInstead, { query: jobsCallQuery(terms, 0) }, { signal });
  } catch (failure) {
    if (failure instanceof ApiFailure && failure.status === 0) return among();
    throw failure;
  }
}

type Props = { owner: Owner; terms: SearchTerms };

export function Instead({ owner, terms }: Props) {
  const client = useQueryClient();
  const { data: found = [] } = useQuery({
    queryKey: ['instead', owner, terms, useIsOnline()],
    queryFn: ({ signal }) => find(client, owner, terms, signal),
    enabled: terms.keyword !== undefined || placeOf(terms) !== undefined,
    networkMode: 'always',
    retry: false,
  });
  if (found.length === 0) return null;
  return (
    <section className="instead" aria-labelledby="instead">
      <h3 id="instead">
        <Trans comment="Above searches that find something, where the person's own found nothing">
          Try one of these searches
        </Trans>
      </h3>
      <ul>
        {found.map((one) => (
          <li key={`${one.kind} ${one.keyword}`}>
            <Link to="/jobs" search={termsOf(one, terms)} className="kg-button outline small">
              {one.keyword && <span lang={langOf(one.keyword)}>{one.keyword}</span>}
              <Rest one={one} />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** What is said after the keyword. */
function Rest({ one: { kind, keyword, province } }: { one: Alternative }) {
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
