/** What the employer's list can be narrowed by: from the list where all of it is here, else from the server (product 2.30). */
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { type Application } from '#contract/applications.ts';
import { getFilterOptions, type FilterOptions } from '#contract/application-filters.ts';
import { call } from '#client/data/api.ts';
import { applicationKeys } from '../application-keys.ts';
import { jobsOf } from './applicant-filter.ts';
import { type LivingIn, type Place, placesOf } from './applicant-place.ts';

export type Choices = { readonly jobs: FilterOptions['jobs']; readonly places: readonly Place[] };

const nothing: FilterOptions = { jobs: [], cities: [] };

/** Undefined while the server is asked. */
export function useNarrowing(userId: number, known: readonly Application[], isWhole: boolean) {
  const { data, isError } = useQuery({
    queryKey: applicationKeys.narrowing(userId),
    queryFn: ({ signal }) => call(getFilterOptions, {}, { signal }),
    enabled: !isWhole && known.length > 0,
  });
  return useMemo((): Choices | undefined => {
    if (isWhole) return choicesOf(jobsOf(known), known);
    const told = data ?? (isError ? nothing : undefined);
    return told && choicesOf(told.jobs, told.cities);
  }, [isWhole, known, data, isError]);
}

const choicesOf = (jobs: FilterOptions['jobs'], people: readonly LivingIn[]): Choices => ({
  jobs,
  places: placesOf(people),
});
