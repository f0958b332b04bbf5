/** Alternative searches below an empty list (product 2.5): each has results and is one tap away. */
import { Trans, useLingui } from '@lingui/react/macro';
import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { knownGroupOf } from '#contract/occupations.ts';
import { type Alternative, listAlternatives } from '#contract/search-help.ts';
import { call } from '#client/data/api.ts';
import { ApiFailure } from '#client/data/api-failure.ts';
import { useIsOnline } from '#client/data/connection.ts';
import { useProvinceName } from '#client/language/place-names.ts';
import { langOf } from '#client/ui/user-text.tsx';
import { type Owner } from '../job-keys.ts';
import { jobsQuery } from '../job-queries.ts';
import { useOccupationName } from '../occupations/occupation-queries.ts';
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

/** The search with the group of its occupation, and without the occupation: those that find jobs. */
async function findWider(client: QueryClient, owner: Owner, terms: SearchTerms): Promise<SearchTerms[]> {
  const { occupation } = terms;
  if (occupation === undefined) return [];
  const group = knownGroupOf(occupation);
  const wider = [
    ...(group ? [withTerm(terms, { occupation: group })] : []),
    withTerm(terms, { occupation: undefined }),
  ];
  const counts = await Promise.all(wider.map((each) => countJobs(client, owner, each)));
  return wider.filter((_, index) => counts[index]);
}

/** Counts the jobs of the first page, or the cached ones if the server can't be reached. */
async function countJobs(client: QueryClient, owner: Owner, terms: SearchTerms): Promise<number> {
  try {
    if (navigator.onLine)
      return (await client.fetchInfiniteQuery(jobsQuery(owner, terms))).pages[0]?.length ?? 0;
  } catch {
    // Then the cached jobs are all there is.
  }
  const { findCachedJobs } = await import('../offline/cached-jobs.ts');
  return (await findCachedJobs(client, owner, terms)).jobs.length;
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
  const { data: wider = [] } = useQuery({
    queryKey: ['alternatives', owner, terms, useIsOnline(), 'occupation'],
    queryFn: () => findWider(client, owner, terms),
    enabled: terms.occupation !== undefined,
    networkMode: 'always',
    retry: false,
  });
  if (alternatives.length + wider.length === 0) return null;
  return (
    <section className="instead" aria-labelledby="instead">
      <h3 id="instead">
        <Trans comment="Above searches that find something, where the person's own found nothing">
          Try one of these searches
        </Trans>
      </h3>
      <ul>
        {wider.map((search) => (
          <li key={search.occupation ?? ''}>
            <Link to="/jobs" search={search} className="kg-button outline small">
              {search.keyword && <span lang={langOf(search.keyword)}>{search.keyword}</span>}
              <Wider group={search.occupation} occupation={terms.occupation} />
            </Link>
          </li>
        ))}
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

type WiderProps = { group: string | undefined; occupation: string | undefined };

/** Names the group, or the occupation that the search no longer has. */
function Wider({ group, occupation }: WiderProps) {
  const { t } = useLingui();
  const name = useOccupationName(group ?? occupation) ?? t`Kind of work`;
  return (
    <span>{group ? name : <Trans comment="After the keyword of a search">without “{name}”</Trans>}</span>
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
