/** Marks an urgent job: as a ribbon over a card's edge, or as an inline badge. */
import { Trans } from '@lingui/react/macro';
import { flash } from 'ionicons/icons';
import { Icon } from './icon.tsx';
import './ribbon.css';

const UrgentLabel = () => (
  <>
    <Icon name={flash} size={14} />
    <Trans>Urgent</Trans>
  </>
);

/** For a card with `position: relative`. It sticks out by 6 px, so neither card nor list may clip. */
export const UrgentRibbon = () => (
  <span className="kg-ribbon">
    <span>
      <UrgentLabel />
    </span>
  </span>
);

export const UrgentBadge = () => (
  <span className="kg-urgent">
    <UrgentLabel />
  </span>
);
