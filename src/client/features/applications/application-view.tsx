/** One application on the page: applicant, course of things, job, CV, and what its viewer may do. */
import { Trans, useLingui } from '@lingui/react/macro';
import { arrowBack } from 'ionicons/icons';
import { type User } from '#contract/accounts.ts';
import { type ApplicationAnswer } from '#contract/application-details.ts';
import { CompanyRow } from '#client/features/jobs/company-row.tsx';
import { StatusBadge } from '#client/ui/badge.tsx';
import { ButtonLink } from '#client/ui/button.tsx';
import { PageContent } from '#client/ui/page-content.tsx';
import { SubPageHeader } from '#client/ui/sub-page-header.tsx';
import { ApplicantHead } from './applicant-head.tsx';
import { useApplicantName } from './applicant-name.ts';
import { ApplicationJob } from './application-job.tsx';
import { ApplicationMessage } from './application-message.tsx';
import { ApplicationTimeline } from './application-timeline.tsx';
import { ChangedSince } from './changed-since.tsx';
import { DecisionPanel } from './decision-panel.tsx';
import { listPathOf } from './list-path.ts';
import { SentCv } from './sent-cv.tsx';
import '#client/ui/card.css';
import './application-view.css';

type Props = { user: User; answer: ApplicationAnswer };

export function ApplicationView({ user, answer }: Props) {
  const { t } = useLingui();
  const applicantName = useApplicantName();
  const { cv, application, changed_since: changes = [] } = answer;
  const viewer = user.acc_type === 'employer' ? 'employer' : 'employee';
  const deciding = viewer === 'employer' && application.status === 'pending';
  const listPath = listPathOf(user);
  return (
    <>
      <SubPageHeader
        title={t`Application`}
        backTo={listPath}
        actions={<StatusBadge status={application.status} viewer={viewer} />}
      />
      <PageContent width={deciding ? 'wide' : 'column'}>
        <div className={deciding ? 'application-page deciding' : 'application-page'}>
          <div className="application-main">
            {cv && <ApplicantHead person={cv.user_info} withContact={user.acc_type === 'employer'} />}
            {changes.length > 0 && <ChangedSince fields={changes} />}
            <ApplicationTimeline application={application} viewer={viewer} />
            {!deciding && (
              <ApplicationMessage
                status={application.status}
                viewer={viewer}
                message={answer.message ?? application.message}
              />
            )}
            <ApplicationJob application={application} />
            {user.acc_type === 'employee' && application.company && (
              <CompanyRow company={application.company} />
            )}
            {cv && <SentCv cv={cv} />}
            {!deciding && (
              <ButtonLink variant="outline" wide icon={arrowBack} to={listPath}>
                <Trans>Back</Trans>
              </ButtonLink>
            )}
          </div>
          {deciding && (
            <div className="application-side">
              <DecisionPanel
                user={user}
                id={application.id}
                name={cv?.user_info.first_name ?? applicantName(application)}
              />
            </div>
          )}
        </div>
      </PageContent>
    </>
  );
}
