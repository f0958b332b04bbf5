/** "Log in with your fingerprint next time?", a strip under the header (product 2.40). */
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { fingerPrintOutline } from 'ionicons/icons';
import { useEffect, useState } from 'react';
import { type User } from '#contract/sessions.ts';
import { BlueStrip } from '#client/ui/blue-strip.tsx';
import { lazySheet } from '#client/language/lazy-part.tsx';
import { Button } from '#client/ui/button.tsx';
import { dismissOffer, openOffer, useIsOfferDue, useIsOfferOpen } from './after-log-in.ts';
import { passkeysQuery, useCanUsePasskeys } from './passkey-queries.ts';

const PasskeysSheet = lazySheet(async () => (await import('./settings/passkeys-sheet.tsx')).PasskeysSheet);

function OpenIfSupported({ user_id }: User) {
  const canUse = useCanUsePasskeys();
  useEffect(() => {
    if (canUse) openOffer(user_id);
  }, [canUse, user_id]);
  return null;
}

/** Adding a passkey needs the password again, so "Yes" opens the sheet of the settings. */
function Question({ user }: { user: User }) {
  const [isAdding, setAdding] = useState(false);
  const { data: passkeys = [] } = useQuery({ ...passkeysQuery(user.user_id), enabled: isAdding });
  return (
    <>
      <BlueStrip icon={fingerPrintOutline} text={<Trans>Log in with your fingerprint next time?</Trans>}>
        <Button variant="plain" small onClick={dismissOffer}>
          <Trans>Later</Trans>
        </Button>
        <Button variant="plain" small onClick={() => setAdding(true)}>
          <Trans>Yes</Trans>
        </Button>
      </BlueStrip>
      <PasskeysSheet user={user} passkeys={passkeys} canUse open={isAdding} onClose={dismissOffer} />
    </>
  );
}

export function PasskeyOffer({ user }: { user: User }) {
  const isDue = useIsOfferDue(user.user_id);
  const isOpen = useIsOfferOpen(user.user_id);
  if (isOpen) return <Question user={user} />;
  return isDue && <OpenIfSupported {...user} />;
}
