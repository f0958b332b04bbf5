/** Everything on this phone that waits to be sent or was refused: what it is, since when, and the way out. */
import { Trans, useLingui } from '@lingui/react/macro';
import { refreshOutline } from 'ionicons/icons';
import { useState } from 'react';
import { apply } from '#contract/applications.ts';
import { isCall, isWaiting } from '#contract/outbox-item.ts';
import { mayGoAgain, tryNow } from '#client/data/outbox-retry.ts';
import { keepOnDevice, staysInThisTab } from '#client/data/outbox-tab.ts';
import { useOutbox } from '#client/data/outbox-query.ts';
import { Button } from '#client/ui/button.tsx';
import { Note } from '#client/ui/note.tsx';
import { Sheet } from '#client/ui/sheet.tsx';
import { OutboxEntry } from './outbox-entry.tsx';
import './outbox-sheet.css';

/** The question to a person who is not remembered here. */
function KeepQuestion() {
  const [isAsking, ask] = useState(staysInThisTab);
  if (!isAsking) return null;
  return (
    <div className="kg-outbox-keep">
      <Note>
        <p>
          <Trans>You are not remembered on this phone: when you close this tab, what waits is lost.</Trans>
        </p>
        <Button
          variant="outline"
          small
          onClick={() =>
            void keepOnDevice().then(
              () => ask(false),
              () => undefined,
            )
          }
        >
          <Trans>Keep it on this phone until it is sent</Trans>
        </Button>
      </Note>
    </div>
  );
}

type Props = { open: boolean; onClose: () => void };

export function OutboxSheet({ open, onClose }: Props) {
  const { t } = useLingui();
  const items = useOutbox().filter(({ state }) => state !== 'sent');
  const waiting = items.filter(isWaiting);
  const canTry = waiting.length > 0 || items.some(mayGoAgain);
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={t`Waiting to be sent`}
      footer={
        canTry && (
          <Button wide variant="quiet" icon={refreshOutline} onClick={() => void tryNow(items)}>
            <Trans>Try now</Trans>
          </Button>
        )
      }
    >
      <p className="kg-muted">
        {waiting.length > 0 ? (
          <Trans>Will be sent automatically when you're back online.</Trans>
        ) : items.length > 0 ? (
          <Trans>This could not be sent.</Trans>
        ) : (
          <Trans>Nothing waiting to be sent.</Trans>
        )}
      </p>
      {waiting.some(({ owner }) => owner !== null) && <KeepQuestion />}
      <ul className="kg-outbox">
        {items.map((item) => (
          <OutboxEntry key={item.key} item={item} onLeave={onClose} />
        ))}
      </ul>
      {waiting.some((item) => isCall(item, apply)) && (
        <Note>
          <Trans>If the job closes before then, we tell you and nothing is sent.</Trans>
        </Note>
      )}
    </Sheet>
  );
}
