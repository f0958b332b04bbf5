/** Below a seeker's applications: the jobs about which they called (product 2.10). */
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { callOutline } from 'ionicons/icons';
import { useLingui } from '@lingui/react';
import { callsQuery } from '#client/features/jobs/contact/call-queries.ts';
import { RelativeTime } from '#client/language/relative-time.tsx';
import { Icon } from '#client/ui/icon.tsx';
import { langOf } from '#client/ui/user-text.tsx';
import { jobGoneTexts } from '../job-row.tsx';

export function CalledJobs({ userId }: { userId: number }) {
  const { i18n } = useLingui();
  const { data: calls = [] } = useQuery(callsQuery(userId));
  if (calls.length === 0) return null;
  return (
    <section>
      <h2 className="applications-title">
        <Trans comment="Heading of the jobs about which the person called the employer">Called</Trans>
      </h2>
      <ul className="kg-rows application-list">
        {calls.map(({ job_id, job_name, called_at, job_gone }) => (
          <li key={job_id}>
            <span className="application-thumb" style={{ width: 48, height: 48 }}>
              <Icon name={callOutline} />
            </span>
            <div className="application-entry">
              <h3 lang={langOf(job_name)}>
                {job_gone ? (
                  job_name
                ) : (
                  <Link className="stretched" to="/jobDetail/$id" params={{ id: String(job_id) }}>
                    {job_name}
                  </Link>
                )}
              </h3>
              <p className="kg-muted">
                <Trans>
                  Called <RelativeTime of={called_at} />
                </Trans>
              </p>
              {job_gone && <p className="kg-muted">{i18n._(jobGoneTexts[job_gone])}</p>}
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
