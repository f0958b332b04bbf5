/** One of the employee's own applications in a list: which job, when, and what became of it. */
import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { chevronForward } from 'ionicons/icons';
import { type Application } from '#contract/applications.ts';
import { RelativeTime } from '#client/language/relative-time.tsx';
import { StatusBadge } from '#client/ui/badge.tsx';
import { Icon } from '#client/ui/icon.tsx';
import { TextLink } from '#client/ui/button.tsx';
import { langOf, UserText } from '#client/ui/user-text.tsx';
import { goneTexts } from './gone-text.ts';
import { JobThumb } from './job-thumb.tsx';
import { OwnNews, ReadWhen } from './own/own-news.tsx';

type Props = { application: Application; img: number | undefined };

export function AppliedEntry({ application, img }: Props) {
  const { i18n } = useLingui();
  const { id, job_id, job_gone, job_name, status, message, dateAdded, dateUpdated } = application;
  return (
    <li>
      <JobThumb img={img} />
      <div className="application-entry">
        <h2 lang={langOf(job_name)}>
          <Link className="stretched" to="/application/$id" params={{ id: String(id) }}>
            {job_name}
          </Link>
        </h2>
        <p className="kg-muted">
          {status === 'pending' ? (
            <Trans>
              Applied <RelativeTime of={dateAdded} />
            </Trans>
          ) : (
            <Trans>
              Answered <RelativeTime of={dateUpdated} />
            </Trans>
          )}
          <ReadWhen application={application} />
        </p>
        <OwnNews application={application} />
        <div className="application-foot">
          <StatusBadge status={status} />
          {!job_gone && (
            <TextLink className="job-link above" to="/jobDetail/$id" params={{ id: String(job_id) }}>
              <Trans>See the job</Trans>
            </TextLink>
          )}
        </div>
        {job_gone && <p className="kg-muted">{i18n._(goneTexts[job_gone])}</p>}
        {message && (
          <UserText as="blockquote" className="kg-clamp-2">
            {message}
          </UserText>
        )}
      </div>
      <span className="forward">
        <Icon name={chevronForward} />
      </span>
    </li>
  );
}
