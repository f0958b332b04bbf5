/** /application/{id}: one application, for who sent it and for who decides (product 2.12, 8.3). Knows when it cannot be shown. */
import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { type User } from '#contract/accounts.ts';
import { useSession } from '#client/data/session.ts';
import { PageContent } from '#client/ui/page-content.tsx';
import { SubPageHeader } from '#client/ui/sub-page-header.tsx';
import { usePageTitle } from '#client/ui/use-page-title.ts';
import { applicationQuery } from './application-detail-queries.ts';
import { ApplicationSkeleton } from './application-loading.tsx';
import { CannotBeShown } from './application-loading.tsx';
import { ApplicantScreen } from './employer/applicant/applicant-screen.tsx';
import { OwnApplication } from './own/own-application.tsx';

function Own({ user, id }: { user: User; id: number }) {
  const { t } = useLingui();
  const { data, isError, isPaused } = useQuery(applicationQuery(user, id));
  usePageTitle(t`Application`);
  if (data) return <OwnApplication user={user} answer={data} />;
  if (isError || isPaused) return <CannotBeShown />;
  return (
    <>
      <SubPageHeader title={t`Application`} backTo="/appliedJobs" />
      <PageContent>
        <ApplicationSkeleton />
      </PageContent>
    </>
  );
}

export function ApplicationScreen() {
  const user = useSession();
  const { id = '' } = useParams({ strict: false });
  if (!user) return null;
  if (!/^[1-9]\d{0,14}$/.test(id)) return <CannotBeShown />;
  const Shown = user.acc_type === 'employer' ? ApplicantScreen : Own;
  return <Shown key={`${user.user_id}/${id}`} user={user} id={Number(id)} />;
}
