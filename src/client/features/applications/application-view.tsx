/** One's own application on the page: course of things, job, CV. */
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
import { ApplicationJob } from './application-job.tsx';
import { ApplicationMessage } from './application-message.tsx';
import { ApplicationTimeline } from './application-timeline.tsx';
import { ChangedSince } from './changed-since.tsx';
import { listPathOf } from './list-path.ts';
import { SentCv } from './sent-cv.tsx';
import '#client/ui/card.css';
import './application-view.css';

type Props = { user: User; answer: ApplicationAnswer };

export function ApplicationView({ user, answer }: Props) {
  const { t } = useLingui();
  const { cv, application, changed_since: changes = [] } = answer;
  const listPath = listPathOf(user);
  return (
    <>
      <SubPageHeader
        title={t`Application`}
        backTo={listPath}
        actions={<StatusBadge status={application.status} />}
      />
      <PageContent width="column">
        <div className="application-page">
          <div className="application-main">
            {cv && <ApplicantHead person={cv.user_info} />}
            {changes.length > 0 && <ChangedSince fields={changes} />}
            <ApplicationTimeline application={application} viewer="employee" />
            <ApplicationMessage
              status={application.status}
              viewer="employee"
              message={answer.message ?? application.message}
            />
            <ApplicationJob application={application} />
            {application.company && <CompanyRow company={application.company} />}
            {cv && <SentCv cv={cv} />}
            <ButtonLink variant="outline" wide icon={arrowBack} to={listPath}>
              <Trans>Back</Trans>
            </ButtonLink>
          </div>
        </div>
      </PageContent>
    </>
  );
}
