/** A note that saves itself a second after the last key, and when the page is left (product 2.31, 4.19). */
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { type User } from '#contract/accounts.ts';
import { markApplication } from '#contract/application-handling.ts';
import { type Application } from '#contract/applications.ts';
import { send } from '#client/data/outbox-send.ts';
import { useOnPageLeave } from '#client/data/page-leave.ts';
import { noteSaveDelayMs } from '#client/ui/timings.ts';
import { useApplicantName } from '../applicant-name.ts';
import { changeApplications } from './application-changes.ts';
import { noteQueueKey, useWaitingActs } from './waiting-acts.ts';

type NoteState = 'untouched' | 'typing' | 'saved' | 'waiting' | 'failed';

export function useNote(user: User, application: Application) {
  const { id } = application;
  const client = useQueryClient();
  const nameOf = useApplicantName();
  const waiting = useWaitingActs().notes.get(id);
  const [typed, setTyped] = useState<string>();
  const saved = useRef<string>(undefined);
  const saving = useMutation({
    // One after the other, so that the last one stays.
    scope: { id: noteQueueKey(id) },
    mutationFn: (note: string) =>
      send(
        markApplication,
        { params: { id }, body: { note } },
        {
          queueKey: noteQueueKey(id),
          subject: nameOf(application),
          directFirst: waiting === undefined,
        },
      ),
    onSuccess: (_sent, note) => changeApplications(client, user.user_id, [id], { note: note.trim() || null }),
    // Typed again, or by another key: it is tried again.
    onError: () => (saved.current = undefined),
  });
  const text = typed ?? waiting ?? application.note ?? '';

  const save = (): void => {
    if (typed === undefined || typed === saved.current) return;
    saved.current = typed;
    saving.mutate(typed);
  };
  const onPause = useEffectEvent(save);
  useEffect(() => {
    if (typed === undefined) return;
    const timer = setTimeout(() => onPause(), noteSaveDelayMs);
    return () => clearTimeout(timer);
  }, [typed]);
  useOnPageLeave(save);

  const state = (): NoteState => {
    if (typed !== undefined && saving.variables !== typed) return 'typing';
    if (saving.isError) return 'failed';
    if (waiting !== undefined) return 'waiting';
    return saving.isSuccess ? 'saved' : saving.isPending ? 'typing' : 'untouched';
  };
  return {
    text,
    type: setTyped,
    state: state(),
    failure: saving.error,
    retry: () => saving.mutate(text),
  };
}
