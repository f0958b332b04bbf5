/** What screens read and write of a person's own CV (product 7.8). Knows no form and no screen. */
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { type Cv, createCv, type CvInput, getCv, updateCv } from '#contract/cvs.ts';
import { hasCode } from '#client/data/api-failure.ts';
import { call } from '#client/data/api.ts';
import { visitMs } from '#client/data/query-client.ts';
import { tellCvSaved } from './cv-news.ts';

/** The person's own CV; null when there is none yet. */
export const cvQuery = (userId: number) =>
  queryOptions({
    queryKey: ['cvs', userId] as const,
    queryFn: async ({ signal }): Promise<Cv | null> => {
      try {
        return await call(getCv, { params: { user_id: userId } }, { signal });
      } catch (error) {
        if (hasCode(error, 'not_found')) return null;
        throw error;
      }
    },
    // What the device stored may be a second older than the last save: it stands in, and is asked for again.
    staleTime: visitMs,
    meta: { persist: 'private' },
  });

/**
 * Saves the whole CV. Whether one exists may have changed in another tab or on another device since it was read,
 * so the other call is tried when the first one does not fit: the later save wins. A CV that could not be read
 * (undefined) is never replaced unseen.
 */
async function save(input: CvInput, known: Cv | null | undefined): Promise<Cv> {
  try {
    return await call(known ? updateCv : createCv, { body: input });
  } catch (error) {
    if (known === undefined || !hasCode(error, known ? 'not_found' : 'cv_exists')) throw error;
    return call(known ? createCv : updateCv, { body: input });
  }
}

/** `onFailed` is called even when the form has been left by then. */
export function useSaveCv(userId: number, onFailed: (failure: Error) => void) {
  const client = useQueryClient();
  const { queryKey } = cvQuery(userId);
  return useMutation({
    mutationFn: (input: CvInput) => save(input, client.getQueryData(queryKey)),
    onMutate: () => client.cancelQueries({ queryKey }),
    onSuccess: (saved) => {
      client.setQueryData(queryKey, saved);
      tellCvSaved(userId);
    },
    onError: (failure) => {
      onFailed(failure);
      // There is one after all: it is read, so that the person sees what saving again would replace.
      if (hasCode(failure, 'cv_exists')) void client.invalidateQueries({ queryKey });
    },
  });
}
