/** A state as an icon and a word on its soft ground: colour never says it alone. */
import { Trans } from '@lingui/react/macro';
import { checkmarkCircle, closeCircle, cloudUpload, ellipse, lockClosed, time } from 'ionicons/icons';
import { type ReactNode } from 'react';
import { Icon, type IconSize } from './icon.tsx';
import './badge.css';

type BadgeTone = 'pending' | 'accepted' | 'rejected' | 'waiting' | 'hiring' | 'closed';

type BadgeProps = { tone: BadgeTone; icon?: string; iconSize?: IconSize; children: ReactNode };

/** A state of one screen alone; those that several show are below. */
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
  /** Whom an application's state is told; applicants hear gently that they were not chosen. */
  viewer?: 'employee' | 'employer';
};

/** An application's or a job's state; `waiting` is what has not left the phone yet. */
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
