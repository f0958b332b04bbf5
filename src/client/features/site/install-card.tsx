/** Offers to install the app (product 13.4): one tap if the browser can do it, otherwise two illustrated steps. */
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { addOutline, close, downloadOutline, shareOutline } from 'ionicons/icons';
import { dismissOffer, useMayOffer } from '#client/data/install-eligibility.ts';
import { install, useInstallMethod } from '#client/data/install-offer.ts';
import { isInTelegram } from '#client/data/telegram-launch.ts';
import { isSharedDevice } from '#client/data/session-storage.ts';
import { Button, IconButton } from '#client/ui/button.tsx';
import { Icon } from '#client/ui/icon.tsx';
import { isSsrPageShown } from '#client/ui/page-content.tsx';
import { useShellLinks } from '#client/ui/shell-links.ts';
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

/** Decided whenever the page is opened: a card that is added later would move what is being read (product 13.5). */
function useIsShown(canOffer: boolean): boolean {
  const { usePageIsActive } = useShellLinks();
  const isActive = usePageIsActive();
  const [wasActive, setWasActive] = useState(isActive);
  // The server-rendered page has no such card.
  const [isShown, setShown] = useState(() => canOffer && !isSsrPageShown());
  if (isActive !== wasActive) {
    setWasActive(isActive);
    if (isActive) setShown(canOffer && !isSsrPageShown());
  }
  return isShown && canOffer;
}

export function InstallCard() {
  const { t } = useLingui();
  const method = useInstallMethod();
  const mayOffer = useMayOffer();
  const isShown = useIsShown(method !== undefined && mayOffer && !isSharedDevice() && !isInTelegram());
  if (!isShown) return null;
  const ask = async () => {
    // Declining in the browser's dialog also closes the offer.
    if (!(await install())) dismissOffer();
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
      <IconButton icon={close} label={t`Close`} onClick={dismissOffer} />
    </section>
  );
}
