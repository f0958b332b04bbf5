/** An employer's jobs in one view: a table from 768 px, rows on phones, with pagination. */
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useInfiniteQuery, type UseInfiniteQueryResult } from '@tanstack/react-query';
import {
  checkmarkCircleOutline,
  closeCircleOutline,
  copyOutline,
  createOutline,
  ellipsisHorizontal,
  hourglass,
  peopleOutline,
  stopCircleOutline,
} from 'ionicons/icons';
import { Link } from '@tanstack/react-router';
import { listPageSize } from '#contract/limits.ts';
import { type MyJob, type MyJobsView, myJobsViews } from '#contract/my-jobs.ts';
import { myJobsOf, myJobsQuery } from '#client/features/jobs/my-jobs-queries.ts';
import { TextField } from '#client/ui/fields/text-field.tsx';
import { Segments } from '#client/ui/segments.tsx';
import { ShowMore, useShowMore } from '#client/ui/show-more.tsx';
import { type ListPage } from '#contract/list-pages.ts';
import { Button, ButtonLink, IconButton } from '#client/ui/button.tsx';
import { Sheet } from '#client/ui/sheet.tsx';
import { useDebounced } from '#client/ui/use-debounced.ts';
import { langOf, UserText } from '#client/ui/user-text.tsx';
import { coverOf } from '#contract/jobs.ts';
import { pictureSrc } from '#client/data/connection.ts';
import { Badge, JobStatusBadge } from '#client/ui/badge.tsx';
import { useDaysLeft } from '#client/language/days-left.ts';
import { Icon } from '#client/ui/icon.tsx';
import { UrgentBadge } from '#client/ui/ribbon.tsx';
import { jobsOfView, searchAbove } from './my-jobs-view.ts';

type MyJobRowProps = { job: MyJob; onMore: (job: MyJob) => void };

/** A row of the employer's jobs: name, counts, status and menu button. */
function MyJobRow({ job, onMore }: MyJobRowProps) {
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
          <JobStatusBadge status={job.status} />
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

type MyJobMenuProps = {
  /** The menu is open while this is set. */
  job: MyJob | undefined;
  onStop: (job: MyJob) => void;
  onClose: () => void;
};

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

type MyJobsPages = UseInfiniteQueryResult<{ pages: ListPage<MyJob>[]; pageParams: unknown[] }>;

/** Delay after the last key before the server is asked. */
const debounceMs = 300;

/** Filters the loaded jobs if all pages are loaded, otherwise on the server (product 2.9). */
function useMyJobsView(employer: number, all: MyJobsPages, view: MyJobsView, searchText: string) {
  const [now] = useState(Date.now);
  const name = useDebounced(searchText.trim(), debounceMs);
  const filtersOnServer = all.hasNextPage;
  const filtered = useInfiniteQuery({
    ...myJobsQuery(employer, { view, name }),
    enabled: filtersOnServer,
  });
  // Until the server has answered, and offline, the loaded jobs are filtered.
  const pages = filtersOnServer && filtered.data ? filtered : all;
  return {
    jobs: jobsOfView(myJobsOf(pages.data), view, searchText, now),
    pages,
    isSearching: filtersOnServer && !filtered.data && filtered.isFetching,
  };
}

type Props = { employer: number; all: MyJobsPages; onStop: (job: MyJob) => void };

export function MyJobsTable({ employer, all, onStop }: Props) {
  const { t } = useLingui();
  const [view, setView] = useState<MyJobsView>('hiring');
  const [searchText, setSearchText] = useState('');
  const [menuJob, setMenuJob] = useState<MyJob>();
  const { jobs, pages, isSearching } = useMyJobsView(employer, all, view, searchText);
  const { shown, onMore } = useShowMore(jobs, { pages, step: listPageSize });
  const labels: Record<MyJobsView, string> = {
    hiring: t`Hiring`,
    ending: t`Closing soon`,
    closed: t`Closed`,
  };
  return (
    <>
      <Segments
        legend={t`Jobs shown`}
        hideLegend
        name="my-jobs-view"
        options={myJobsViews.map((value) => ({ value, label: labels[value] }))}
        value={view}
        onChange={setView}
      />
      {(all.hasNextPage || myJobsOf(all.data).length > searchAbove) && (
        <TextField
          label={t`Search my jobs`}
          type="search"
          autoComplete="off"
          value={searchText}
          onChange={({ target }) => setSearchText(target.value)}
        />
      )}
      <p role="status" className={jobs.length === 0 ? 'kg-card padded kg-muted' : undefined}>
        {jobs.length === 0 && !isSearching && <Trans>No jobs here.</Trans>}
      </p>
      {jobs.length > 0 && (
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
              <MyJobRow key={job.job_id} job={job} onMore={setMenuJob} />
            ))}
          </tbody>
        </table>
      )}
      <ShowMore onMore={onMore} pages={pages} />
      <MyJobMenu job={menuJob} onStop={onStop} onClose={() => setMenuJob(undefined)} />
    </>
  );
}
