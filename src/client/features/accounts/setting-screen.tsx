/** /setting (product 2.14): the password, how one logs in, what is told on this device, and one's data. */
import { useLingui } from '@lingui/react/macro';
import { useSession } from '#client/data/session.ts';
import { NotificationSettings } from '#client/features/push/notification-settings.tsx';
import { PageContent } from '#client/ui/page-content.tsx';
import { useShellLinks } from '#client/ui/shell-links.ts';
import { SubPageHeader } from '#client/ui/sub-page-header.tsx';
import { usePageTitle } from '#client/ui/use-page-title.ts';
import { CodesReminder } from './codes-reminder.tsx';
import { LoggingIn } from './logging-in.tsx';
import { PasswordForm } from './password-form.tsx';
import { YourData } from './your-data.tsx';
import './setting-screen.css';

export function SettingScreen() {
  const { t } = useLingui();
  const { settings } = useShellLinks();
  const user = useSession();
  const isOperator = user?.acc_type === 'operator';
  usePageTitle(t`Settings`);
  return (
    <>
      <SubPageHeader title={t`Settings`} backTo={isOperator ? '/operator' : '/myProfile'} />
      <PageContent width="card">
        {user && <CodesReminder user={user} />}
        <PasswordForm />
        {user && <LoggingIn user={user} />}
        {user && !isOperator && <NotificationSettings user={user} />}
        {user && !isOperator && <YourData user={user} />}
        {settings}
      </PageContent>
    </>
  );
}
