/** An employer's jobs in one view: a table from 768 px, rows on phones, pages beyond fifty. */
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { listPageSize } from '#contract/limits.ts';
import { type MyJob, type MyJobsView, myJobsViews } from '#contract/my-jobs.ts';
import { myJobsOf } from '#client/features/jobs/my-jobs-queries.ts';
import { TextField } from '#client/ui/fields/text-field.tsx';
import { Segments } from '#client/ui/segments.tsx';
import { ShowMore, useShowMore } from '#client/ui/show-more.tsx';
import { MyJobMenu } from './my-job-menu.tsx';
import { MyJobRow } from './my-job-row.tsx';
import { searchedAbove } from './my-jobs-view.ts';
import { type MyJobsPages, useMyJobsView } from './use-my-jobs-view.ts';

type Props = { employer: number; all: MyJobsPages; onStop: (job: MyJob) => void };

export function MyJobsTable({ employer, all, onStop }: Props) {
  const { t } = useLingui();
  const [view, setView] = useState<MyJobsView>('hiring');
  const [sought, setSought] = useState('');
  const [asked, setAsked] = useState<MyJob>();
  const { found, pages, isAsking } = useMyJobsView(employer, all, view, sought);
  const { shown, onMore } = useShowMore(found, { pages, step: listPageSize });
  const words: Record<MyJobsView, string> = { hiring: t`Hiring`, ending: t`Ending soon`, closed: t`Closed` };
  return (
    <>
      <Segments
        legend={t`Jobs shown`}
        hideLegend
        name="my-jobs-view"
        options={myJobsViews.map((value) => ({ value, label: words[value] }))}
        value={view}
        onChange={setView}
      />
      {(all.hasNextPage || myJobsOf(all.data).length > searchedAbove) && (
        <TextField
          label={t`Search my jobs`}
          type="search"
          autoComplete="off"
          value={sought}
          onChange={({ target }) => setSought(target.value)}
        />
      )}
      <p role="status" className={found.length === 0 ? 'kg-card padded kg-muted' : undefined}>
        {found.length === 0 && !isAsking && <Trans>No jobs here.</Trans>}
      </p>
      {found.length > 0 && (
        <table className="dashboard-my-jobs" aria-label={t`My Jobs`}>
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
      <ShowMore onMore={onMore} pages={pages} />
      <MyJobMenu job={asked} onStop={onStop} onClose={() => setAsked(undefined)} />
    </>
  );
}
