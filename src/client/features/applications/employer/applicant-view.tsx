/** One application as its employer reads it, and where it is decided (product 2.12, 2.31). */
import { Trans } from '@lingui/react/macro';
import { arrowBack } from 'ionicons/icons';
import { type User } from '#contract/accounts.ts';
import { type ApplicationAnswer } from '#contract/application-details.ts';
import { ButtonLink } from '#client/ui/button.tsx';
import { useApplicantName } from '../applicant-name.ts';
import { ApplicationJob } from '../application-job.tsx';
import { ApplicationMessage } from '../application-message.tsx';
import { ApplicantCv } from './applicant-cv.tsx';
import { ApplicantHead } from './applicant-head.tsx';
import { ApplicantTimeline } from './applicant-timeline.tsx';
import { DecisionPanel } from './decision-panel.tsx';
import { NoteField } from './note-field.tsx';
import { useWaitingActs } from './waiting-acts.ts';
import { WaitingDecisionNote } from './waiting-decision.tsx';
import '#client/ui/card.css';
import '../application-view.css';

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
