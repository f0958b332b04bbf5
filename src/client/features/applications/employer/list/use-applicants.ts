/**
 * Loads an employer's filtered applicants (product 2.30). A list that is completely loaded is filtered on the device,
 * also offline; a longer list, and words in CVs, by the server.
 */
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { type User } from '#contract/sessions.ts';
import { maximumFilterCities } from '#contract/limits.ts';
import { type Application } from '#contract/applications.ts';
import { type Question } from '#contract/job-questions.ts';
import { toConditionText } from '#contract/answer-conditions.ts';
import { getFilterOptions, type FilterOptions } from '#contract/application-filters.ts';
import { call } from '#client/data/api.ts';
import {
  applicantsQuery,
  applicationKeys,
  type ApplicationListQuery,
  flattenPages,
} from '../../application-queries.ts';
import {
  type ApplicantFilter,
  applyFilter,
  listAppliedJobs,
  listAskedQuestions,
} from './applicant-filter.ts';
import { type CityCount, type Place, countPlaces } from './applicant-filter.ts';

/** The jobs and places to choose from. */
type ListChoices = { readonly jobs: FilterOptions['jobs']; readonly places: readonly Place[] };

export type FilterChoices = ListChoices & {
  /** What the loaded applicants to the chosen job were asked. */
  readonly questions: readonly Question[];
};

const noOptions: FilterOptions = { jobs: [], cities: [] };

/** From the list if it is complete, else from the server; undefined while that loads. */
function useFilterChoices(userId: number, loaded: readonly Application[], isComplete: boolean) {
  const { data, isError } = useQuery({
    queryKey: applicationKeys.filterChoices(userId),
    queryFn: ({ signal }) => call(getFilterOptions, {}, { signal }),
    enabled: !isComplete && loaded.length > 0,
  });
  return useMemo((): ListChoices | undefined => {
    if (isComplete) return createChoices(listAppliedJobs(loaded), loaded);
    const options = data ?? (isError ? noOptions : undefined);
    return options && createChoices(options.jobs, options.cities);
  }, [isComplete, loaded, data, isError]);
}

const createChoices = (jobs: FilterOptions['jobs'], people: readonly CityCount[]): ListChoices => ({
  jobs,
  places: countPlaces(people),
});

/** The filter as the API expects it: a place becomes all its spellings. */
function toListQuery(
  { status, isStarred, jobId, isUnread, place, words, answers, isOthers, order }: ApplicantFilter,
  choices: ListChoices | undefined,
): ApplicationListQuery {
  // An unloaded place finds no one.
  const spellings = choices?.places.find((one) => one.place === place)?.spellings ?? [place ?? ''];
  return {
    ...(status && { status }),
    ...(isStarred && { starred: '1' }),
    ...(jobId !== undefined && { job_id: jobId }),
    ...(isUnread && { unread: '1' }),
    ...(place && { cities: spellings.slice(0, maximumFilterCities).join('\n') }),
    ...(words && { words }),
    ...(answers && { answers: toConditionText(answers), ...(isOthers && { others: '1' }) }),
    ...(order && { order }),
  };
}

export function useApplicants({ user_id }: User, filter: ApplicantFilter) {
  const all = useInfiniteQuery(applicantsQuery(user_id));
  const loaded = useMemo(() => flattenPages(all.data), [all.data]);
  const isComplete = all.data !== undefined && !all.hasNextPage;
  const choices = useFilterChoices(user_id, loaded, isComplete);
  const isFiltered = Object.keys(filter).length > 0;
  const filtersOnServer = filter.words !== undefined || (isFiltered && all.hasNextPage);
  const query = toListQuery(filter, choices);
  const serverFiltered = useInfiniteQuery({
    ...applicantsQuery(user_id, query),
    enabled: filtersOnServer && (filter.place === undefined || choices !== undefined),
  });
  const pages = filtersOnServer ? serverFiltered : all;
  const { data } = pages;
  // A job's applicants may not be among those that were loaded for all jobs.
  const questions = useMemo(
    () => listAskedQuestions([...loaded, ...flattenPages(data)], filter.jobId),
    [loaded, data, filter.jobId],
  );
  const shown = useMemo(() => {
    // Also after the server's filter: cached applications may have been decided since.
    const { order, ...rest } = filter;
    return data && applyFilter(flattenPages(data), filtersOnServer || !order ? rest : { ...rest, order });
  }, [data, filter, filtersOnServer]);
  return {
    all,
    /** There are no applications at all. */
    isEmpty: isComplete && loaded.length === 0,
    choices: choices && { ...choices, questions },
    /** Undefined while loading. */
    shown,
    pages,
    /** What `pages` was loaded with. */
    query: filtersOnServer ? query : {},
  };
}
