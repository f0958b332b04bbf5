/** One of the employer's jobs: name, counts, status, Stop. */
import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { checkmarkCircleOutline, closeCircleOutline, peopleOutline, stopCircleOutline } from 'ionicons/icons';
import { type MyJob } from '#contract/jobs.ts';
import { coverOf } from '#contract/job-looks.ts';
import { StatusBadge } from '#client/ui/badge.tsx';
import { Button } from '#client/ui/button.tsx';
import { Icon } from '#client/ui/icon.tsx';
import { langOf } from '#client/ui/user-text.tsx';

type Props = { job: MyJob; onStop: (job: MyJob) => void };

export function MyJobRow({ job, onStop }: Props) {
  const { t } = useLingui();
  const { name } = job;
  return (
    <tr>
      <th scope="row" lang={langOf(name)}>
        <img src={coverOf(job)} alt="" width={48} height={48} loading="lazy" />
        <Link to="/jobDetail/$id" params={{ id: String(job.job_id) }}>
          {name}
        </Link>
      </th>
      <td className="count">
        <Icon name={peopleOutline} size={20} label={t`Applicants`} /> {job.appCount}
      </td>
      <td className="count accepted">
        <Icon name={checkmarkCircleOutline} size={20} label={t`Accepted`} /> {job.accepted}
      </td>
      <td className="count rejected">
        <Icon name={closeCircleOutline} size={20} label={t`Rejected`} /> {job.rejected}
      </td>
      <td className="state">
        <StatusBadge status={job.status} />
      </td>
      <td className="action">
        {job.status === 'Hiring' && (
          <Button
            variant="danger"
            small
            icon={stopCircleOutline}
            aria-label={t`Stop: ${name}`}
            onClick={() => onStop(job)}
          >
            <Trans>Stop</Trans>
          </Button>
        )}
      </td>
    </tr>
  );
}
