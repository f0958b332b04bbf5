/** The red mark of an urgent job: a ribbon over a card's edge, or an inline badge. */
import { Trans } from '@lingui/react/macro';
import { flash } from 'ionicons/icons';
import { Icon } from './icon.tsx';
import './ribbon.css';

const Words = () => (
  <>
    <Icon name={flash} size={14} />
    <Trans>Urgent</Trans>
  </>
);

/** For a card with `position: relative`; it sticks out by 6 px, so neither card nor list may clip. */
export const UrgentRibbon = () => (
  <span className="kg-ribbon">
    <span>
      <Words />
    </span>
  </span>
);

export const UrgentBadge = () => (
  <span className="kg-urgent">
    <Words />
  </span>
);
