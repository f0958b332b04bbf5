/** Loads and saves the user's own CV (product 7.8). */
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { createCv, type CvInput, getCv, updateCv } from '#contract/cvs.ts';
import { hasCode } from '#client/data/api-failure.ts';
import { type CallOptions, callWithEtag } from '#client/data/api.ts';
import { visitMs } from '#client/data/query-client.ts';
import { send as sendQueued } from '#client/data/outbox-send.ts';
import { createRequestKeys } from '#client/data/request-key.ts';
import { cvKey, cvQueueKey, type VersionedCv } from './cv-key.ts';

const channelName = 'karngea-cv';

const openChannel = (): BroadcastChannel | undefined =>
  typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel(channelName);

/** Notifies the browser's other tabs. */
function broadcastCvSaved(userId: number): void {
  const channel = openChannel();
  channel?.postMessage(userId);
  channel?.close();
}

/** Subscribes to saves of this user's CV in other tabs; returns the unsubscribe function. */
export function onCvSavedElsewhere(userId: number, callback: () => unknown): () => void {
  const channel = openChannel();
  if (!channel) return () => undefined;
  channel.onmessage = ({ data }: MessageEvent<unknown>) => {
    if (data === userId) callback();
  };
  return () => channel.close();
}

/** The version that an edit is based on; null if there was no CV. */
export type CvBase = Pick<VersionedCv, 'etag'> | null;

export const baseOf = (cv: VersionedCv | null | undefined): CvBase => (cv ? { etag: cv.etag } : null);

/** True if the stored CV is no longer the version that the edit is based on. */
export const hasChangedSince = (cv: VersionedCv | null | undefined, base: CvBase): boolean =>
  Boolean(cv) && (base === null || cv?.etag !== base.etag);

/** The user's own CV; null if there is none yet. */
export const cvQuery = (userId: number) =>
  queryOptions({
    queryKey: cvKey(userId),
    queryFn: async ({ signal }): Promise<VersionedCv | null> => {
      try {
        const { reply, etag } = await callWithEtag(getCv, { params: { user_id: userId } }, { signal });
        return { ...reply, etag };
      } catch (error) {
        if (hasCode(error, 'not_found')) return null;
        throw error;
      }
    },
    // The copy stored on the device may be older than the last save: it is shown and refetched.
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

/** `base` is the only version that the save may replace. */
type SaveCv = { input: CvInput; base: CvBase };

/** True if another tab or device saved a CV after the edit's base version. */
export const isConflict = (failure: unknown): boolean =>
  hasCode(failure, 'precondition_failed') || hasCode(failure, 'cv_exists');

/** Creates a work card, now or through the outbox. Rejects with an ApiFailure if the server refuses it. */
export function useSendCard(userId: number, onFailed: (failure: Error) => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (input: CvInput): Promise<'sent' | 'waiting'> => {
      const { first_name, last_name } = input.user_info;
      const queueing = { queueKey: cvQueueKey, subject: `${first_name} ${last_name}` };
      const { waiting } = await sendQueued(createCv, { body: input }, queueing);
      if (waiting) return 'waiting';
      broadcastCvSaved(userId);
      await client.invalidateQueries({ queryKey: cvKey(userId) });
      return 'sent';
    },
    onError: onFailed,
  });
}

/** `onFailed` is called even if the form was closed in the meantime. */
export function useSaveCv(userId: number, onFailed: (failure: Error) => void) {
  const client = useQueryClient();
  const [keyOf] = useState(createRequestKeys);
  const { queryKey } = cvQuery(userId);
  return useMutation({
    mutationFn: async ({ input, base }: SaveCv) => {
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
      broadcastCvSaved(userId);
    },
    onError: async (failure) => {
      onFailed(failure);
      // Load the other version, so that the user can choose between the two.
      if (isConflict(failure)) await client.invalidateQueries({ queryKey });
    },
  });
}
