/** Offers to install the app (product 13.4): one tap if the browser can do it, otherwise two illustrated steps. */
import { Trans, useLingui } from '@lingui/react/macro';
import { addOutline, close, downloadOutline, shareOutline } from 'ionicons/icons';
import { closeOffer, useMayOffer } from '#client/data/install-asking.ts';
import { install, useInstallMethod } from '#client/data/install-offer.ts';
import { isBorrowed } from '#client/data/session-storage.ts';
import { Button, IconButton } from '#client/ui/button.tsx';
import { Icon } from '#client/ui/icon.tsx';
import './install-card.css';

function StepsByHand() {
  return (
    <ol className="install-steps">
      <li>
        <Icon name={shareOutline} />
        <Trans>Tap Share at the bottom of the screen.</Trans>
      </li>
      <li>
        <Icon name={addOutline} />
        <Trans>Choose Add to Home Screen.</Trans>
      </li>
    </ol>
  );
}

export function InstallCard() {
  const { t } = useLingui();
  const method = useInstallMethod();
  const mayOffer = useMayOffer();
  if (!method || !mayOffer || isBorrowed()) return null;
  const ask = async () => {
    // Declining in the browser's dialog also closes the offer.
    if (!(await install())) closeOffer();
  };
  return (
    <section className="install-card" aria-labelledby="install-card">
      <div>
        <h2 id="install-card">
          <Trans>Install Karngea on your phone</Trans>
        </h2>
        <p>
          <Trans>Opens instantly, even offline, and takes little space.</Trans>
        </p>
        {method === 'by-hand' ? (
          <StepsByHand />
        ) : (
          <Button icon={downloadOutline} onClick={() => void ask()}>
            <Trans>Install</Trans>
          </Button>
        )}
      </div>
      <IconButton icon={close} label={t`Close`} onClick={closeOffer} />
    </section>
  );
}
