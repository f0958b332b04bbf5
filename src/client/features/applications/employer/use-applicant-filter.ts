/** The filter of the employer's list: read from the address, changed by going to another one (product 2.30). */
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useMemo } from 'react';
import { type ApplicantFilter, filterOf, queryOf } from './applicant-filter.ts';

export function useApplicantFilter(): [ApplicantFilter, (filter: ApplicantFilter) => void] {
  const navigate = useNavigate();
  const query = useSearch({ strict: false });
  const filter = useMemo(() => filterOf(query), [query]);
  return [filter, (next) => void navigate({ to: '/application', search: queryOf(next) })];
}
