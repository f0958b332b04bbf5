/** /myProfile (product 2.9): the employee's view for employees, the employer's for everybody else. */
import { Trans, useLingui } from '@lingui/react/macro';
import { useSession } from '#client/data/session.ts';
import { PageContent } from '#client/ui/page-content.tsx';
import { RootHeader } from '#client/ui/root-header.tsx';
import { UserText } from '#client/ui/user-text.tsx';
import { usePageTitle } from '#client/ui/use-page-title.ts';
import { ApplicationOverview } from './application-overview.tsx';
import { MyCompanyRow } from './my-company-row.tsx';
import { MyJobs } from './my-jobs.tsx';
import { ProfileCard } from './profile-card.tsx';
import '#client/ui/card.css';
import './dashboard.css';

export function MyProfileScreen() {
  const { t } = useLingui();
  const user = useSession();
  usePageTitle(t`My Profile`);
  if (!user) return null;
  const name = <UserText>{user.name}</UserText>;
  return (
    <>
      <RootHeader />
      <PageContent>
        <h1 className="dashboard-title">
          <Trans>Hello, {name}</Trans>
        </h1>
        <div className={user.acc_type === 'employee' ? 'dashboard employee' : 'dashboard'}>
          {user.acc_type === 'employee' && <ProfileCard key={user.user_id} user={user} />}
          {user.acc_type === 'employer' && <MyCompanyRow />}
          <ApplicationOverview key={`applications-${user.user_id}`} user={user} />
          {user.acc_type === 'employer' && <MyJobs key={`jobs-${user.user_id}`} user={user} />}
        </div>
      </PageContent>
    </>
  );
}
