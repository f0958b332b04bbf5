/** A company's open jobs, page after page (product 2.21). */
import { Plural, Trans } from '@lingui/react/macro';
import { useInfiniteQuery } from '@tanstack/react-query';
import { JobGrid } from '#client/features/jobs/job-grid.tsx';
import { type Owner } from '#client/features/jobs/job-keys.ts';
import { ListAge } from '#client/forms/list-age.tsx';
import { SectionHead } from '#client/ui/section-head.tsx';
import { ShowMore } from '#client/ui/show-more.tsx';
import { TextLink } from '#client/ui/text-link.tsx';
import { CompanyJobRows } from './company-job-rows.tsx';
import { companyJobsQuery } from './company-queries.ts';

type Props = { owner: Owner; companyId: number; open: number };

export function CompanyJobs({ owner, companyId, open }: Props) {
  const query = useInfiniteQuery(companyJobsQuery(owner, companyId));
  const { data: jobs = [], hasNextPage, isFetching, dataUpdatedAt, refetch } = query;
  return (
    <section>
      <SectionHead
        title={<Plural value={open} one="# open job" other="# open jobs" />}
        aside={
          open > jobs.length && (
            <TextLink to="/jobs" search={{ company: companyId }}>
              <Trans>See All</Trans>
            </TextLink>
          )
        }
      />
      {dataUpdatedAt > 0 && (
        <ListAge updatedAt={dataUpdatedAt} busy={isFetching} onRefresh={() => void refetch()} />
      )}
      <CompanyJobRows jobs={jobs} />
      <JobGrid jobs={jobs} withoutCompany />
      {hasNextPage && (
        <div className="company-jobs-end">
          <ShowMore pages={query} wide={false} />
        </div>
      )}
    </section>
  );
}
