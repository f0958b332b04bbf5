/**
 * The applicants that a filter leaves (product 2.30). Where all of the list is here it is filtered here, also without a
 * network; of a longer one, and for words in CVs, the server is asked, page after page.
 */
import { useInfiniteQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { type User } from '#contract/accounts.ts';
import { maximumFilterCities } from '#contract/limits.ts';
import { applicantsQuery, type AskedApplications, rowsOf } from '../applicants-query.ts';
import { type ApplicantFilter, filtered } from './applicant-filter.ts';
import { type Choices, useNarrowing } from './use-narrowing.ts';

/** As the server takes it; the place by all the words for it. */
function askedBy(
  { status, isStarred, jobId, isUnread, place, words, order }: ApplicantFilter,
  choices: Choices | undefined,
): AskedApplications {
  // Where nobody lives nobody is found.
  const spelled = choices?.places.find((one) => one.place === place)?.spelled ?? [place ?? ''];
  return {
    ...(status && { status }),
    ...(isStarred && { starred: '1' }),
    ...(jobId !== undefined && { job_id: jobId }),
    ...(isUnread && { unread: '1' }),
    ...(place && { cities: spelled.slice(0, maximumFilterCities).join('\n') }),
    ...(words && { words }),
    ...(order && { order }),
  };
}

export function useApplicants({ user_id }: User, filter: ApplicantFilter) {
  const all = useInfiniteQuery(applicantsQuery(user_id));
  const known = useMemo(() => rowsOf(all.data), [all.data]);
  const isWhole = all.data !== undefined && !all.hasNextPage;
  const choices = useNarrowing(user_id, known, isWhole);
  const isNarrow = Object.keys(filter).length > 0;
  const asksServer = filter.words !== undefined || (isNarrow && all.hasNextPage);
  const asked = askedBy(filter, choices);
  const narrowed = useInfiniteQuery({
    ...applicantsQuery(user_id, asked),
    enabled: asksServer && (filter.place === undefined || choices !== undefined),
  });
  const pages = asksServer ? narrowed : all;
  const { data } = pages;
  const shown = useMemo(() => {
    // Again what the server did: somebody may have been answered since.
    const { order, ...rest } = filter;
    return data && filtered(rowsOf(data), asksServer || !order ? rest : { ...rest, order });
  }, [data, filter, asksServer]);
  return {
    all,
    /** There are none at all. */
    isEmpty: isWhole && known.length === 0,
    choices,
    /** Undefined while nobody knows. */
    shown,
    pages,
    asked: asksServer ? asked : {},
  };
}
