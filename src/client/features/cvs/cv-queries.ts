/** What screens read and write of a person's own CV (product 7.8). Knows no form and no screen. */
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { createCv, type Cv, type CvInput, getCv, updateCv } from '#contract/cvs.ts';
import { hasCode } from '#client/data/api-failure.ts';
import { type CallOptions, callWithEtag } from '#client/data/api.ts';
import { visitMs } from '#client/data/query-client.ts';
import { createRequestKeys } from '#client/data/request-key.ts';

const channelName = 'karngea-cv';

const open = (): BroadcastChannel | undefined =>
  typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel(channelName);

/** Tells the other open tabs of this browser that a person's CV was saved. Knows no screen. */
function tellCvSaved(userId: number): void {
  const channel = open();
  channel?.postMessage(userId);
  channel?.close();
}

/** Calls back when another tab saved this person's CV; gives the way to stop. */
export function onCvSavedElsewhere(userId: number, tell: () => unknown): () => void {
  const channel = open();
  if (!channel) return () => undefined;
  channel.onmessage = ({ data }: MessageEvent<unknown>) => {
    if (data === userId) tell();
  };
  return () => channel.close();
}

/** A stored CV with its version, where the server gave one. */
export type VersionedCv = Cv & { readonly etag?: string | undefined };

/** What something was typed over: a version of the CV, or null where there was no CV. */
export type CvBase = Pick<VersionedCv, 'etag'> | null;

export const baseOf = (cv: VersionedCv | null | undefined): CvBase => (cv ? { etag: cv.etag } : null);

/** Whether another CV is stored now than the one that was typed over. */
export const isAnother = (cv: VersionedCv | null | undefined, base: CvBase): boolean =>
  Boolean(cv) && (base === null || cv?.etag !== base.etag);

/** The person's own CV; null when there is none yet. */
export const cvQuery = (userId: number) =>
  queryOptions({
    queryKey: ['cvs', userId] as const,
    queryFn: async ({ signal }): Promise<VersionedCv | null> => {
      try {
        const { reply, etag } = await callWithEtag(getCv, { params: { user_id: userId } }, { signal });
        return { ...reply, etag };
      } catch (error) {
        if (hasCode(error, 'not_found')) return null;
        throw error;
      }
    },
    // What the device stored may be a second older than the last save: it stands in, and is asked for again.
    staleTime: visitMs,
    meta: { persist: 'private' },
  });

async function send(
  endpoint: typeof createCv | typeof updateCv,
  body: CvInput,
  options: CallOptions,
): Promise<VersionedCv> {
  const { reply, etag } = await callWithEtag(endpoint, { body }, options);
  return { ...reply, etag };
}

type Saving = {
  input: CvInput;
  /** What it was typed over: no other version is replaced. */
  base: CvBase;
};

/** Whether another tab or device has saved a CV since the one that was typed over. */
export const isOvertaken = (failure: unknown): boolean =>
  hasCode(failure, 'precondition_failed') || hasCode(failure, 'cv_exists');

/** `onFailed` is called even when the form has been left by then. */
export function useSaveCv(userId: number, onFailed: (failure: Error) => void) {
  const client = useQueryClient();
  const [keyOf] = useState(createRequestKeys);
  const { queryKey } = cvQuery(userId);
  return useMutation({
    mutationFn: async ({ input, base }: Saving) => {
      const create = () => send(createCv, input, { idempotencyKey: keyOf(input) });
      if (!base) return create();
      return send(updateCv, input, { ifMatch: base.etag }).catch((failure: unknown) => {
        if (hasCode(failure, 'not_found')) return create();
        throw failure;
      });
    },
    onMutate: () => client.cancelQueries({ queryKey }),
    onSuccess: (saved) => {
      client.setQueryData(queryKey, saved);
      tellCvSaved(userId);
    },
    onError: async (failure) => {
      onFailed(failure);
      // The other one is read, so that the person can choose between both.
      if (isOvertaken(failure)) await client.invalidateQueries({ queryKey });
    },
  });
}
