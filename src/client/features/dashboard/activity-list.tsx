/** Recent applications on the dashboard, in a panel of fixed height that scrolls by itself, and their counts. */
import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { type ReactNode } from 'react';
import { type Application } from '#contract/applications.ts';
import { useApplicantName } from '#client/features/applications/applicant-name.ts';
import { RelativeTime } from '#client/language/relative-time.tsx';
import { Avatar } from '#client/ui/avatar.tsx';
import { StatusBadge } from '#client/ui/status-badge.tsx';
import { SectionHead } from '#client/ui/section-head.tsx';
import { stepLength } from '#client/ui/show-more.tsx';
import { TextLink } from '#client/ui/button.tsx';
import { UserText } from '#client/ui/user-text.tsx';

export type Counts = { readonly applied: number; readonly pending: number; readonly accepted: number };

/** `applied` is the total; the others count one status each (product 4.14). */
export function countsOf(applications: readonly Application[]): Counts {
  const count = (status: Application['status']) =>
    applications.filter((application) => application.status === status).length;
  return { applied: applications.length, pending: count('pending'), accepted: count('accepted') };
}

/** The answered applications, latest answer first. */
export const answersFirst = (applications: readonly Application[]): Application[] =>
  applications
    .filter(({ status }) => status !== 'pending')
    .sort((a, b) => b.dateUpdated.localeCompare(a.dateUpdated) || b.id - a.id);

type Props = {
  title: ReactNode;
  label: string;
  applications: readonly Application[];
  /** Decides the sentence of each row. */
  kind: 'applied' | 'answered' | 'received';
  allTo: '/appliedJobs' | '/application';
  empty: ReactNode;
};

function Sentence({ application, kind }: { application: Application; kind: Props['kind'] }) {
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
  if (kind === 'received') {
    return (
      <Trans>
        {person} applied to {job}
      </Trans>
    );
  }
  if (kind === 'answered') return <Trans>Answer: {job}</Trans>;
  return <Trans>You applied to {job}</Trans>;
}

export function ActivityList({ title, label, applications, kind, allTo, empty }: Props) {
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
                {kind === 'received' && <Avatar name={applicantName(application)} />}
                <span className="dashboard-words">
                  <span>
                    <Sentence application={application} kind={kind} />
                  </span>
                  <span className="dashboard-when">
                    <StatusBadge
                      status={application.status}
                      viewer={kind === 'received' ? 'employer' : 'employee'}
                    />
                    <span className="kg-muted">
                      <RelativeTime
                        of={kind === 'answered' ? application.dateUpdated : application.dateAdded}
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
