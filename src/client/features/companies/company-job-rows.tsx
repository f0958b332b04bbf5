/** A company's open jobs on a phone (product 2.21): each a row of its own that leads to the job. */
import { Link } from '@tanstack/react-router';
import { chevronForward } from 'ionicons/icons';
import { coverOf } from '#contract/job-looks.ts';
import { type JobListItem } from '#contract/jobs.ts';
import { shownPicture } from '#client/data/data-saver.ts';
import { useDaysLeft } from '#client/language/days-left.ts';
import { usePayText } from '#client/language/pay-text.ts';
import { Icon } from '#client/ui/icon.tsx';
import { langOf, UserText } from '#client/ui/user-text.tsx';
import '#client/ui/card.css';
import './company-job-rows.css';

export function CompanyJobRows({ jobs }: { jobs: readonly JobListItem[] }) {
  const payText = usePayText();
  const daysLeft = useDaysLeft();
  return (
    <ul className="company-job-rows">
      {jobs.map((job) => {
        const left = daysLeft(job);
        return (
          <li key={job.job_id}>
            <Link className="kg-card kg-row" to="/jobDetail/$id" params={{ id: String(job.job_id) }}>
              <img
                className="kg-cover"
                src={shownPicture(coverOf(job))}
                alt=""
                width={52}
                height={52}
                loading="lazy"
              />
              <span>
                <strong lang={langOf(job.name)}>{job.name}</strong>
                <UserText className="kg-salary">{payText(job, 'short')}</UserText>
                {left && <span className="kg-muted"> · {left}</span>}
              </span>
              <Icon name={chevronForward} />
            </Link>
          </li>
        );
      })}
    </ul>
  );
}
