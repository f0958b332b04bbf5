/** One application in the employer's list: "candidate applied to job" (product 2.11). */
import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { chevronForward } from 'ionicons/icons';
import { type Application } from '#contract/applications.ts';
import { RelativeTime } from '#client/language/relative-time.tsx';
import { Avatar } from '#client/ui/avatar.tsx';
import { StatusBadge } from '#client/ui/badge.tsx';
import { Icon } from '#client/ui/icon.tsx';
import { langOf } from '#client/ui/user-text.tsx';
import { useApplicantName } from './applicant-name.ts';

export function ApplicantEntry({ application }: { application: Application }) {
  const { id, job_id, job_name, status, dateAdded } = application;
  const name = useApplicantName()(application);
  return (
    <li>
      <Avatar name={name} size={48} />
      <div className="application-entry">
        <h2 className="plain">
          <Trans>
            <Link className="stretched" to="/application/$id" params={{ id: String(id) }} lang={langOf(name)}>
              {name}
            </Link>{' '}
            applied to{' '}
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
        <p className="kg-muted">
          <RelativeTime of={dateAdded} />
        </p>
        <StatusBadge status={status} viewer="employer" />
      </div>
      <span className="forward">
        <Icon name={chevronForward} />
      </span>
    </li>
  );
}
