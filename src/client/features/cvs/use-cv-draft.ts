/** Stores what is being typed on the device while it differs from what is saved. Knows no fields and no screen. */
import { useEffect, useRef, useState } from 'react';
import { onPageHidden } from '#client/data/page-leave.ts';
import { isEndedByServer, onSessionEnd, readSession } from '#client/data/session.ts';
import { cvDraft } from './cv-draft.ts';
import { type CvBase } from './cv-versions.ts';
import { contentOf, type CvForm, type CvValues, sameContent } from './cv-values.ts';

const pauseMs = 500;

type Draft = {
  /** Whether what was typed has been stored at least once, and the device took it the last time. */
  isKept: boolean;
  /** Whether anything typed is not saved. */
  isDirty: () => boolean;
  /** What was typed is saved now: no draft is needed, and none is written any more. */
  settle: () => void;
};

/** `saved` is what is stored at the server, `base` the version that was typed over. */
export function useCvDraft(userId: number, form: CvForm, saved: CvValues, base: CvBase): Draft {
  const nowSaved = useRef(saved);
  const isPending = useRef(false);
  const over = useRef(false);
  const [isKept, setKept] = useState(false);

  const isDirty = () => !over.current && !sameContent(form.read(), nowSaved.current);
  /** Whoever has no session any more must get to the log-in page unasked. */
  const asksToStay = () => readSession()?.user_id === userId && isDirty();
  const write = () => {
    if (!isPending.current || over.current) return;
    isPending.current = false;
    if (isDirty()) setKept(cvDraft(userId).write({ ...contentOf(form.read()), base }));
    else cvDraft(userId).clear();
  };
  const writeNow = useRef(write);

  useEffect(() => {
    nowSaved.current = saved;
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
    const leave = () => writeNow.current();
    const stopFollowing = onPageHidden(leave);
    // A dead session keeps the draft for after the next log-in; signing out forgets it with everything else.
    const stop = onSessionEnd((why) => {
      if (isEndedByServer(why)) leave();
      over.current = true;
    });
    return () => {
      stopFollowing();
      stop();
      if (readSession()?.user_id === userId) leave();
    };
  }, [userId]);

  return {
    isKept,
    isDirty: asksToStay,
    settle: () => {
      over.current = true;
      cvDraft(userId).clear();
    },
  };
}
