/** The state of an unsent message, with buttons to cancel or retry. */
import { Trans, useLingui } from '@lingui/react/macro';
import { alertCircle, close, cloudUpload } from 'ionicons/icons';
import { type OutboxItem } from '#contract/outbox-item.ts';
import { shouldShowWaiting } from '#client/data/outbox-items.ts';
import { cancel } from '#client/data/outbox-send.ts';
import { Button, IconButton } from '#client/ui/button.tsx';
import { Icon } from '#client/ui/icon.tsx';
import { sendAgain } from './message-sending.ts';

function Refused({ item }: { item: OutboxItem }) {
  return (
    <div className="thread-refused">
      <p className="thread-state refused">
        <Icon name={alertCircle} size={16} />
        {item.reason === 'expired' ? (
          <Trans>Not sent: it expired after a week.</Trans>
        ) : (
          <Trans comment="A message that was refused">Not sent</Trans>
        )}
      </p>
      <Button variant="plain" small onClick={() => void sendAgain(item).catch(() => undefined)}>
        <Trans>Try again</Trans>
      </Button>
      <Button variant="plain" small onClick={() => void cancel(item)}>
        <Trans>Delete</Trans>
      </Button>
    </div>
  );
}

export function UnsentState({ item }: { item: OutboxItem }) {
  const { t } = useLingui();
  if (item.state === 'failed') return <Refused item={item} />;
  if (!shouldShowWaiting(item)) {
    return (
      <p className="thread-state">
        <Trans>Being sent…</Trans>
      </p>
    );
  }
  return (
    <div className="thread-waiting">
      <p className="thread-state waiting">
        <Icon name={cloudUpload} size={16} />
        <Trans>Waiting to be sent</Trans>
      </p>
      <IconButton icon={close} size={18} label={t`Cancel sending`} onClick={() => void cancel(item)} />
    </div>
  );
}
