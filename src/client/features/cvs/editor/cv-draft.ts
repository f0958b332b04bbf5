/** Stores the unsaved CV on the device, one draft per user. */
import { useEffect, useRef, useState } from 'react';
import * as z from 'zod/mini';
import { onPageHidden } from '#client/data/page-leave.ts';
import { isEndedByServer, onSessionEnd, readSession } from '#client/data/session.ts';
import { type Draft, draftOf } from '#client/data/drafts.ts';
import { type CvBase } from '../cv-queries.ts';
import { contentOf, type CvForm, type CvValues, sameContent } from '../cv-values.ts';

const values = z.record(z.string(), z.string());

const draft = z.object({
  card: z.optional(z.boolean()),
  user_info: values,
  work_exp: z.array(values),
  education: z.array(values),
  achievement: z.array(values),
  language: z.array(values),
  skill: z.array(values),
  reference: z.array(values),
  base: z.optional(z.nullable(z.object({ etag: z.optional(z.string()) }))),
});

/** The typed values, and the version of the CV that they are based on. */
export type CvDraft = CvValues & { readonly base?: CvBase | undefined };

export const cvDraft = (userId: number): Draft<CvDraft> => draftOf(`cvDraft:${userId}`, draft);

const pauseMs = 500;

type DraftState = {
  /** Whether the last write of the draft succeeded; false before the first. */
  isStored: boolean;
  hasUnsavedChanges: () => boolean;
  /** Call after saving or discarding: clears the draft and stops writing it. */
  finish: () => void;
};

/** `saved` is the content stored on the server, `base` the version that the edit is based on. */
export function useCvDraft(userId: number, form: CvForm, saved: CvValues, base: CvBase): DraftState {
  const latestSaved = useRef(saved);
  const isPending = useRef(false);
  const isFinished = useRef(false);
  const [isStored, setStored] = useState(false);

  const isDirty = () => !isFinished.current && !sameContent(form.read(), latestSaved.current);
  // Without a session the log-in page must open without a question.
  const hasUnsavedChanges = () => readSession()?.user_id === userId && isDirty();
  const write = () => {
    if (!isPending.current || isFinished.current) return;
    isPending.current = false;
    if (isDirty()) setStored(cvDraft(userId).write({ ...contentOf(form.read()), base }));
    else cvDraft(userId).clear();
  };
  const writeNow = useRef(write);

  useEffect(() => {
    latestSaved.current = saved;
    writeNow.current = write;
  });

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stop = form.subscribe(({ values }, before) => {
      if (values === before.values) return;
      isPending.current = true;
      clearTimeout(timer);
      timer = setTimeout(() => writeNow.current(), pauseMs);
    });
    return () => {
      stop();
      clearTimeout(timer);
    };
  }, [form]);

  useEffect(() => {
    const flush = () => writeNow.current();
    const stopPageHidden = onPageHidden(flush);
    // After an expired session the draft stays for the next log-in; signing out clears all stored data.
    const stopSessionEnd = onSessionEnd((why) => {
      if (isEndedByServer(why)) flush();
      isFinished.current = true;
    });
    return () => {
      stopPageHidden();
      stopSessionEnd();
      if (readSession()?.user_id === userId) flush();
    };
  }, [userId]);

  return {
    isStored,
    hasUnsavedChanges,
    finish: () => {
      isFinished.current = true;
      cvDraft(userId).clear();
    },
  };
}
