/** The jobs about which a seeker contacted the employer (product 7.24). The numbers are never cached. */
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { contactEmployer, type JobCall, listCalls } from '#contract/job-contact.ts';
import { call } from '#client/data/api.ts';
import { readStored, writeStored } from '#client/data/device-storage.ts';
import { keyFor, visitMs } from '#client/data/query-client.ts';
import { deviceNameKey } from '#client/data/session.ts';

const callsKey = (userId: number) => keyFor<JobCall[]>()('calls', userId);

export const callsQuery = (userId: number) =>
  queryOptions({
    queryKey: callsKey(userId),
    queryFn: ({ signal }) => call(listCalls, {}, { signal }),
    staleTime: visitMs,
    meta: { persist: 'private' },
  });

/** Stays when someone signs out: the limit of numbers is for all accounts of a device. Made when it is first needed. */
function deviceName(): string {
  const stored = readStored('local', deviceNameKey, z.string());
  if (stored !== undefined) return stored;
  const made = crypto.randomUUID();
  writeStored('local', deviceNameKey, made);
  return made;
}

/** Asks for the number and the name. They stay in the component's memory. */
export function useContactEmployer(userId: number, jobId: number) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => call(contactEmployer, { params: { id: jobId }, body: { device: deviceName() } }),
    onSuccess: () => client.invalidateQueries({ queryKey: callsKey(userId) }),
    // Forgotten with the page.
    gcTime: 0,
  });
}
