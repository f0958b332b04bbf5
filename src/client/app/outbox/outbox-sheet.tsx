/** The list of items that wait to be sent or were refused, opened from the shell. */
import { Trans, useLingui } from '@lingui/react/macro';
import { bookmark, refreshOutline, trashOutline } from 'ionicons/icons';
import { useState } from 'react';
import { isCall, isWaiting, type OutboxItem } from '#contract/outbox-item.ts';
import { canRetry, sendAllNow } from '#client/data/outbox-items.ts';
import { storeOnDevice, staysInThisTab } from '#client/data/outbox-tab.ts';
import { useOutbox } from '#client/data/outbox-query.ts';
import { Button, ButtonLink, IconButton } from '#client/ui/button.tsx';
import { Note } from '#client/ui/note.tsx';
import { Sheet } from '#client/ui/sheet.tsx';
import { cancel } from '#client/data/outbox-send.ts';
import { useRelativeTime } from '#client/language/relative-time.tsx';
import { Icon } from '#client/ui/icon.tsx';
import { declarationOf, queuedCalls, refusalText } from './queued-calls.ts';
import './outbox-sheet.css';

function Reason({ item }: { item: OutboxItem }) {
  const { i18n } = useLingui();
  if (item.state === 'sending') return <Trans>Being sent…</Trans>;
  if (item.state === 'held') return <Trans>Will be sent when you log in again.</Trans>;
  return item.state === 'failed' && i18n._(refusalText(item));
}

type EntryProps = { item: OutboxItem; onRetry: (item: OutboxItem) => void; onLeave: () => void };

function OutboxEntry({ item, onRetry, onLeave }: EntryProps) {
  const { t, i18n } = useLingui();
  const relative = useRelativeTime();
  const declaration = declarationOf(item);
  const refused = item.state === 'failed';
  const fix = refused ? declaration?.fix?.(item) : undefined;
  const retryable = canRetry(item);
  const title = declaration?.title?.(item);
  const remove = () => {
    declaration?.afterCancel?.(item);
    void cancel(item);
  };
  return (
    <li className={refused ? 'refused' : undefined}>
      <span className="kg-outbox-icon">
        <Icon name={declaration?.icon?.(item) ?? bookmark} size={20} />
      </span>
      <div>
        <strong>{title ? i18n._(title) : item.subject}</strong>
        {declaration?.text && <p className="kg-outbox-text">{declaration.text(item)}</p>}
        <p className="kg-muted">{relative(item.createdAt)}</p>
        <p className="kg-outbox-reason">
          <Reason item={item} />
        </p>
        {fix ? (
          <ButtonLink to={fix.to} search={fix.search} variant="outline" small onClick={onLeave}>
            {i18n._(fix.label)}
          </ButtonLink>
        ) : retryable ? (
          <Button variant="outline" small onClick={() => onRetry(item)}>
            <Trans>Send again</Trans>
          </Button>
        ) : (
          refused && (
            <Button variant="outline" small onClick={remove}>
              <Trans>Remove</Trans>
            </Button>
          )
        )}
      </div>
      {(!refused || fix || retryable) && (
        <IconButton icon={trashOutline} label={refused ? t`Remove` : t`Cancel sending`} onClick={remove} />
      )}
    </li>
  );
}

/** Asks a user who is not remembered whether to store the items on the device. */
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
            void storeOnDevice().then(
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
