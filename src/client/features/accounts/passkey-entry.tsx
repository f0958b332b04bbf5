/** One device on which a person logs in by fingerprint, with the button that ends it (product 2.40). */
import { Trans, useLingui } from '@lingui/react/macro';
import { fingerPrintOutline } from 'ionicons/icons';
import { type Passkey } from '#contract/passkeys.ts';
import { useIsOnline } from '#client/data/connection.ts';
import { useDayWord } from '#client/language/day-words.ts';
import { Button } from '#client/ui/button.tsx';
import { SettingRow } from '#client/ui/setting-row.tsx';

type Props = { passkey: Passkey; onRemove: () => void };

export function PasskeyEntry({ passkey: { device, created_at, last_used_at }, onRemove }: Props) {
  const { t } = useLingui();
  const isOnline = useIsOnline();
  const dayWord = useDayWord();
  const name = device || t`Unknown device`;
  const used = dayWord(last_used_at ?? created_at);
  return (
    <SettingRow
      icon={fingerPrintOutline}
      title={name}
      hint={
        last_used_at === null ? (
          <Trans context="a device">Added {used}</Trans>
        ) : (
          <Trans context="a device">Used {used}</Trans>
        )
      }
    >
      <Button variant="danger" small disabled={!isOnline} aria-label={t`Remove: ${name}`} onClick={onRemove}>
        <Trans>Remove</Trans>
      </Button>
    </SettingRow>
  );
}
