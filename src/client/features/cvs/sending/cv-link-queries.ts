/** What screens read and change of the links to a CV (product 7.38). Knows no screens. */
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import {
  type CvLinkDays,
  endCvLink,
  listCvLinks,
  makeCvLink,
  openCvLink,
  type CvLink,
} from '#contract/cv-links.ts';
import { call } from '#client/data/api.ts';

/** Those that hold, the newest first. */
export const cvLinksQuery = (userId: number) =>
  queryOptions({
    queryKey: ['cvLinks', userId] as const,
    queryFn: ({ signal }) => call(listCvLinks, {}, { signal }),
  });

type Making = { readonly days: CvLinkDays; readonly share: CvLink['share'] };

export function useMakeCvLink(userId: number) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: Making) => call(makeCvLink, { body }),
    onSuccess: () => client.invalidateQueries({ queryKey: cvLinksQuery(userId).queryKey }),
  });
}

export function useEndCvLink(userId: number) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: number) => call(endCvLink, { params: { id } }),
    // One that has ended meanwhile is gone all the same.
    onSettled: () => client.invalidateQueries({ queryKey: cvLinksQuery(userId).queryKey }),
  });
}

/** The CV that a link opens; nothing of it stays on the device. */
export const sharedCvQuery = (token: string) =>
  queryOptions({
    queryKey: ['guest', 'sharedCv', token] as const,
    queryFn: ({ signal }) => call(openCvLink, { body: { token } }, { signal }),
    gcTime: 0,
    staleTime: Infinity,
  });
