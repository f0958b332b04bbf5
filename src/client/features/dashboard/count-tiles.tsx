/** Three counts, each with icon and word. */
import { Trans } from '@lingui/react/macro';
import { checkmarkCircle, paperPlane, time } from 'ionicons/icons';
import { Icon } from '#client/ui/icon.tsx';
import { type Counts } from './activity.ts';

export function CountTiles({ counts: { applied, pending, accepted } }: { counts: Counts }) {
  return (
    <div className="kg-tiles dashboard-tiles">
      <div className="kg-tile">
        <strong>{applied}</strong>
        <span>
          <Icon name={paperPlane} size={20} />
          <Trans>Applied</Trans>
        </span>
      </div>
      <div className="kg-tile pending">
        <strong>{pending}</strong>
        <span>
          <Icon name={time} size={20} />
          <Trans>Pending</Trans>
        </span>
      </div>
      <div className="kg-tile accepted">
        <strong>{accepted}</strong>
        <span>
          <Icon name={checkmarkCircle} size={20} />
          <Trans>Accepted</Trans>
        </span>
      </div>
    </div>
  );
}
