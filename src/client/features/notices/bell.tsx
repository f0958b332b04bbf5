/** The bell in the header (product 2.2): leads to the notices and counts the unread ones. */
import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { notifications, notificationsOutline } from 'ionicons/icons';
import { useEffect } from 'react';
import { type User } from '#contract/sessions.ts';
import { Icon } from '#client/ui/icon.tsx';
import { unreadQuery } from './notice-queries.ts';
import './bell.css';

/** `askedAt` is when the number was heard: a push may have set the mark since. */
function useAppBadge(unread: number | undefined, askedAt: number): void {
  useEffect(() => {
    if (unread === undefined) return;
    // Zero takes it away.
    void navigator.setAppBadge?.(unread)?.catch(() => undefined);
  }, [unread, askedAt]);
}

/** What is shown of the number; larger ones are of no use to anybody. */
const most = 9;

function Counting({ user }: { user: User }) {
  const { t } = useLingui();
  const { data, dataUpdatedAt } = useQuery(unreadQuery(user.user_id));
  const unread = data?.unread ?? 0;
  useAppBadge(data?.unread, dataUpdatedAt);
  const label = unread > 0 ? t`Notifications, ${unread} new` : t`Notifications`;
  return (
    <Link
      to="/notices"
      className="kg-icon-button notice-bell"
      activeProps={{ 'aria-current': 'page' }}
      aria-label={label}
      title={label}
    >
      <Icon name={unread > 0 ? notifications : notificationsOutline} size={26} />
      {unread > 0 && <span className="notice-bell-count">{unread > most ? `${most}+` : unread}</span>}
    </Link>
  );
}

/** Operators have none: nothing happens to them. */
export const Bell = ({ user }: { user: User }) =>
  user.acc_type === 'operator' ? null : <Counting user={user} />;
