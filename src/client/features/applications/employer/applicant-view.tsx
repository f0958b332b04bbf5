/** One application as its employer reads it, and where it is decided (product 2.12, 2.31). */
import { Trans, useLingui } from '@lingui/react/macro';
import { arrowBack, checkmarkCircle, chevronDown, documentTextOutline, lockClosed } from 'ionicons/icons';
import { type ReactNode } from 'react';
import { type User } from '#contract/accounts.ts';
import { type ApplicationAnswer } from '#contract/application-details.ts';
import { Button, ButtonLink } from '#client/ui/button.tsx';
import { type Cv } from '#contract/cvs.ts';
import { Note } from '#client/ui/note.tsx';
import { CvView } from '#client/features/cvs/view/cv-view.tsx';
import { Icon } from '#client/ui/icon.tsx';
import { type Application } from '#contract/applications.ts';
import { lengths } from '#contract/limits.ts';
import { useFailureText } from '#client/language/failure-texts.ts';
import { StatusBadge } from '#client/ui/badge.tsx';
import { TextareaField } from '#client/ui/fields/textarea-field.tsx';
import { useApplicantName } from '../applicant-name.ts';
import { ApplicationJob } from '../application-job.tsx';
import { ApplicationMessage } from '../application-message.tsx';
import { ApplicantHead } from './applicant-head.tsx';
import { ApplicantTimeline } from './applicant-timeline.tsx';
import { DecisionPanel } from './decision-panel.tsx';
import { useWaitingActs } from './waiting-acts.ts';
import { WaitingDecisionNote } from './waiting-decision.tsx';
import { useNote } from './use-note.ts';
import '#client/ui/card.css';
import '../application-view.css';

/** What the employer writes down for themselves; how its saving stands is told below it. */
function NoteField({ user, application }: { user: User; application: Application }) {
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

type SentCvProps = {
  cv: Cv;
  /** Below the title. */
  note?: ReactNode;
};

/** The CV as it was when it was sent, folded away on phones until it is asked for. */
function SentCv({ cv, note }: SentCvProps) {
  return (
    <details className="sent-cv" open>
      <summary className="kg-card">
        <Icon name={documentTextOutline} size={26} />
        <div>
          <h2>
            <Trans>Curriculum Vitae</Trans>
          </h2>
          <p className="kg-muted">
            <Trans>CV as sent</Trans>
          </p>
          {note && <p className="kg-muted">{note}</p>}
        </div>
        <Icon name={chevronDown} />
      </summary>
      <CvView cv={cv} level={3} />
    </details>
  );
}

/** "address, date of birth", or nothing. */
function useNotSent(): (cv: Cv) => string {
  const { t, i18n } = useLingui();
  return ({ user_info: { address, date_of_birth } }) => {
    const missing = [address === '' && t`address`, date_of_birth === '' && t`date of birth`];
    return missing.filter((part) => part !== false).join(i18n.locale === 'km' ? ' ' : ', ');
  };
}

/** The CV as it was sent, with what was left out; where its time is over, that it is erased. */
function ApplicantCv({ cv, isGone }: { cv: Cv | null; isGone: boolean }) {
  const notSent = useNotSent();
  if (!cv)
    return isGone ? null : (
      <Note tone="blue">
        <Trans>CVs are stored for a while after the answer and then deleted.</Trans>
      </Note>
    );
  const list = notSent(cv);
  return <SentCv cv={cv} note={list && <Trans>Not sent: {list}</Trans>} />;
}

type Props = { user: User; answer: ApplicationAnswer; onInvite: () => void };

export function ApplicantView({ user, answer, onInvite }: Props) {
  const nameOf = useApplicantName();
  const { cv, application } = answer;
  const waiting = useWaitingActs().decisions.get(application.id);
  const isPending = application.status === 'pending';
  return (
    <div className={isPending ? 'application-page deciding' : 'application-page'}>
      <div className="application-main">
        <ApplicantHead application={application} person={cv?.user_info} onInvite={onInvite} />
        <ApplicantTimeline application={application} />
        {!isPending && (
          <ApplicationMessage
            status={application.status}
            viewer="employer"
            message={answer.message ?? application.message}
          />
        )}
        <NoteField user={user} application={application} />
        <ApplicationJob application={application} />
        <ApplicantCv cv={cv} isGone={application.user_id === null} />
        {!isPending && (
          <ButtonLink variant="outline" wide icon={arrowBack} to="/application">
            <Trans>Back</Trans>
          </ButtonLink>
        )}
      </div>
      {isPending && (
        <div className="application-side">
          {waiting ? (
            <WaitingDecisionNote waiting={waiting} />
          ) : (
            <DecisionPanel
              user={user}
              id={application.id}
              subject={nameOf(application)}
              name={cv?.user_info.first_name ?? nameOf(application)}
            />
          )}
        </div>
      )}
    </div>
  );
}
