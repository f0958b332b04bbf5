/** Keeps what is being typed on the device while it differs from what is saved. Knows no fields and no screen. */
import { useEffect, useRef } from 'react';
import { onSessionEnd, readSession } from '#client/data/session.ts';
import { forgetDraft, keepDraft } from './cv-draft.ts';
import { type CvText, sameText, textOfForm } from './cv-form.ts';
import { type FormStore } from './form-store.ts';

const pauseMs = 500;

type Keeping = {
  /** Whether anything typed is not saved. */
  isDirty: () => boolean;
  /** What was typed is saved now: no draft is needed, and none is written any more. */
  settle: () => void;
};

export function useKeptDraft(userId: number, store: FormStore, saved: CvText): Keeping {
  const nowSaved = useRef(saved);
  const unkept = useRef(false);
  const over = useRef(false);

  const isDirty = () => !over.current && !sameText(textOfForm(store.read()), nowSaved.current);
  /** Whoever has no session any more must get to the log-in page unasked. */
  const asksToStay = () => readSession()?.user_id === userId && isDirty();
  const keep = () => {
    if (!unkept.current || over.current) return;
    unkept.current = false;
    if (isDirty()) keepDraft(userId, textOfForm(store.read()));
    else forgetDraft(userId);
  };
  const keepNow = useRef(keep);

  useEffect(() => {
    nowSaved.current = saved;
    keepNow.current = keep;
  });

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stop = store.subscribe(() => {
      unkept.current = true;
      clearTimeout(timer);
      timer = setTimeout(() => keepNow.current(), pauseMs);
    });
    return () => {
      stop();
      clearTimeout(timer);
    };
  }, [store]);

  useEffect(() => {
    const leave = () => keepNow.current();
    const hide = () => document.visibilityState === 'hidden' && leave();
    window.addEventListener('pagehide', leave);
    document.addEventListener('visibilitychange', hide);
    // A dead session keeps the draft for after the next log-in; signing out forgets it with everything else.
    const stop = onSessionEnd((why) => {
      if (why === 'dead') leave();
      over.current = true;
    });
    return () => {
      window.removeEventListener('pagehide', leave);
      document.removeEventListener('visibilitychange', hide);
      stop();
      if (readSession()?.user_id === userId) leave();
    };
  }, [userId]);

  return {
    isDirty: asksToStay,
    settle: () => {
      over.current = true;
      forgetDraft(userId);
    },
  };
}
