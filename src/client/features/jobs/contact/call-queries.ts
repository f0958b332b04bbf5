/** The jobs about which a seeker contacted the employer (product 7.24). The numbers are never cached. */
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { contactEmployer, type JobCall, listCalls } from '#contract/job-contact.ts';
import { call } from '#client/data/api.ts';
import { keyFor, visitMs } from '#client/data/query-client.ts';

const callsKey = (userId: number) => keyFor<JobCall[]>()('calls', userId);

export const callsQuery = (userId: number) =>
  queryOptions({
    queryKey: callsKey(userId),
    queryFn: ({ signal }) => call(listCalls, {}, { signal }),
    staleTime: visitMs,
    meta: { persist: 'private' },
  });

/** Asks for the number and the name. They stay in the component's memory. */
export function useContactEmployer(userId: number, jobId: number) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => call(contactEmployer, { params: { id: jobId } }),
    onSuccess: () => client.invalidateQueries({ queryKey: callsKey(userId) }),
    // Forgotten with the page.
    gcTime: 0,
  });
}
