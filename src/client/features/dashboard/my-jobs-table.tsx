/** An employer's jobs in one view: a table from 768 px, rows on phones, pages beyond fifty. */
import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { useInfiniteQuery, type UseInfiniteQueryResult } from '@tanstack/react-query';
import { copyOutline, createOutline, stopCircleOutline } from 'ionicons/icons';
import { listPageSize } from '#contract/limits.ts';
import { type MyJob, type MyJobsView, myJobsViews } from '#contract/my-jobs.ts';
import { myJobsOf, myJobsQuery } from '#client/features/jobs/my-jobs-queries.ts';
import { TextField } from '#client/ui/fields/text-field.tsx';
import { Segments } from '#client/ui/segments.tsx';
import { ShowMore, useShowMore } from '#client/ui/show-more.tsx';
import { type ListPage } from '#contract/list-pages.ts';
import { Button, ButtonLink } from '#client/ui/button.tsx';
import { Sheet } from '#client/ui/sheet.tsx';
import { UserText } from '#client/ui/user-text.tsx';
import { MyJobRow } from './my-job-row.tsx';
import { jobsOfView, searchedAbove } from './my-jobs-view.ts';

type MyJobMenuProps = {
  /** Open while there is one. */
  job: MyJob | undefined;
  onStop: (job: MyJob) => void;
  onClose: () => void;
};

/** What an employer can do with one of their jobs: change it, post it again, stop hiring. */
function MyJobMenu({ job, onStop, onClose }: MyJobMenuProps) {
  const { t } = useLingui();
  const isHiring = job?.status === 'Hiring';
  const name = job?.name ?? '';
  const wizard = { to: '/createjob/$step', params: { step: '2' }, onClick: onClose } as const;
  return (
    <Sheet open={job !== undefined} onClose={onClose} title={<UserText>{name}</UserText>}>
      {job && (
        <div className="dashboard-job-menu">
          {isHiring && (
            <ButtonLink {...wizard} variant="outline" wide icon={createOutline} search={{ edit: job.job_id }}>
              <Trans>Edit</Trans>
            </ButtonLink>
          )}
          <ButtonLink {...wizard} variant="outline" wide icon={copyOutline} search={{ again: job.job_id }}>
            <Trans>Post again</Trans>
          </ButtonLink>
          {isHiring && (
            <Button
              variant="danger"
              wide
              icon={stopCircleOutline}
              aria-label={t`Stop: ${name}`}
              onClick={() => {
                onClose();
                onStop(job);
              }}
            >
              <Trans>Stop</Trans>
            </Button>
          )}
        </div>
      )}
    </Sheet>
  );
}

/** An employer's jobs in one view: from the list where all of it is here, else from the server, page after page (product 2.9). */
type MyJobsPages = UseInfiniteQueryResult<{ pages: ListPage<MyJob>[]; pageParams: unknown[] }>;

/** After the last key. */
const pauseMs = 300;

/** The text once nobody types any more. */
function useTyped(text: string): string {
  const [typed, setTyped] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setTyped(text), pauseMs);
    return () => clearTimeout(timer);
  }, [text]);
  return typed;
}

function useMyJobsView(employer: number, all: MyJobsPages, view: MyJobsView, sought: string) {
  const [now] = useState(Date.now);
  const name = useTyped(sought.trim());
  const asksServer = all.hasNextPage;
  const asked = useInfiniteQuery({ ...myJobsQuery(employer, { view, name }), enabled: asksServer });
  // What is here stands in until the server has answered, and without a network.
  const pages = asksServer && asked.data ? asked : all;
  return {
    found: jobsOfView(myJobsOf(pages.data), view, sought, now),
    pages,
    isAsking: asksServer && !asked.data && asked.isFetching,
  };
}

type Props = { employer: number; all: MyJobsPages; onStop: (job: MyJob) => void };

export function MyJobsTable({ employer, all, onStop }: Props) {
  const { t } = useLingui();
  const [view, setView] = useState<MyJobsView>('hiring');
  const [sought, setSought] = useState('');
  const [asked, setAsked] = useState<MyJob>();
  const { found, pages, isAsking } = useMyJobsView(employer, all, view, sought);
  const { shown, onMore } = useShowMore(found, { pages, step: listPageSize });
  const words: Record<MyJobsView, string> = { hiring: t`Hiring`, ending: t`Closing soon`, closed: t`Closed` };
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
