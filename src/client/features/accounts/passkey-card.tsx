/** "Log in with your fingerprint next time?", on a page after a log-in (product 2.40). */
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { fingerPrintOutline } from 'ionicons/icons';
import { useEffect, useState } from 'react';
import { type User } from '#contract/sessions.ts';
import { lazySheet } from '#client/language/lazy-part.tsx';
import { AskCard } from '#client/ui/ask-card.tsx';
import { Button } from '#client/ui/button.tsx';
import { showOnNextPage } from '#client/ui/page-cards.ts';
import { endPasskeyOffer, recordOffered, useIsPasskeyOfferDue, wasOffered } from './after-log-in.ts';
import { passkeysQuery, useCanUsePasskeys } from './passkey-queries.ts';

const PasskeysSheet = lazySheet(async () => (await import('./settings/passkeys-sheet.tsx')).PasskeysSheet);

/** After a log-in, asks on the next page if device and site support it; once per account and device. */
export function useAskAboutPasskey(user: User): void {
  const isDue = useIsPasskeyOfferDue(user.user_id);
  const canUse = useCanUsePasskeys(isDue);
  useEffect(() => {
    if (!isDue || !canUse) return;
    endPasskeyOffer();
    if (wasOffered(user.user_id)) return;
    showOnNextPage({
      key: 'passkey',
      onShown: () => recordOffered(user.user_id),
      render: (close) => <PasskeyCard user={user} onClose={close} />,
    });
  }, [isDue, canUse, user]);
}

/** Adding a passkey needs the password again, so "Yes" opens the sheet of the settings. */
function PasskeyCard({ user, onClose }: { user: User; onClose: () => void }) {
  const [isAdding, setAdding] = useState(false);
  const { data: passkeys = [] } = useQuery({ ...passkeysQuery(user.user_id), enabled: isAdding });
  return (
    <>
      <AskCard
        icon={fingerPrintOutline}
        title={<Trans>Log in with your fingerprint next time?</Trans>}
        onClose={onClose}
      >
        <div className="kg-ask-actions">
          <Button onClick={() => setAdding(true)}>
            <Trans>Yes</Trans>
          </Button>
        </div>
      </AskCard>
      <PasskeysSheet user={user} passkeys={passkeys} canUse open={isAdding} onClose={onClose} />
    </>
  );
}
