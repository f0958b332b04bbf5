/** A row of the employer's jobs: name, counts, status and menu button. */
import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import {
  checkmarkCircleOutline,
  closeCircleOutline,
  ellipsisHorizontal,
  hourglass,
  peopleOutline,
} from 'ionicons/icons';
import { type MyJob } from '#contract/my-jobs.ts';
import { coverOf } from '#contract/jobs.ts';
import { pictureSrc } from '#client/data/connection.ts';
import { Badge, StatusBadge } from '#client/ui/badge.tsx';
import { useDaysLeft } from '#client/language/days-left.ts';
import { IconButton } from '#client/ui/button.tsx';
import { Icon } from '#client/ui/icon.tsx';
import { UrgentBadge } from '#client/ui/ribbon.tsx';
import { langOf } from '#client/ui/user-text.tsx';

type Props = { job: MyJob; onMore: (job: MyJob) => void };

export function MyJobRow({ job, onMore }: Props) {
  const { t } = useLingui();
  const daysLeft = useDaysLeft()(job);
  const { name } = job;
  return (
    <tr>
      <th scope="row" lang={langOf(name)}>
        <img src={pictureSrc(coverOf(job))} alt="" width={48} height={48} loading="lazy" />
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
        {job.review === 'waiting' ? (
          <Badge tone="waiting" icon={hourglass}>
            <Trans>Waiting for our check</Trans>
          </Badge>
        ) : (
          <StatusBadge status={job.status} />
        )}{' '}
        {job.urgent && <UrgentBadge />} {daysLeft && <span className="kg-muted">{daysLeft}</span>}
      </td>
      <td className="action">
        <IconButton
          icon={ellipsisHorizontal}
          label={t`More: ${name}`}
          aria-haspopup="dialog"
          onClick={() => onMore(job)}
        />
      </td>
    </tr>
  );
}
