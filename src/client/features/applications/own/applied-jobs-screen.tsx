/** /appliedJobs: a seeker's own applications, newest first (product 2.10). */
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { type User } from '#contract/sessions.ts';
import { useSession } from '#client/data/session.ts';
import { ListAge } from '#client/forms/list-age.tsx';
import { ButtonLink } from '#client/ui/button.tsx';
import { EmptyState } from '#client/ui/empty-state.tsx';
import { FailureState } from '#client/ui/failure-state.tsx';
import { PageContent } from '#client/ui/page-content.tsx';
import { RootHeader } from '#client/ui/root-header.tsx';
import { ShowMore, useShowMore } from '#client/ui/show-more.tsx';
import { usePageTitle } from '#client/ui/use-page-title.ts';
import { cachedJob } from '#client/features/jobs/job-cache.ts';
import { type Owner } from '#client/features/jobs/job-keys.ts';
import { apply } from '#contract/applications.ts';
import { isCall } from '#contract/outbox-item.ts';
import { useOutbox } from '#client/data/outbox-query.ts';
import { StatusBadge } from '#client/ui/status-badge.tsx';
import { useShellLinks } from '#client/ui/shell-links.ts';
import { lazyPart } from '#client/language/lazy-part.tsx';
import { langOf } from '#client/ui/user-text.tsx';
import { ApplicationListSkeleton, usePreloadApplication } from '../application-list-loading.tsx';
import { applicationKeys, ownApplicationsQuery } from '../application-queries.ts';
import { AppliedEntry } from './applied-entry.tsx';
import { JobThumb } from '../job-row.tsx';
import '#client/ui/card.css';
import '../application-list.css';

const CalledJobs = lazyPart(async () => (await import('./called-jobs.tsx')).CalledJobs);

/** Applications from this device that are waiting or were refused. */
const useUnsentApplications = () =>
  useOutbox()
    .filter((item) => isCall(item, apply))
    .filter(({ state }) => state !== 'sent');

type Props = { coverOf: (jobId: number) => number | undefined };

function WaitingApplications({ coverOf }: Props) {
  const { openOutbox } = useShellLinks();
  const waiting = useUnsentApplications();
  if (waiting.length === 0) return null;
  return (
    <ul className="kg-rows application-list waiting">
      {waiting.map(({ key, subject, state, input: { body } }) => (
        <li key={key}>
          <JobThumb img={coverOf(Number(body.job_id))} />
          <div className="application-entry">
            <h2 lang={langOf(subject)}>
              <Link className="stretched" to="/jobDetail/$id" params={{ id: String(body.job_id) }}>
                {subject}
              </Link>
            </h2>
            <p className="kg-muted">
              {state === 'failed' ? (
                <Trans>This couldn't be sent.</Trans>
              ) : (
                <Trans>Will be sent automatically when you're back online.</Trans>
              )}
            </p>
            <button type="button" className="application-outbox" onClick={openOutbox}>
              {state === 'failed' ? <Trans>See why</Trans> : <StatusBadge status="waiting" />}
            </button>
          </div>
        </li>
      ))}
    </ul>
  );
}

/** A job's cover picture, if the job is cached: the API's list of applications has none. */
function useKnownCover(owner: Owner): (jobId: number) => number | undefined {
  const client = useQueryClient();
  return (jobId) => cachedJob(client, owner, jobId)?.img;
}

function NothingApplied() {
  // Unsent applications are listed above.
  if (useUnsentApplications().length > 0) return null;
  return (
    <EmptyState
      picture="applied"
      title={<Trans>You have not applied to any jobs.</Trans>}
      action={
        <ButtonLink to="/jobs">
          <Trans>Apply now.</Trans>
        </ButtonLink>
      }
    />
  );
}

function AppliedJobs({ user }: { user: User }) {
  const { t } = useLingui();
  const { data, isError, isFetching, isPaused, refetch, dataUpdatedAt } = useQuery(
    ownApplicationsQuery(user.user_id),
  );
  const coverOf = useKnownCover(user.user_id);
  const { shown, onMore } = useShowMore(data ?? []);
  usePreloadApplication();
  if (!data && !isError && !isPaused) return <ApplicationListSkeleton />;
  if (!data) {
    return (
      <FailureState
        message={t`Your applications couldn't be loaded.`}
        onRetry={() => void refetch()}
        busy={isFetching}
      />
    );
  }
  if (data.length === 0) return <NothingApplied />;
  return (
    <>
      <ListAge updatedAt={dataUpdatedAt} busy={isFetching} onRefresh={() => void refetch()} />
      <ul className="kg-rows application-list">
        {shown.map((application) => (
          <AppliedEntry key={application.id} application={application} img={coverOf(application.job_id)} />
        ))}
      </ul>
      <ShowMore onMore={onMore} />
    </>
  );
}

export function AppliedJobsScreen() {
  const { t } = useLingui();
  const user = useSession();
  const coverOf = useKnownCover(user?.user_id ?? 'guest');
  usePageTitle(t`Applied jobs`);
  if (!user) return null;
  return (
    <>
      <RootHeader />
      <PageContent width="column" refreshes={[applicationKeys.list(user.user_id)]}>
        <h1 className="applications-title">
          <Trans>Applied jobs</Trans>
        </h1>
        <WaitingApplications coverOf={coverOf} />
        <AppliedJobs key={user.user_id} user={user} />
        <CalledJobs userId={user.user_id} />
      </PageContent>
    </>
  );
}
