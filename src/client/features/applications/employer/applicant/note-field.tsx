/** The employer's private note, saved a second after typing stops and when the page is left (product 2.31, 4.19). */
import { Trans } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { checkmarkCircle, lockClosed } from 'ionicons/icons';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { type User } from '#contract/sessions.ts';
import { markApplication } from '#contract/application-handling.ts';
import { type Application } from '#contract/applications.ts';
import { lengths } from '#contract/limits.ts';
import { send } from '#client/data/outbox-send.ts';
import { useOnPageLeave } from '#client/data/page-leave.ts';
import { useFailureText } from '#client/language/failure-texts.ts';
import { StatusBadge } from '#client/ui/status-badge.tsx';
import { Button } from '#client/ui/button.tsx';
import { TextareaField } from '#client/ui/fields/text-field.tsx';
import { Icon } from '#client/ui/icon.tsx';
import { noteSaveDelayMs } from '#client/ui/timings.ts';
import { useApplicantName } from '../../applicant-name.ts';
import { updateCachedApplications } from '../application-changes.ts';
import { noteQueueKey, useWaitingActions } from '../waiting-actions.ts';

type NoteState = 'untouched' | 'typing' | 'saved' | 'waiting' | 'failed';

function useNote(user: User, application: Application) {
  const { id } = application;
  const client = useQueryClient();
  const nameOf = useApplicantName();
  const waiting = useWaitingActions().notes.get(id);
  const [typed, setTyped] = useState<string>();
  const saved = useRef<string>(undefined);
  const saving = useMutation({
    // Saves run one after another, so that the last one wins.
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
    onSuccess: (_sent, note) =>
      updateCachedApplications(client, user.user_id, [id], { note: note.trim() || null }),
    // The next pause in typing tries again.
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

export function NoteField({ user, application }: { user: User; application: Application }) {
  const failureText = useFailureText();
  const { text, type, state, failure, retry } = useNote(user, application);
  const isFailed = state === 'failed' && failure !== null;
  return (
    <section className="applicant-note">
      <TextareaField
        label={
          <>
            <Icon name={lockClosed} size={16} /> <Trans>Note (only you see it)</Trans>
          </>
        }
        rows={2}
        maxLength={lengths.applicationNote}
        value={text}
        onChange={({ target }) => type(target.value)}
        {...(isFailed && { error: failureText(failure) })}
      />
      {isFailed && (
        <Button variant="plain" small onClick={retry}>
          <Trans>Try again</Trans>
        </Button>
      )}
      <div role="status">
        {state === 'saved' && (
          <p className="applicant-note-saved">
            <Icon name={checkmarkCircle} size={16} /> <Trans>Saved</Trans>
          </p>
        )}
        {state === 'waiting' && <StatusBadge status="waiting" />}
      </div>
    </section>
  );
}
