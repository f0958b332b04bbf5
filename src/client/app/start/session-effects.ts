/** What the app does when somebody logs in or out: tabs, kept pages, cached answers, and where to go (product 4.1, 4.3). */
import { msg } from '@lingui/core/macro';
import { type QueryClient } from '@tanstack/react-query';
import { type CachePersister } from '#client/data/persister.ts';
import {
  isOwnEnd,
  onSessionChange,
  onSessionEnd,
  readSession,
  type SessionEnd,
} from '#client/data/session.ts';
import { type CachedPage, type ShellController } from '#client/ionic-tanstack/shell-controller.ts';
import { notify } from '#client/ui/notices.ts';
import { tabRootsOf } from '#client/app/shell/tabs.ts';

const isPrivate = ({ staticData }: Pick<CachedPage, 'staticData'>): boolean =>
  (staticData.access ?? 'anyone') !== 'anyone';

type Parts = { shell: ShellController; queryClient: QueryClient; persister: CachePersister };

export function followSession({ shell, queryClient, persister }: Parts): void {
  const { router } = shell;
  // The page that is opened may still be waiting for the answer that says so, and is shown by none of these yet.
  const showsPrivatePage = () =>
    [...router.state.matches, ...router.matchRoutes(router.state.location)].some(isPrivate);

  const goAway = (why: SessionEnd): void => {
    const here: string = router.state.location.href;
    if (isOwnEnd(why)) {
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
  onSessionEnd((why) => {
    goAway(why);
    shell.purgeViews(isPrivate);
    void queryClient.cancelQueries();
    queryClient.removeQueries({ predicate: ({ meta }) => meta?.persist !== 'public' });
    void persister.forget();
  });
}
