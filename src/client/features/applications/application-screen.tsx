/** /application/{id}: one application, for its applicant or the employer (product 2.12, 8.3). */
import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { type User } from '#contract/sessions.ts';
import { useSession } from '#client/data/session.ts';
import { PageContent } from '#client/ui/page-content.tsx';
import { SubPageHeader } from '#client/ui/sub-page-header.tsx';
import { usePageTitle } from '#client/ui/use-page-title.ts';
import { applicationQuery } from './application-detail-queries.ts';
import { ApplicationSkeleton, ApplicationUnavailable } from './application-loading.tsx';
import { ApplicantScreen } from './employer/applicant/applicant-screen.tsx';
import { OwnApplication } from './own/own-application.tsx';

function OwnApplicationScreen({ user, id }: { user: User; id: number }) {
  const { t } = useLingui();
  const { data, isError, isPaused } = useQuery(applicationQuery(user, id));
  usePageTitle(t`Application`);
  if (data) return <OwnApplication user={user} answer={data} />;
  if (isError || isPaused) return <ApplicationUnavailable />;
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
  if (!/^[1-9]\d{0,14}$/.test(id)) return <ApplicationUnavailable />;
  const Screen = user.acc_type === 'employer' ? ApplicantScreen : OwnApplicationScreen;
  return <Screen key={`${user.user_id}/${id}`} user={user} id={Number(id)} />;
}
