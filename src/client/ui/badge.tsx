/** A status as icon and word on a tinted background: never colour alone. */
import { Trans } from '@lingui/react/macro';
import { checkmarkCircle, closeCircle, cloudUpload, ellipse, lockClosed, time } from 'ionicons/icons';
import { type ReactNode } from 'react';
import { Icon, type IconSize } from './icon.tsx';
import './badge.css';

type BadgeTone = 'pending' | 'accepted' | 'rejected' | 'waiting' | 'hiring' | 'closed';

type BadgeProps = { tone: BadgeTone; icon?: string; iconSize?: IconSize; children: ReactNode };

/** For a status that only one screen shows; StatusBadge has the shared ones. */
export function Badge({ tone, icon, iconSize = 16, children }: BadgeProps) {
  return (
    <span className={`kg-badge ${tone}`}>
      {icon && <Icon name={icon} size={iconSize} />}
      {children}
    </span>
  );
}

type Status = 'pending' | 'accepted' | 'rejected' | 'waiting' | 'Hiring' | 'Closed';

type StatusProps = {
  status: Status;
  /** Who sees the status of an application: applicants get a gentler text for rejected. */
  viewer?: 'employee' | 'employer';
};

/** The status of an application or job; `waiting` means not sent from this phone yet. */
export function StatusBadge({ status, viewer = 'employee' }: StatusProps) {
  switch (status) {
    case 'pending':
      return (
        <Badge tone="pending" icon={time}>
          <Trans>Pending</Trans>
        </Badge>
      );
    case 'accepted':
      return (
        <Badge tone="accepted" icon={checkmarkCircle}>
          <Trans>Accepted</Trans>
        </Badge>
      );
    case 'rejected':
      return (
        <Badge tone="rejected" icon={closeCircle}>
          {viewer === 'employer' ? (
            <Trans>Rejected</Trans>
          ) : (
            <Trans context="to the applicant" comment="In Khmer gently: not chosen">
              Rejected
            </Trans>
          )}
        </Badge>
      );
    case 'waiting':
      return (
        <Badge tone="waiting" icon={cloudUpload}>
          <Trans>Waiting to be sent</Trans>
        </Badge>
      );
    case 'Hiring':
      return (
        <Badge tone="hiring" icon={ellipse} iconSize={9}>
          <Trans>Hiring</Trans>
        </Badge>
      );
    case 'Closed':
      return (
        <Badge tone="closed" icon={lockClosed} iconSize={14}>
          <Trans>Closed</Trans>
        </Badge>
      );
  }
}
