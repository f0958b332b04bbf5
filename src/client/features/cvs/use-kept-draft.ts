/** Keeps what is being typed on the device while it differs from what is saved. Knows no fields and no screen. */
import { useEffect, useRef } from 'react';
import { onSessionEnd, readSession } from '#client/data/session.ts';
import { forgetDraft, keepDraft } from './cv-draft.ts';
import { type CvForm, type CvText, sameText, textOfForm } from './cv-form.ts';

const pauseMs = 500;

type Keeping = {
  /** Whether anything typed is not saved. */
  isDirty: () => boolean;
  /** What was typed is saved now: no draft is needed, and none is written any more. */
  settle: () => void;
};

export function useKeptDraft(userId: number, form: CvForm, saved: CvText): Keeping {
  const now = useRef({ form, saved });
  const unkept = useRef(false);
  const over = useRef(false);
  const first = useRef(form);

  const isDirty = () => !over.current && !sameText(textOfForm(now.current.form), now.current.saved);
  /** Whoever has no session any more must get to the log-in page unasked. */
  const asksToStay = () => readSession()?.user_id === userId && isDirty();
  const keep = () => {
    if (!unkept.current || over.current) return;
    unkept.current = false;
    if (isDirty()) keepDraft(userId, textOfForm(now.current.form));
    else forgetDraft(userId);
  };
  const keepNow = useRef(keep);

  useEffect(() => {
    now.current = { form, saved };
    keepNow.current = keep;
  });

  useEffect(() => {
    if (form === first.current) return undefined;
    unkept.current = true;
    const timer = setTimeout(() => keepNow.current(), pauseMs);
    return () => clearTimeout(timer);
  }, [form]);

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
