/** How an employer's own job is doing: seen, saved and applied for in the last 90 days, and where people came from. */
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { type JobDetail } from '#contract/jobs.ts';
import { type JobSource, jobSources, type JobStats, smallestShown } from '#contract/statistics.ts';
import { useSession } from '#client/data/session.ts';
import { useDates } from '#client/language/dates.ts';
import { groupThousands } from '#client/language/plain-formats.ts';
import { jobStatsQuery, useIsOwnJob } from '../my-jobs-queries.ts';
import './job-statistics.css';

const shownDays = 14;

function useSourceTexts(): Readonly<Record<JobSource, string>> {
  const { t } = useLingui();
  return {
    search: t`The list and searches`,
    alert: t`Alerts`,
    link: t`Shared links`,
    channel: t`The Telegram channel`,
    feed: t`The feed`,
    poster: t`The poster's QR code`,
    company: t`Your company's page`,
    home: t`Home`,
    other: t`Elsewhere`,
  };
}

function Totals({ stats: { days, answered } }: { stats: JobStats }) {
  const total = (what: 'seen' | 'saved' | 'applied' | 'contacted') =>
    groupThousands(days.reduce((sum, day) => sum + day[what], 0));
  return (
    <dl className="job-statistics-totals">
      <div>
        <dt>
          <Trans>Seen</Trans>
        </dt>
        <dd>{total('seen')}</dd>
      </div>
      <div>
        <dt>
          <Trans comment="How many people saved the job">Saved</Trans>
        </dt>
        <dd>{total('saved')}</dd>
      </div>
      <div>
        <dt>
          <Trans>Asked for your number</Trans>
        </dt>
        <dd>{total('contacted')}</dd>
      </div>
      <div>
        <dt>
          <Trans comment="How many people applied">Applied</Trans>
        </dt>
        <dd>{total('applied')}</dd>
      </div>
      <div>
        <dt>
          <Trans comment="How many applications were answered">Answered</Trans>
        </dt>
        <dd>{groupThousands(answered)}</dd>
      </div>
    </dl>
  );
}

/** The newest days as bars; screen readers get the numbers. */
function Days({ days }: { days: JobStats['days'] }) {
  const { dayAndMonth } = useDates();
  const shown = days.slice(-shownDays);
  const most = Math.max(1, ...shown.map(({ seen }) => seen));
  return (
    <table className="job-statistics-days">
      <caption>
        <Trans>Seen per day</Trans>
      </caption>
      <tbody>
        {shown.map(({ day, seen }) => (
          <tr key={day}>
            <th scope="row">{dayAndMonth(day)}</th>
            <td>
              <meter value={seen} max={most} aria-hidden />
              <span>{groupThousands(seen)}</span>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Sources({ sources }: { sources: JobStats['sources'] }) {
  const { t } = useLingui();
  const texts = useSourceTexts();
  const used = jobSources.filter((source) => sources[source] !== 0);
  if (used.length === 0) return null;
  const amount = (count: number | null) =>
    count === null ? t`fewer than ${smallestShown}` : groupThousands(count);
  return (
    <>
      <h3>
        <Trans>Where they came from</Trans>
      </h3>
      <ul className="kg-bullets">
        {used.map((source) => (
          <li key={source}>
            {texts[source]}: {amount(sources[source])}
          </li>
        ))}
      </ul>
    </>
  );
}

export function JobStatistics({ job }: { job: Pick<JobDetail, 'job_id'> }) {
  const isOwn = useIsOwnJob(job);
  const employer = useSession()?.user_id ?? 0;
  const { data: stats } = useQuery({ ...jobStatsQuery(employer, job.job_id), enabled: isOwn });
  if (!isOwn || !stats) return null;
  return (
    <section className="job-statistics">
      <h2>
        <Trans>How this job is doing</Trans>
      </h2>
      <Totals stats={stats} />
      {stats.days.length > 0 && <Days days={stats.days} />}
      <Sources sources={stats.sources} />
      <p className="kg-muted">
        <Trans>The last 90 days. A person counts once a day; nobody is identified.</Trans>
      </p>
    </section>
  );
}
