/** What the employer's list can be narrowed by: from the list where all of it is here, else from the server (product 2.30). */
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { type Application } from '#contract/applications.ts';
import { listNarrowing, type Narrowing } from '#contract/application-filters.ts';
import { call } from '#client/data/api.ts';
import { applicationKeys } from '../application-keys.ts';
import { jobsOf } from './applicant-filter.ts';
import { type LivingIn, type Place, placesOf } from './applicant-place.ts';

export type Choices = { readonly jobs: Narrowing['jobs']; readonly places: readonly Place[] };

const nothing: Narrowing = { jobs: [], cities: [] };

/** Undefined while the server is asked. */
export function useNarrowing(userId: number, known: readonly Application[], isWhole: boolean) {
  const { data, isError } = useQuery({
    queryKey: applicationKeys.narrowing(userId),
    queryFn: ({ signal }) => call(listNarrowing, {}, { signal }),
    enabled: !isWhole && known.length > 0,
  });
  return useMemo((): Choices | undefined => {
    if (isWhole) return choicesOf(jobsOf(known), known);
    const told = data ?? (isError ? nothing : undefined);
    return told && choicesOf(told.jobs, told.cities);
  }, [isWhole, known, data, isError]);
}

const choicesOf = (jobs: Narrowing['jobs'], people: readonly LivingIn[]): Choices => ({
  jobs,
  places: placesOf(people),
});
