/** What happened, in a panel of fixed height with a scroll of its own; on phones three entries; the way to all stands above. */
import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { type ReactNode } from 'react';
import { type Application } from '#contract/applications.ts';
import { useApplicantName } from '#client/features/applications/applicant-name.ts';
import { RelativeTime } from '#client/language/relative-time.tsx';
import { Avatar } from '#client/ui/avatar.tsx';
import { StatusBadge } from '#client/ui/badge.tsx';
import { SectionHead } from '#client/ui/section-head.tsx';
import { stepLength } from '#client/ui/show-more.tsx';
import { TextLink } from '#client/ui/button.tsx';
import { UserText } from '#client/ui/user-text.tsx';

type Props = {
  title: ReactNode;
  label: string;
  applications: readonly Application[];
  /** From whose side it is told. */
  tell: 'applied' | 'answered' | 'received';
  allTo: '/appliedJobs' | '/application';
  empty: ReactNode;
};

function Sentence({ application, tell }: { application: Application; tell: Props['tell'] }) {
  const applicantName = useApplicantName();
  const job = (
    <UserText as="strong" key="job">
      {application.job_name}
    </UserText>
  );
  const person = (
    <UserText as="strong" key="person">
      {applicantName(application)}
    </UserText>
  );
  if (tell === 'received') {
    return (
      <Trans>
        {person} applied to {job}
      </Trans>
    );
  }
  if (tell === 'answered') return <Trans>Answer about {job}</Trans>;
  return <Trans>You applied to {job}</Trans>;
}

export function ActivityList({ title, label, applications, tell, allTo, empty }: Props) {
  const applicantName = useApplicantName();
  return (
    <section>
      <SectionHead
        title={title}
        aside={
          applications.length > 0 && (
            <TextLink to={allTo}>
              <Trans>View all</Trans>
            </TextLink>
          )
        }
      />
      {applications.length === 0 ? (
        <p className="kg-card padded kg-muted">{empty}</p>
      ) : (
        <ul className="kg-rows dashboard-panel" tabIndex={0} aria-label={label}>
          {applications.slice(0, stepLength).map((application) => (
            <li key={application.id}>
              <Link className="kg-row" to="/application/$id" params={{ id: String(application.id) }}>
                {tell === 'received' && <Avatar name={applicantName(application)} />}
                <span className="dashboard-words">
                  <span>
                    <Sentence application={application} tell={tell} />
                  </span>
                  <span className="dashboard-when">
                    <StatusBadge
                      status={application.status}
                      viewer={tell === 'received' ? 'employer' : 'employee'}
                    />
                    <span className="kg-muted">
                      <RelativeTime
                        of={tell === 'answered' ? application.dateUpdated : application.dateAdded}
                      />
                    </span>
                  </span>
                </span>
              </Link>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
