/** What follows a log-in or the end of a session: tabs, cached pages, cached data and redirects (product 4.1, 4.3). */
import { msg } from '@lingui/core/macro';
import { type QueryClient } from '@tanstack/react-query';
import { type CachePersister } from '#client/data/persister.ts';
import {
  isEndedByUser,
  onNewPasswordNeeded,
  onSessionChange,
  onSessionEnd,
  readSession,
  type SessionEnd,
} from '#client/data/session.ts';
import { type CachedPage, type ShellController } from '#client/ionic-tanstack/shell-controller.ts';
import { notify } from '#client/ui/toast.ts';
import { tabRootsOf } from '#client/app/shell/shell-tabs.ts';

const isPrivate = ({ staticData }: Pick<CachedPage, 'staticData'>): boolean =>
  (staticData.access ?? 'anyone') !== 'anyone';

type Dependencies = { shell: ShellController; queryClient: QueryClient; persister: CachePersister };

export function connectSession({ shell, queryClient, persister }: Dependencies): void {
  const { router } = shell;
  // Includes the page that is still loading: its request may be the one that was rejected.
  const showsPrivatePage = () =>
    [...router.state.matches, ...router.matchRoutes(router.state.location)].some(isPrivate);

  const redirectAfterEnd = (why: SessionEnd): void => {
    const here: string = router.state.location.href;
    if (isEndedByUser(why)) {
      notify(
        'blue',
        why === 'deleted' ? msg`Your account has been deleted.` : msg`You have successfully signed out.`,
      );
      if (router.state.location.pathname === '/') void router.invalidate();
      else shell.navigateRoot('/');
      return;
    }
    const isPrivatePage = showsPrivatePage();
    if (why === 'suspended') notify('red', msg`This account is suspended.`);
    else if (isPrivatePage) notify('red', msg`Please login first.`);
    if (isPrivatePage) {
      void router.navigate({ to: '/login', search: { next: here }, replace: true });
    }
  };

  onSessionChange(() => shell.replaceTabs(tabRootsOf(readSession()?.acc_type)));
  onNewPasswordNeeded(() => {
    if (router.state.location.pathname !== '/setting')
      void router.navigate({ to: '/setting', replace: true });
  });
  onSessionEnd((why) => {
    redirectAfterEnd(why);
    shell.purgeViews(isPrivate);
    void queryClient.cancelQueries();
    queryClient.removeQueries({ predicate: ({ meta }) => meta?.persist !== 'public' });
    void persister.clearOtherUsers();
  });
}
