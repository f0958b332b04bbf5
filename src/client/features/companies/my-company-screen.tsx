/** /companies/mine (product 2.22): the employer edits the company and requests verification. */
import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { eyeOutline } from 'ionicons/icons';
import { useNavigate } from '@tanstack/react-router';
import { useSession } from '#client/data/session.ts';
import { IconButton } from '#client/ui/button.tsx';
import { FailureState } from '#client/ui/failure-state.tsx';
import { PageContent } from '#client/ui/page-content.tsx';
import { Skeleton, SkeletonGroup } from '#client/ui/skeleton.tsx';
import { SubPageHeader } from '#client/ui/sub-page-header.tsx';
import { usePageTitle } from '#client/ui/use-page-title.ts';
import { ownCompanyQuery } from './company-queries.ts';
import { MyCompanyForm } from './my-company-form.tsx';
import '#client/ui/card.css';
import './my-company.css';

function MyCompany({ userId }: { userId: number }) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const { data: company, isError, isPaused, isFetching, refetch } = useQuery(ownCompanyQuery(userId));
  const showPublicPage = () => void navigate({ to: '/company/$id', params: { id: String(userId) } });
  return (
    <>
      <SubPageHeader
        title={t`My company`}
        backTo="/myProfile"
        actions={
          company &&
          company.name !== null && (
            <IconButton icon={eyeOutline} label={t`See it as others do`} onClick={showPublicPage} />
          )
        }
      />
      {company ? (
        <MyCompanyForm userId={userId} company={company} />
      ) : (
        <PageContent width="column">
          {isError || isPaused ? (
            <FailureState
              message={t`Your company couldn't be loaded.`}
              onRetry={() => void refetch()}
              busy={isFetching}
            />
          ) : (
            <SkeletonGroup>
              <Skeleton width="60%" height={72} />
              <Skeleton height={320} />
            </SkeletonGroup>
          )}
        </PageContent>
      )}
    </>
  );
}

export function MyCompanyScreen() {
  const { t } = useLingui();
  const user = useSession();
  usePageTitle(t`My company`);
  return user ? <MyCompany key={user.user_id} userId={user.user_id} /> : null;
}
