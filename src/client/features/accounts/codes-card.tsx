/** Offers recovery codes after the first application or posting (product 2.38). */
import { Trans } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { keyOutline } from 'ionicons/icons';
import { useEffect, useRef, useState } from 'react';
import * as z from 'zod/mini';
import { type User } from '#contract/sessions.ts';
import { readStored, writeStored } from '#client/data/device-storage.ts';
import { isSharedDevice } from '#client/data/session-storage.ts';
import { accountQuery } from '#client/features/push/account-queries.ts';
import { useLastSent } from '#client/features/push/last-sent.ts';
import { lazySheet } from '#client/language/lazy-part.tsx';
import { AskCard } from '#client/ui/ask-card.tsx';
import { Button } from '#client/ui/button.tsx';
import { showOnNextPage } from '#client/ui/page-cards.ts';

const CodesSheet = lazySheet(async () => (await import('./codes-sheet.tsx')).CodesSheet);

/** Account ids that were asked on this device. Not cleared on sign-out. */
const key = 'codesAsked';
const readAsked = (): readonly number[] => readStored('local', key, z.array(z.number())) ?? [];

/** Asks once per account and device, and only who has no codes. */
export function useAskAboutCodes(user: User): void {
  const client = useQueryClient();
  const sent = useLastSent();
  const before = useRef(sent);
  useEffect(() => {
    const last = before.current;
    before.current = sent;
    // First comes the question about pushes; then what was sent is cleared.
    if (sent || (last !== 'application' && last !== 'posting')) return;
    if (isSharedDevice() || readAsked().includes(user.user_id)) return;
    const ask = async () => {
      const { codes_left } = await client.fetchQuery(accountQuery(user.user_id));
      if (codes_left > 0) return;
      showOnNextPage({
        key: 'codes',
        onShown: () => writeStored('local', key, [...readAsked(), user.user_id]),
        render: (close) => <CodesCard user={user} onClose={close} />,
      });
    };
    // Without a connection, the next application or posting asks.
    ask().catch(() => undefined);
  }, [sent, client, user]);
}

function CodesCard({ user, onClose }: { user: User; onClose: () => void }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <AskCard icon={keyOutline} title={<Trans>If you forget your password</Trans>} onClose={onClose}>
        <p>
          <Trans>One of eight codes lets you back in, without e-mail or SMS.</Trans>
        </p>
        <div className="kg-ask-actions">
          <Button onClick={() => setOpen(true)}>
            <Trans>Create 8 codes</Trans>
          </Button>
        </div>
      </AskCard>
      <CodesSheet user={user} open={isOpen} onClose={onClose} />
    </>
  );
}
