/** What to prefetch for reading offline: own lists, saved jobs, the first jobs of the list, and jobs that were read. */
import { type QueryClient } from '@tanstack/react-query';
import { smallPicturePath } from '#contract/company-fields.ts';
import { type JobListItem } from '#contract/jobs.ts';
import { pageSize } from '#contract/limits.ts';
import { readSession } from '#client/data/session.ts';
import { siteAddress } from '#client/data/platform.ts';
import { ownApplicationsQuery } from '#client/features/applications/application-queries.ts';
import { jobAnswers } from '#client/features/jobs/job-cache.ts';
import { jobKeys, type Owner, ownerOf } from '#client/features/jobs/job-keys.ts';
import { jobQuery } from '#client/features/jobs/job-queries.ts';
import { occupationsQuery } from '#client/features/jobs/occupations/occupation-queries.ts';
import { savedJobsQuery } from '#client/features/jobs/my-jobs-queries.ts';

/** Younger data is not prefetched again; the page that shows it refetches anyway. */
const staleTime = 24 * 3_600_000;
/** Details of only the newest saved jobs: there may be hundreds. */
const maxSavedDetails = 24;
/** Details of the jobs that were fetched longest ago. */
const maxReadDetails = 12;

/** Jobs that were read more than a day ago: they are cached for a week, but may be gone (product 2.6). */
const readLongAgo = (client: QueryClient, owner: Owner): Pick<JobListItem, 'job_id'>[] =>
  jobAnswers(client, owner, { type: 'inactive' })
    .filter((answer) => answer.kind === 'detail')
    .filter(({ query }) => query.state.dataUpdatedAt < Date.now() - staleTime)
    .sort((one, other) => one.query.state.dataUpdatedAt - other.query.state.dataUpdatedAt)
    .slice(0, maxReadDetails)
    .map(({ data }) => data);

/** Loads a picture with an image element, so that the service worker caches it. */
const loadPicture = (address: string): Promise<void> =>
  new Promise((resolve) => {
    const picture = new Image();
    picture.onload = picture.onerror = () => resolve();
    picture.src = address;
  });

/** The logos of these jobs: cards that were not scrolled into view have not loaded theirs. */
const logosOf = (jobs: readonly JobListItem[]): ReadonlySet<string> =>
  new Set(
    jobs.flatMap(({ company }) => siteAddress(company?.logo ? smallPicturePath(company.logo) : null) ?? []),
  );

/** Yields one fetch at a time, cheap and personal ones first. Ends when another user logs in. */
export function* prefetches(client: QueryClient): Generator<() => Promise<void>> {
  const user = readSession();
  const owner = ownerOf(user);
  // Almost everyone opens a job next, which then needn't wait for code.
  yield async () => void (await import('#client/features/jobs/details/job-detail-screen.tsx'));
  // Filters, suggestions and chips name them offline, too.
  yield () => client.prefetchQuery({ ...occupationsQuery, staleTime });
  if (user && user.acc_type !== 'operator') {
    yield () => client.prefetchQuery({ ...savedJobsQuery(owner), staleTime });
    // Loaded lazily: its code includes the large phone metadata, which guests don't need.
    yield async () => {
      const { profileQuery } = await import('#client/features/accounts/profile-queries.ts');
      await client.prefetchQuery({ ...profileQuery(user.user_id), staleTime });
    };
    yield async () => {
      const { noticesQuery } = await import('#client/features/notices/notice-queries.ts');
      await client.prefetchInfiniteQuery({ ...noticesQuery(user.user_id), pages: 2, staleTime });
    };
    if (user.acc_type === 'employee') {
      yield () => client.prefetchQuery({ ...ownApplicationsQuery(user.user_id), staleTime });
      yield async () => {
        const { cvQuery } = await import('#client/features/cvs/cv-queries.ts');
        await client.prefetchQuery({ ...cvQuery(user.user_id), staleTime });
      };
    }
  }
  const saved = client.getQueryData(jobKeys.saved(owner)) ?? [];
  const [firstPage = []] = client.getQueryData(jobKeys.list(owner, {}))?.pages ?? [];
  const listed = [...saved.slice(0, maxSavedDetails), ...firstPage.slice(0, pageSize)];
  for (const logo of logosOf(listed)) yield () => loadPicture(logo);
  for (const { job_id } of [...listed, ...readLongAgo(client, owner)]) {
    if (readSession()?.user_id !== user?.user_id) return;
    yield () => client.prefetchQuery({ ...jobQuery(client, owner, job_id), staleTime });
  }
}
