/** The public counts on plum (product 1.4). While nothing was ever loaded there is no band: no numbers are better than wrong ones. */
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { grouped } from '#client/language/plain-formats.ts';
import { statsQuery } from './site-queries.ts';
import './stats-band.css';

export function StatsBand() {
  const { t } = useLingui();
  const { data: stats } = useQuery(statsQuery);
  if (!stats) return null;
  return (
    <section className="site-stats" aria-label={t`Karngea in numbers`}>
      <div className="kg-hem" />
      <dl>
        <div>
          <dt>
            <Trans>Jobs</Trans>
          </dt>
          <dd>{grouped(stats.jobs)}</dd>
        </div>
        <div>
          <dt>
            <Trans>Job seekers</Trans>
          </dt>
          <dd>{grouped(stats.employee)}</dd>
        </div>
        <div>
          <dt>
            <Trans>Employers</Trans>
          </dt>
          <dd>{grouped(stats.employer)}</dd>
        </div>
      </dl>
    </section>
  );
}
