/** "Log in with your fingerprint next time?", a strip under the header (product 2.40). */
import { Trans } from '@lingui/react/macro';
import { useNavigate } from '@tanstack/react-router';
import { fingerPrintOutline } from 'ionicons/icons';
import { useEffect } from 'react';
import { type User } from '#contract/sessions.ts';
import { BlueStrip } from '#client/ui/blue-strip.tsx';
import { Button } from '#client/ui/button.tsx';
import {
  dismissOffer,
  needsCurrentPassword,
  openOffer,
  useIsOfferDue,
  useIsOfferOpen,
} from './after-log-in.ts';
import { useAddPasskey, useCanUsePasskeys } from './passkey-queries.ts';

function OpenIfSupported({ user_id }: User) {
  const canUse = useCanUsePasskeys();
  useEffect(() => {
    if (canUse) openOffer(user_id);
  }, [canUse, user_id]);
  return null;
}

function Question({ user_id }: User) {
  const navigate = useNavigate();
  const adding = useAddPasskey(user_id);
  const agree = () => {
    if (!needsCurrentPassword())
      return adding.mutate('', { onSuccess: (isAdded) => isAdded && dismissOffer() });
    // The settings ask for the password.
    dismissOffer();
    void navigate({ to: '/setting' });
  };
  return (
    <BlueStrip icon={fingerPrintOutline} text={<Trans>Log in with your fingerprint next time?</Trans>}>
      <Button variant="plain" small onClick={dismissOffer}>
        <Trans>Later</Trans>
      </Button>
      <Button variant="plain" small busy={adding.isPending} onClick={agree}>
        <Trans>Yes</Trans>
      </Button>
    </BlueStrip>
  );
}

export function PasskeyOffer({ user }: { user: User }) {
  const isDue = useIsOfferDue(user.user_id);
  const isOpen = useIsOfferOpen(user.user_id);
  if (isOpen) return <Question {...user} />;
  return isDue && <OpenIfSupported {...user} />;
}
