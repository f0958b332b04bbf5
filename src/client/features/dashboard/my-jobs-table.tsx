/** An employer's jobs in one view: a table from 768 px, rows on phones, pages beyond fifty. */
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { type MyJob } from '#contract/my-jobs.ts';
import { TextField } from '#client/ui/fields/text-field.tsx';
import { Segments } from '#client/ui/segments.tsx';
import { ShowMore, useShowMore } from '#client/ui/show-more.tsx';
import { MyJobMenu } from './my-job-menu.tsx';
import { MyJobRow } from './my-job-row.tsx';
import { jobsOfView, searchedAbove, type View, views } from './my-jobs-view.ts';

type Props = { jobs: readonly MyJob[]; onStop: (job: MyJob) => void };

export function MyJobsTable({ jobs, onStop }: Props) {
  const { t } = useLingui();
  const [view, setView] = useState<View>('hiring');
  const [sought, setSought] = useState('');
  const [asked, setAsked] = useState<MyJob>();
  const [now] = useState(Date.now);
  const found = jobsOfView(jobs, view, sought, now);
  const { shown, showMore } = useShowMore(found);
  const words: Record<View, string> = { hiring: t`Hiring`, ending: t`Ending soon`, closed: t`Closed` };
  return (
    <>
      <Segments
        legend={t`Jobs shown`}
        hideLegend
        name="my-jobs-view"
        options={views.map((value) => ({ value, label: words[value] }))}
        value={view}
        onChange={setView}
      />
      {jobs.length > searchedAbove && (
        <TextField
          label={t`Search my jobs`}
          type="search"
          autoComplete="off"
          value={sought}
          onChange={({ target }) => setSought(target.value)}
        />
      )}
      <p role="status" className={found.length === 0 ? 'kg-card padded kg-muted' : undefined}>
        {found.length === 0 && <Trans>No jobs here.</Trans>}
      </p>
      {found.length > 0 && (
        <table className="my-jobs" aria-label={t`My Jobs`}>
          <thead>
            <tr>
              <th scope="col">{t`Job`}</th>
              <th scope="col">{t`Applicants`}</th>
              <th scope="col">{t`Accepted`}</th>
              <th scope="col">{t`Rejected`}</th>
              <th scope="col">{t`Status`}</th>
              <th scope="col">
                <span className="kg-visually-hidden">{t`More`}</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {shown.map((job) => (
              <MyJobRow key={job.job_id} job={job} onMore={setAsked} />
            ))}
          </tbody>
        </table>
      )}
      <ShowMore onMore={showMore} />
      <MyJobMenu job={asked} onStop={onStop} onClose={() => setAsked(undefined)} />
    </>
  );
}
