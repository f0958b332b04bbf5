/** Puts industries and categories in use on this board first, as its most frequent occupations tell (product 9.4). */
import { type QueryClient, queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { type Occupation, occupationCodes } from '#contract/occupations.ts';
import { loadOccupationDetails } from '#occupations/details.ts';
import { savesData } from '#client/data/connection.ts';
import { guest } from '#client/data/query-client.ts';
import { occupationsQuery } from '#client/features/jobs/occupations/occupation-queries.ts';

/** Each may load the texts of its group, about 3 kB. */
const occupationsRead = 5;

type Used = { readonly industry: readonly string[]; readonly category: readonly string[] };

const isKnown = (code: string): code is Occupation => occupationCodes.some((one) => one === code);

const usedQuery = (client: QueryClient) =>
  queryOptions({
    queryKey: ['occupations', guest, 'used options'] as const,
    queryFn: async (): Promise<Used> => {
      const groups = await client.ensureQueryData(occupationsQuery);
      const frequent = groups
        .flatMap(({ occupations }) => occupations)
        .sort((one, other) => other.jobs - one.jobs)
        .map(({ code }) => code)
        .filter(isKnown)
        .slice(0, occupationsRead);
      const details = await Promise.all(frequent.map(loadOccupationDetails));
      return {
        industry: details.map(({ industry }) => industry),
        category: details.map(({ category }) => category),
      };
    },
    staleTime: Infinity,
  });

/** The used ones first, in their order; 'Others' stays the last. */
export function usedFirst(options: readonly string[], used: readonly string[] = []): readonly string[] {
  const first = new Set(used.filter((option) => option !== 'Others' && options.includes(option)));
  return [...first, ...options.filter((option) => !first.has(option))];
}

/** Undefined until they are known, and if the user saves data. */
export const useUsedOptions = (): Used | undefined =>
  useQuery({ ...usedQuery(useQueryClient()), enabled: !savesData() }).data;
