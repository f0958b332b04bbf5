/** One item of the outbox: what it is, its age and state, and how to cancel or correct it. */
import { Trans, useLingui } from '@lingui/react/macro';
import { bookmark, trashOutline } from 'ionicons/icons';
import { type OutboxItem } from '#contract/outbox-item.ts';
import { canRetry } from '#client/data/outbox-items.ts';
import { cancel } from '#client/data/outbox-send.ts';
import { useRelativeTime } from '#client/language/relative-time.tsx';
import { Button, ButtonLink, IconButton } from '#client/ui/button.tsx';
import { Icon } from '#client/ui/icon.tsx';
import { declarationOf, refusalText } from './queued-calls.ts';

function Reason({ item }: { item: OutboxItem }) {
  const { i18n } = useLingui();
  if (item.state === 'sending') return <Trans>Being sent…</Trans>;
  if (item.state === 'held') return <Trans>Will be sent when you log in again.</Trans>;
  return item.state === 'failed' && i18n._(refusalText(item));
}

type Props = { item: OutboxItem; onRetry: (item: OutboxItem) => void; onLeave: () => void };

export function OutboxEntry({ item, onRetry, onLeave }: Props) {
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
