/** One application in the employer's list: "candidate applied to job" (product 2.11, 2.30). */
import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { type Application } from '#contract/applications.ts';
import { Avatar } from '#client/ui/avatar.tsx';
import { langOf } from '#client/ui/user-text.tsx';
import { isNameless, useApplicantName } from '../applicant-name.ts';
import { ApplicantState } from './applicant-state.tsx';
import { StarButton } from './star-button.tsx';
import { type WaitingDecision } from './waiting-acts.ts';

type Props = {
  application: Application;
  /** Not where all are of one job that is named above. */
  withJob: boolean;
  waiting: WaitingDecision | undefined;
  /** Of a star that has not left the phone yet. */
  waitingStar: boolean | undefined;
  onStar: (starred: boolean) => void;
};

function ApplicantLink({ id, children }: { id: number; children: string }) {
  return (
    <Link className="stretched" to="/application/$id" params={{ id: String(id) }} lang={langOf(children)}>
      {children}
    </Link>
  );
}

export function ApplicantEntry({ application, withJob, waiting, waitingStar, onStar }: Props) {
  const { id, job_id, job_name } = application;
  const name = useApplicantName()(application);
  const starred = waitingStar ?? application.starred ?? false;
  return (
    <li className={isNameless(application) ? 'nameless' : undefined}>
      <Avatar name={isNameless(application) ? '' : name} size={48} />
      <div className="application-entry">
        {withJob ? (
          <h2 className="plain">
            <Trans>
              <ApplicantLink id={id}>{name}</ApplicantLink> applied to{' '}
              <Link
                className="above"
                to="/jobDetail/$id"
                params={{ id: String(job_id) }}
                lang={langOf(job_name)}
              >
                {job_name}
              </Link>
            </Trans>
          </h2>
        ) : (
          <h2>
            <ApplicantLink id={id}>{name}</ApplicantLink>
          </h2>
        )}
        <ApplicantState application={application} waiting={waiting} />
      </div>
      <StarButton
        name={name}
        starred={starred}
        waits={waitingStar !== undefined}
        onToggle={() => onStar(!starred)}
      />
    </li>
  );
}
