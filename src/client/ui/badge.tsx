/** A status as icon and word on a tinted background: never colour alone. */
import { Trans } from '@lingui/react/macro';
import { ellipse, lockClosed } from 'ionicons/icons';
import { type ReactNode } from 'react';
import { Icon, type IconSize } from './icon.tsx';
import './badge.css';

type BadgeTone = 'pending' | 'accepted' | 'rejected' | 'waiting' | 'hiring' | 'closed';

type BadgeProps = { tone: BadgeTone; icon?: string; iconSize?: IconSize; children: ReactNode };

/** For a status that only one screen shows; JobStatusBadge and StatusBadge have the shared ones. */
export function Badge({ tone, icon, iconSize = 16, children }: BadgeProps) {
  return (
    <span className={`kg-badge ${tone}`}>
      {icon && <Icon name={icon} size={iconSize} />}
      {children}
    </span>
  );
}

export const JobStatusBadge = ({ status }: { status: 'Hiring' | 'Closed' }) =>
  status === 'Hiring' ? (
    <Badge tone="hiring" icon={ellipse} iconSize={9}>
      <Trans>Hiring</Trans>
    </Badge>
  ) : (
    <Badge tone="closed" icon={lockClosed} iconSize={14}>
      <Trans>Closed</Trans>
    </Badge>
  );
