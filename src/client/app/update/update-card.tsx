/** Offers a new version of the app on the page that is opened next. Loaded only if there is one. */
import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { refreshOutline } from 'ionicons/icons';
import { AskCard } from '#client/ui/ask-card.tsx';
import { Button } from '#client/ui/button.tsx';
import { notify } from '#client/ui/toast.ts';
import { whileNothingIsSent } from '#client/data/outbox-draining.ts';
import { type Update, useUpdateOffer } from './update-offer.ts';
import { whenNothingUnsaved } from './unsaved-forms.ts';

const postponeUpdate = (): void => useUpdateOffer.setState({ update: undefined });

/** Offers it once it is installed. One that is on offer already stays: its registration has the newest version. */
export function offerUpdate(registration: ServiceWorkerRegistration): void {
  const offer = () => {
    if (!registration.active || !registration.waiting) return;
    useUpdateOffer.setState(({ update }) => ({ update: update ?? { registration, Card: UpdateCard } }));
  };
  registration.installing?.addEventListener('statechange', offer);
  offer();
}

const activationTimeoutMs = 2_000;

/** Activates the new worker. Resolves once that is done, or after a timeout. */
const activate = (next: ServiceWorker): Promise<void> =>
  new Promise((resolve) => {
    next.addEventListener('statechange', () => resolve(), { once: true });
    setTimeout(resolve, activationTimeoutMs);
    next.postMessage({ type: 'SKIP_WAITING' });
  });

/** The page reloads once the new worker has control. With unsaved input, a message says that the update waits. */
export function installUpdate({ registration }: Update): void {
  const next = registration.waiting;
  if (whenNothingUnsaved(() => next && void whileNothingIsSent(() => activate(next)))) return;
  postponeUpdate();
  notify('blue', msg`The update installs once you've sent or saved what you're writing.`);
}

export const UpdateCard = ({ update }: { update: Update }) => (
  <AskCard
    icon={refreshOutline}
    title={<Trans>A new version of Karngea is ready.</Trans>}
    onClose={postponeUpdate}
  >
    <div className="kg-ask-actions">
      <Button onClick={() => installUpdate(update)}>
        <Trans>Update now</Trans>
      </Button>
      <Button variant="outline" onClick={postponeUpdate}>
        <Trans>Later</Trans>
      </Button>
    </div>
  </AskCard>
);
