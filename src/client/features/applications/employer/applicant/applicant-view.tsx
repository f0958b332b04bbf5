/** One application with its decision panel, for the employer (product 2.12, 2.31). */
import { Trans, useLingui } from '@lingui/react/macro';
import { arrowBack, calendarOutline, callOutline, chevronDown, documentTextOutline } from 'ionicons/icons';
import { type ReactNode } from 'react';
import { type User } from '#contract/sessions.ts';
import { type ApplicationAnswer } from '#contract/application-details.ts';
import { Button, ButtonAnchor, ButtonLink } from '#client/ui/button.tsx';
import { getApplicationPdf } from '#contract/cv-pdf.ts';
import { type Cv } from '#contract/cvs.ts';
import { Note } from '#client/ui/note.tsx';
import { useCvPdf } from '#client/features/cvs/use-cv-pdf.ts';
import { CvView } from '#client/features/cvs/view/cv-view.tsx';
import { DownloadButton } from '#client/forms/download-button.tsx';
import { Icon } from '#client/ui/icon.tsx';
import { useOptionLabel } from '#client/language/option-labels.ts';
import { type Application } from '#contract/applications.ts';
import { useCvLabel } from '#client/language/cv-option-labels.ts';
import { phoneLink, phoneText } from '#client/language/phone-text.ts';
import { Avatar } from '#client/ui/avatar.tsx';
import { StatusBadge } from '#client/ui/status-badge.tsx';
import { langOf } from '#client/ui/user-text.tsx';
import { isNameless, useApplicantName } from '../../applicant-name.ts';
import { AnswerList } from '../../answer-list.tsx';
import { ApplicationMessage } from '../../application-message.tsx';
import { ApplicantTimeline } from './applicant-timeline.tsx';
import { DecisionPanel, WaitingDecisionNote } from './decision-panel.tsx';
import { useWaitingActions } from '../waiting-actions.ts';
import { NoteField } from './note-field.tsx';
import { JobRow } from '../../job-row.tsx';
import '#client/ui/card.css';
import '../../application-view.css';

type ApplicantHeadProps = {
  application: Application;
  person: Cv['user_info'] | undefined;
  onInvite: () => void;
};

function Contact({ person, onInvite }: { person: Cv['user_info']; onInvite: () => void }) {
  const { t } = useLingui();
  const number = phoneText(person.contact_number);
  return (
    <div className="applicant-contact">
      <ButtonAnchor
        variant="outline"
        icon={callOutline}
        href={phoneLink(person.contact_number)}
        aria-label={t`Call ${number}`}
      >
        {number}
      </ButtonAnchor>
      <Button variant="outline" icon={calendarOutline} aria-haspopup="dialog" onClick={onInvite}>
        <Trans>Interview</Trans>
      </Button>
    </div>
  );
}

/** The applicant's name, profession and status, with buttons to call and to invite. */
function ApplicantHead({ application, person, onInvite }: ApplicantHeadProps) {
  const { t } = useLingui();
  const label = useCvLabel();
  const name = useApplicantName()(application);
  const isMissing = isNameless(application);
  return (
    <section className={isMissing ? 'applicant-head nameless' : 'applicant-head'} aria-label={t`Applicant`}>
      <div>
        <Avatar name={isMissing ? '' : name} size={60} />
        <div>
          <h2 lang={langOf(name)}>{name}</h2>
          {person && (
            <p className="kg-muted" lang={langOf(person.job_title)}>
              {[person.job_title, label(person.job_level)].filter(Boolean).join(' · ')}
            </p>
          )}
        </div>
        <StatusBadge status={application.status} viewer="employer" />
      </div>
      {person && <Contact person={person} onInvite={onInvite} />}
    </section>
  );
}

function ApplicationJob({ application }: { application: ApplicationAnswer['application'] }) {
  const label = useOptionLabel();
  const { job_type, location, industry } = application;
  const facts = [label(industry), label(job_type), label(location)].filter(Boolean).join(' · ');
  return (
    <JobRow
      application={application}
      facts={facts}
      thumb={56}
      box="kg-rows"
      className="kg-row application-job"
    />
  );
}

type SentCvProps = {
  applicationId: number;
  cv: Cv;
  /** Below the title. */
  note?: ReactNode;
};

function SentCv({ applicationId, cv, note }: SentCvProps) {
  const file = useCvPdf()(cv, getApplicationPdf, { params: { id: applicationId } });
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
      <DownloadButton file={file} wide>
        <Trans>Download PDF</Trans>
      </DownloadButton>
      <CvView cv={cv} level={3} />
    </details>
  );
}

/** "address, date of birth", or ''. */
function useOmittedFields(): (cv: Cv) => string {
  const { t, i18n } = useLingui();
  return ({ card, user_info: { address, date_of_birth } }) => {
    // A card lacks most fields, whatever its owner chose to send.
    if (card) return '';
    const missing = [address === '' && t`address`, date_of_birth === '' && t`date of birth`];
    return missing.filter((part) => part !== false).join(i18n.locale === 'km' ? ' ' : ', ');
  };
}

/** The CV as sent, or a note that it has been erased. */
function ApplicantCv({ cv, application: { id, user_id } }: Pick<ApplicationAnswer, 'cv' | 'application'>) {
  const notSent = useOmittedFields();
  if (!cv)
    return user_id === null ? null : (
      <Note tone="blue">
        <Trans>CVs are stored for a while after the answer and then deleted.</Trans>
      </Note>
    );
  const list = notSent(cv);
  return <SentCv applicationId={id} cv={cv} note={list && <Trans>Not sent: {list}</Trans>} />;
}

type Props = { user: User; answer: ApplicationAnswer; onInvite: () => void };

export function ApplicantView({ user, answer, onInvite }: Props) {
  const nameOf = useApplicantName();
  const { cv, application } = answer;
  const waiting = useWaitingActions().decisions.get(application.id);
  const isPending = application.status === 'pending';
  return (
    <div className={isPending ? 'application-page deciding' : 'application-page'}>
      <div className="application-main">
        <ApplicantHead application={application} person={cv?.user_info} onInvite={onInvite} />
        <AnswerList answers={application.answers} />
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
        <ApplicantCv cv={cv} application={application} />
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
