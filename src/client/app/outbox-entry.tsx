/** One thing in the outbox: its kind, subject, age and state, and how to take it back or put it right. */
import { Trans, useLingui } from '@lingui/react/macro';
import { bookmark, chatbubbleEllipses, paperPlane, trashOutline } from 'ionicons/icons';
import { type Receipt } from '#contract/worker-messages.ts';
import { mayGoAgain, takeBack, tryNow } from '#client/data/outbox-link.ts';
import { failureTexts } from '#client/language/failure-texts.ts';
import { useRelativeTime } from '#client/language/relative-time.tsx';
import { Button, ButtonLink, IconButton } from '#client/ui/button.tsx';
import { Icon } from '#client/ui/icon.tsx';

const icons = { application: paperPlane, message: chatbubbleEllipses, favourite: bookmark } as const;

function Title({ item }: { item: Receipt }) {
  const { subject } = item;
  if (item.kind === 'message') return <Trans>Message to Karngea</Trans>;
  if (item.kind === 'application') return <Trans>Application: {subject}</Trans>;
  return item.body.favorite ? <Trans>Save: {subject}</Trans> : <Trans>No longer saved: {subject}</Trans>;
}

function Reason({ item: { state, reason } }: { item: Receipt }) {
  const { i18n } = useLingui();
  if (state === 'sending') return <Trans>Being sent…</Trans>;
  if (state === 'held') return <Trans>Sent when you log in again.</Trans>;
  if (state !== 'failed') return null;
  if (reason === 'expired') return <Trans>It waited for a week and was not sent.</Trans>;
  const known = Object.entries(failureTexts).find(([code]) => code === reason)?.[1];
  return i18n._(known ?? failureTexts.internal);
}

type Props = { item: Receipt; onLeave: () => void };

/** What a person can do about a thing that was refused. */
function WayOut({ item, onLeave }: Props) {
  if (item.kind === 'message') {
    return (
      <ButtonLink to="/contact" search={{ again: item.key }} variant="outline" small onClick={onLeave}>
        <Trans>Edit and send again</Trans>
      </ButtonLink>
    );
  }
  if (item.kind === 'application' && item.reason === 'no_cv') {
    return (
      <ButtonLink to="/cv" search={{ job: item.body.job_id }} variant="outline" small onClick={onLeave}>
        <Trans>Create a CV</Trans>
      </ButtonLink>
    );
  }
  if (mayGoAgain(item)) {
    return (
      <Button variant="outline" small onClick={() => void tryNow([item])}>
        <Trans>Send again</Trans>
      </Button>
    );
  }
  return (
    <Button variant="outline" small onClick={() => void takeBack(item)}>
      <Trans>Remove</Trans>
    </Button>
  );
}

export function OutboxEntry({ item, onLeave }: Props) {
  const { t } = useLingui();
  const relative = useRelativeTime();
  const refused = item.state === 'failed';
  return (
    <li className={refused ? 'refused' : undefined}>
      <span className="kg-outbox-icon">
        <Icon name={icons[item.kind]} size={20} />
      </span>
      <div>
        <strong>
          <Title item={item} />
        </strong>
        {item.kind === 'message' && <p className="kg-outbox-text">{item.subject}</p>}
        <p className="kg-muted">{relative(item.createdAt)}</p>
        <p className="kg-outbox-reason">
          <Reason item={item} />
        </p>
        {refused && <WayOut item={item} onLeave={onLeave} />}
      </div>
      {(!refused || item.kind === 'message' || mayGoAgain(item)) && (
        <IconButton
          icon={trashOutline}
          label={refused ? t`Remove` : t`Do not send`}
          onClick={() => void takeBack(item)}
        />
      )}
    </li>
  );
}
