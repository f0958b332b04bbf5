/** Everything on this phone that waits to be sent or was refused: what it is, since when, and what can be done. */
import { Trans, useLingui } from '@lingui/react/macro';
import { refreshOutline } from 'ionicons/icons';
import { useState } from 'react';
import { isCall, isWaiting, type OutboxItem } from '#contract/outbox-item.ts';
import { canRetry, sendAllNow } from '#client/data/outbox-items.ts';
import { keepOnDevice, staysInThisTab } from '#client/data/outbox-tab.ts';
import { useOutbox } from '#client/data/outbox-query.ts';
import { Button } from '#client/ui/button.tsx';
import { Note } from '#client/ui/note.tsx';
import { Sheet } from '#client/ui/sheet.tsx';
import { OutboxEntry } from './outbox-entry.tsx';
import { declarationOf, queuedCalls } from './queued-calls.ts';
import './outbox-sheet.css';

/** Asks a person who is not remembered here whether to store the items on the device. */
function StoreQuestion() {
  const [isAsking, ask] = useState(staysInThisTab);
  if (!isAsking) return null;
  return (
    <div className="kg-outbox-keep">
      <Note>
        <p>
          <Trans>
            You won't stay logged in on this phone: when you close this tab, anything not yet sent is lost.
          </Trans>
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
          <Trans>Store it on this phone until it's sent</Trans>
        </Button>
      </Note>
    </div>
  );
}

type Props = { open: boolean; onClose: () => void };

const send = (items: readonly OutboxItem[]): void =>
  void sendAllNow(items, (item) => declarationOf(item)?.call.repeat).catch(() => undefined);

export function OutboxSheet({ open, onClose }: Props) {
  const { t, i18n } = useLingui();
  const items = useOutbox().filter(({ state }) => state !== 'sent');
  const waiting = items.filter(isWaiting);
  const canSend = waiting.length > 0 || items.some(canRetry);
  const notes = queuedCalls.flatMap(({ call, note }) =>
    note && waiting.some((item) => isCall(item, call)) ? [note] : [],
  );
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={t`Waiting to be sent`}
      footer={
        canSend && (
          <Button wide variant="quiet" icon={refreshOutline} onClick={() => send(items)}>
            <Trans>Try now</Trans>
          </Button>
        )
      }
    >
      <p className="kg-muted">
        {waiting.length > 0 ? (
          <Trans>Will be sent automatically when you're back online.</Trans>
        ) : items.length > 0 ? (
          <Trans>This couldn't be sent.</Trans>
        ) : (
          <Trans>Nothing waiting to be sent.</Trans>
        )}
      </p>
      {waiting.some(({ owner }) => owner !== null) && <StoreQuestion />}
      <ul className="kg-outbox">
        {items.map((item) => (
          <OutboxEntry key={item.key} item={item} onRetry={() => send([item])} onLeave={onClose} />
        ))}
      </ul>
      {notes.map((note) => (
        <Note key={note.id}>{i18n._(note)}</Note>
      ))}
    </Sheet>
  );
}
