/** What is worth having on the phone before the network goes: a job's page, one's own things, the saved jobs, the first jobs of the list, and what was read. */
import { type QueryClient } from '@tanstack/react-query';
import { smallPicturePath } from '#contract/company-fields.ts';
import { type JobListItem } from '#contract/jobs.ts';
import { pageSize } from '#contract/limits.ts';
import { readSession } from '#client/data/session.ts';
import { siteAddress } from '#client/data/site-origin.ts';
import { ownApplicationsQuery } from '#client/features/applications/application-queries.ts';
import { jobAnswers } from '#client/features/jobs/job-cache.ts';
import { jobKeys, type Owner, ownerOf } from '#client/features/jobs/job-keys.ts';
import { jobQuery } from '#client/features/jobs/job-queries.ts';
import { savedJobsQuery } from '#client/features/jobs/my-jobs-queries.ts';

/** What is younger is good enough; the page that shows it asks again anyway. */
const staleTime = 24 * 3_600_000;
/** The newest of the saved jobs: somebody may have saved hundreds. */
const savedDetails = 24;
/** Of the jobs that were read: those asked for longest ago. */
const readDetails = 12;

/** They stay for a week, and may no longer be there (product 2.6). */
const readLongAgo = (client: QueryClient, owner: Owner): Pick<JobListItem, 'job_id'>[] =>
  jobAnswers(client, owner, { type: 'inactive' })
    .filter((answer) => answer.kind === 'detail')
    .filter(({ query }) => query.state.dataUpdatedAt < Date.now() - staleTime)
    .sort((one, other) => one.query.state.dataUpdatedAt - other.query.state.dataUpdatedAt)
    .slice(0, readDetails)
    .map(({ data }) => data);

/** By an image, as pages show it: the worker keeps it for them. */
const loadPicture = (address: string): Promise<void> =>
  new Promise((resolve) => {
    const picture = new Image();
    picture.onload = picture.onerror = () => resolve();
    picture.src = address;
  });

/** Cards that nobody has scrolled to yet have not asked for theirs. */
const logosOf = (jobs: readonly JobListItem[]): ReadonlySet<string> =>
  new Set(
    jobs.flatMap(({ company }) => siteAddress(company?.logo ? smallPicturePath(company.logo) : null) ?? []),
  );

/**
 * The fetches one by one, the cheap and personal ones first; each may be left out by ending the loop.
 * It ends by itself when somebody else logs in.
 */
export function* prefetches(client: QueryClient): Generator<() => Promise<void>> {
  const user = readSession();
  const owner = ownerOf(user);
  // Nearly everybody opens a job next: neither the first touch of a card nor the first tap then waits for code.
  yield async () => void (await import('#client/features/jobs/details/job-detail-screen.tsx'));
  if (user && user.acc_type !== 'operator') {
    yield () => client.prefetchQuery({ ...savedJobsQuery(owner), staleTime });
    // With its code, which knows the phone numbers of the world, and is nothing for guests.
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
  const listed = [...saved.slice(0, savedDetails), ...firstPage.slice(0, pageSize)];
  for (const logo of logosOf(listed)) yield () => loadPicture(logo);
  for (const { job_id } of [...listed, ...readLongAgo(client, owner)]) {
    if (readSession()?.user_id !== user?.user_id) return;
    yield () => client.prefetchQuery({ ...jobQuery(client, owner, job_id), staleTime });
  }
}
