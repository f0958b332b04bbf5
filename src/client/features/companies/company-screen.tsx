/** /company/{id} (product 2.21). */
import { useLingui } from '@lingui/react/macro';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { Navigate, useParams } from '@tanstack/react-router';
import { ApiFailure } from '#client/data/api-failure.ts';
import { useSession } from '#client/data/session.ts';
import { ownerOf } from '#client/features/jobs/job-keys.ts';
import { ShareButton } from '#client/features/jobs/share/share-button.tsx';
import { useCompanyName } from '#client/language/names.ts';
import { FailureState } from '#client/ui/failure-state.tsx';
import { PageContent } from '#client/ui/page-content.tsx';
import { Skeleton, SkeletonGroup } from '#client/ui/skeleton.tsx';
import { SubPageHeader } from '#client/ui/sub-page-header.tsx';
import { usePageTitle } from '#client/ui/use-page-title.ts';
import { companyJobsQuery, companyQuery } from './company-queries.ts';
import { CompanyView } from './company-view.tsx';
import './company-screen.css';

const hasServerAnswered = (failure: Error | null): boolean =>
  failure instanceof ApiFailure && failure.status !== 0;

export function CompanyScreen() {
  const { t } = useLingui();
  const owner = ownerOf(useSession());
  const nameOf = useCompanyName();
  const { id = '' } = useParams({ strict: false });
  const isValidId = /^[1-9]\d{0,14}$/.test(id);
  const query = useQuery({ ...companyQuery(owner, Number(id)), enabled: isValidId });
  const { data: company, error } = query;
  const { isPending: areJobsPending, fetchStatus } = useInfiniteQuery({
    ...companyJobsQuery(owner, Number(id)),
    enabled: isValidId,
  });
  // With the company, because what they add would move the footer.
  const isLoading = !error && !query.isPaused && (!company || (areJobsPending && fetchStatus === 'fetching'));
  const name = company && nameOf(company).name;
  usePageTitle(name);
  if (!isValidId || (!company && hasServerAnswered(error))) return <Navigate to="/404" replace />;
  // An id from before the company was claimed.
  if (company && company.company_id !== Number(id))
    return <Navigate to="/company/$id" params={{ id: String(company.company_id) }} replace />;
  return (
    <>
      <div className="company-bar">
        <SubPageHeader
          title={t`Company`}
          titleAs={company ? 'p' : 'h1'}
          backTo="/jobs"
          actions={name && <ShareButton title={name} path={`/company/${id}`} shape="icon" />}
        />
      </div>
      <PageContent
        key={isLoading ? 'loading' : 'page'}
        footer={isLoading ? 'never' : 'desktop'}
        refreshes={[companyQuery(owner, Number(id)).queryKey, companyJobsQuery(owner, Number(id)).queryKey]}
      >
        {company && !isLoading && <CompanyView owner={owner} company={company} />}
        {!company && (error || query.isPaused) && (
          <FailureState
            message={t`This company couldn't be loaded.`}
            onRetry={() => void query.refetch()}
            busy={query.isFetching}
          />
        )}
        {isLoading && (
          <SkeletonGroup>
            <Skeleton width="60%" height={72} />
            <Skeleton height={48} />
            <Skeleton height={240} />
          </SkeletonGroup>
        )}
      </PageContent>
    </>
  );
}
