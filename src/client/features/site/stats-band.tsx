/** The public counts (product 1.4). Hidden until they are loaded, and while there are no jobs. */
import { Trans, useLingui } from '@lingui/react/macro';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { groupThousands } from '#client/language/plain-formats.ts';
import { getStats } from '#contract/site.ts';
import { call } from '#client/data/api.ts';
import { guest } from '#client/data/query-client.ts';
import './stats-band.css';

const statsQuery = queryOptions({
  queryKey: ['site', guest, 'stats'] as const,
  queryFn: ({ signal }) => call(getStats, {}, { signal }),
  meta: { persist: 'public' },
});

export function StatsBand() {
  const { t } = useLingui();
  const { data: stats } = useQuery(statsQuery);
  if (!stats?.jobs) return null;
  return (
    <section className="site-stats" aria-label={t`Karngea in numbers`}>
      <div className="kg-hem" />
      <dl>
        <div>
          <dt>
            <Trans>Jobs</Trans>
          </dt>
          <dd>{groupThousands(stats.jobs)}</dd>
        </div>
        <div>
          <dt>
            <Trans>Job seekers</Trans>
          </dt>
          <dd>{groupThousands(stats.employee)}</dd>
        </div>
        <div>
          <dt>
            <Trans>Employers</Trans>
          </dt>
          <dd>{groupThousands(stats.employer)}</dd>
        </div>
      </dl>
    </section>
  );
}
