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

/** `fetchedAt` is a dependency because a push may have changed the badge since the last fetch. */
function useAppBadge(unread: number | undefined, fetchedAt: number): void {
  useEffect(() => {
    if (unread === undefined) return;
    // Zero clears the badge.
    void navigator.setAppBadge?.(unread)?.catch(() => undefined);
  }, [unread, fetchedAt]);
}

/** Larger counts are shown as "9+". */
const maximumShown = 9;

function BellLink({ user }: { user: User }) {
  const { t } = useLingui();
  const { data, dataUpdatedAt } = useQuery(unreadQuery(user.user_id));
  const unread = data?.unread ?? 0;
  useAppBadge(data?.unread, dataUpdatedAt);
  const label = unread > 0 ? t`Notifications, ${unread} new` : t`Notifications`;
  return (
    <Link
      to="/notices"
      className="kg-icon-button kg-bell-space notice-bell"
      activeProps={{ 'aria-current': 'page' }}
      aria-label={label}
      title={label}
    >
      <Icon name={unread > 0 ? notifications : notificationsOutline} size={26} />
      {unread > 0 && (
        <span className="notice-bell-count">{unread > maximumShown ? `${maximumShown}+` : unread}</span>
      )}
    </Link>
  );
}

/** Operators get no notices. */
export const Bell = ({ user }: { user: User }) =>
  user.acc_type === 'operator' ? null : <BellLink user={user} />;
