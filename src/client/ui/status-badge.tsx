/** The status of an application, or of anything that is not sent from this phone yet. Job lists don't download it. */
import { Trans } from '@lingui/react/macro';
import { checkmarkCircle, closeCircle, cloudUpload, time } from 'ionicons/icons';
import { Badge } from './badge.tsx';

type Props = {
  status: 'pending' | 'accepted' | 'rejected' | 'waiting';
  /** Who sees the status of an application: applicants get a gentler text for rejected. */
  viewer?: 'employee' | 'employer';
};

export function StatusBadge({ status, viewer = 'employee' }: Props) {
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
  }
}
