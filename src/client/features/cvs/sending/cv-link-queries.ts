/** Queries and mutations of the links to a CV (product 7.38). */
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

/** The valid links, newest first. */
export const cvLinksQuery = (userId: number) =>
  queryOptions({
    queryKey: ['cvLinks', userId] as const,
    queryFn: ({ signal }) => call(listCvLinks, {}, { signal }),
  });

type CvLinkOptions = { readonly days: CvLinkDays; readonly share: CvLink['share'] };

export function useCreateCvLink(userId: number) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: CvLinkOptions) => call(makeCvLink, { body }),
    onSuccess: () => client.invalidateQueries({ queryKey: cvLinksQuery(userId).queryKey }),
  });
}

export function useEndCvLink(userId: number) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: number) => call(endCvLink, { params: { id } }),
    // Also after an error: the link may have ended in the meantime.
    onSettled: () => client.invalidateQueries({ queryKey: cvLinksQuery(userId).queryKey }),
  });
}

/** The CV that a link opens; never stored on the device. */
export const sharedCvQuery = (token: string) =>
  queryOptions({
    queryKey: ['guest', 'sharedCv', token] as const,
    queryFn: ({ signal }) => call(openCvLink, { body: { token } }, { signal }),
    gcTime: 0,
    staleTime: Infinity,
  });
