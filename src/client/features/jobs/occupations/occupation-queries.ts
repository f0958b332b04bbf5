/** The occupations that open jobs have, with their numbers, and the names of all occupations (product 7.3). */
import { type QueryClient, queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import {
  listOccupations,
  type OccupationPageData,
  occupationPageData,
  type UsedOccupationGroup,
} from '#contract/job-occupations.ts';
import { type OccupationName } from '#occupations/group-names.ts';
import { loadOccupationSynonyms, type OccupationSynonyms } from '#occupations/load-synonyms.ts';
import { call } from '#client/data/api.ts';
import { savesData } from '#client/data/connection.ts';
import { readPageData } from '#client/data/page-data.ts';
import { guest } from '#client/data/query-client.ts';
import { useLanguage } from '#client/language/activate.ts';

const staleTime = 10 * 60_000;

/** The data in the HTML, which is as old as the page. */
const pageData = () => (import.meta.env.SSR ? undefined : readPageData(occupationPageData));

/** Groups with the most jobs first, and so are the occupations of each. The same for everyone. */
export const occupationsQuery = queryOptions({
  queryKey: ['occupations', guest] as const,
  queryFn: ({ signal }) => call(listOccupations, {}, { signal }),
  staleTime,
  initialData: () => pageData()?.data.occupations,
  initialDataUpdatedAt: () => pageData()?.age.updatedAt ?? performance.timeOrigin,
  meta: { persist: 'public' },
});

/** The names of an occupation or group that open jobs have. */
function usedName(groups: readonly UsedOccupationGroup[], code: string) {
  return [...groups, ...groups.flatMap(({ occupations }) => occupations)].find((each) => each.code === code);
}

/** The names of an occupation or a group. Null for an unknown code, perhaps a newer server's. */
const nameQuery = (client: QueryClient, code: string) =>
  queryOptions({
    queryKey: ['occupations', guest, 'name', code] as const,
    queryFn: async (): Promise<OccupationName | null> => {
      const used = await client.ensureQueryData(occupationsQuery).catch(() => []);
      const name = usedName(used, code);
      if (name) return name;
      // Only for occupations without open jobs: alerts and addresses may name them.
      const [{ occupationGroupNames }, { occupationNames }] = await Promise.all([
        import('#occupations/group-names.ts'),
        import('#occupations/names.ts'),
      ]);
      const all: Readonly<Record<string, OccupationName>> = { ...occupationGroupNames, ...occupationNames };
      return Object.hasOwn(all, code) ? (all[code] ?? null) : null;
    },
    initialData: () => {
      const known = usedName(client.getQueryData(occupationsQuery.queryKey) ?? [], code);
      const inPage = known ?? pageData()?.data.occupation;
      return inPage?.code === code ? inPage : undefined;
    },
    networkMode: 'always',
    staleTime: Infinity,
    meta: { persist: 'public' },
  });

/** Fills the cache with what a rendered page names. */
export function cacheOccupations(client: QueryClient, { occupations, occupation }: OccupationPageData): void {
  if (occupations) client.setQueryData(occupationsQuery.queryKey, occupations);
  if (occupation) client.setQueryData(nameQuery(client, occupation.code).queryKey, occupation);
}

/** The name in the reader's language; undefined while it is loading, and for unknown codes. */
export function useOccupationName(code: string | undefined): string | undefined {
  const language = useLanguage();
  const client = useQueryClient();
  const { data } = useQuery({ ...nameQuery(client, code ?? ''), enabled: code !== undefined });
  return data?.[language === 'kh' ? 'km' : 'en'];
}

/** A group or an occupation in the reader's language. */
export type NamedOccupation = {
  readonly code: string;
  readonly name: string;
  /** Names and synonyms in both languages, for searching. */
  readonly names: string;
  /** The number of open jobs. */
  readonly jobs: number;
};
export type NamedGroup = NamedOccupation & { readonly occupations: readonly NamedOccupation[] };

const synonymsQuery = queryOptions({
  queryKey: ['occupations', guest, 'synonyms'] as const,
  queryFn: (): Promise<Readonly<Record<string, OccupationSynonyms>>> => loadOccupationSynonyms(),
  networkMode: 'always',
  staleTime: Infinity,
});

type Options = {
  /** Loads the synonyms, unless the user saves data. */
  withSynonyms?: boolean;
};

/** The groups that open jobs have; undefined while they are loading or if they cannot be loaded. */
export function useOccupationGroups({ withSynonyms = false }: Options = {}) {
  const language = useLanguage();
  const { data: synonyms } = useQuery({ ...synonymsQuery, enabled: withSynonyms && !savesData() });
  const { data, isError, isPaused, failureCount, refetch } = useQuery(occupationsQuery);
  const named = ({ code, en, km, jobs }: OccupationName & { code: string; jobs: number }) => ({
    code,
    name: language === 'kh' ? km : en,
    names: [en, km, ...Object.values(synonyms?.[code] ?? {}).flat()].join(' '),
    jobs,
  });
  const groups = data?.map((group): NamedGroup => ({
    ...named(group),
    occupations: group.occupations.map(named),
  }));
  return {
    groups,
    /** The first attempt has not ended. */
    isLoading: !data && !isPaused && failureCount === 0,
    hasFailed: isError || isPaused,
    refetch: () => void refetch(),
  };
}
