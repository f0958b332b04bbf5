/** What the employer writes down for themselves; how its saving stands is told below it. */
import { Trans } from '@lingui/react/macro';
import { checkmarkCircle, lockClosed } from 'ionicons/icons';
import { type User } from '#contract/accounts.ts';
import { type Application } from '#contract/applications.ts';
import { lengths } from '#contract/limits.ts';
import { useFailureText } from '#client/language/failure-texts.ts';
import { StatusBadge } from '#client/ui/badge.tsx';
import { Button } from '#client/ui/button.tsx';
import { TextareaField } from '#client/ui/fields/textarea-field.tsx';
import { Icon } from '#client/ui/icon.tsx';
import { useNote } from './use-note.ts';

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
