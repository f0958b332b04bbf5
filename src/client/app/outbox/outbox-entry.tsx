/** One thing in the outbox: its kind, subject, age and state, and how to take it back or put it right. */
import { Trans, useLingui } from '@lingui/react/macro';
import {
  arrowUndo,
  bookmark,
  calendar,
  chatbubbleEllipses,
  checkmarkDone,
  createOutline,
  flag,
  notifications,
  paperPlane,
  star,
  trashOutline,
} from 'ionicons/icons';
import { addAlert } from '#contract/alerts.ts';
import {
  decideApplications,
  markApplication,
  withdrawApplication,
  decideApplication,
} from '#contract/application-handling.ts';
import {
  answerInterview,
  inviteToInterview,
  writeApplicationMessage,
} from '#contract/application-messages.ts';
import { apply } from '#contract/applications.ts';
import { addFavourite, removeFavourite } from '#contract/jobs.ts';
import { isCall, type OutboxItem } from '#contract/outbox-item.ts';
import { reportJob } from '#contract/reports.ts';
import { sendMessage } from '#contract/site.ts';
import { mayGoAgain, tryNow } from '#client/data/outbox-retry.ts';
import { cancel } from '#client/data/outbox-send.ts';
import { guest } from '#client/data/query-client.ts';
import { forgetReported } from '#client/features/reports/kept-reports.ts';
import { failureTexts } from '#client/language/failure-texts.ts';
import { useRelativeTime } from '#client/language/relative-time.tsx';
import { Button, ButtonLink, IconButton } from '#client/ui/button.tsx';
import { Icon } from '#client/ui/icon.tsx';

function iconOf(item: OutboxItem): string {
  if (isCall(item, apply)) return paperPlane;
  if (isCall(item, reportJob)) return flag;
  if (isCall(item, addAlert)) return notifications;
  if (isCall(item, withdrawApplication)) return arrowUndo;
  if (isCall(item, decideApplication) || isCall(item, decideApplications)) return checkmarkDone;
  if (isCall(item, markApplication)) return item.input.body.note === undefined ? star : createOutline;
  if (isCall(item, inviteToInterview) || isCall(item, answerInterview)) return calendar;
  return isCall(item, sendMessage) || isCall(item, writeApplicationMessage) ? chatbubbleEllipses : bookmark;
}

function Title({ item }: { item: OutboxItem }) {
  const { subject } = item;
  if (isCall(item, sendMessage)) return <Trans>Message to Karngea</Trans>;
  if (isCall(item, apply)) return <Trans>Application: {subject}</Trans>;
  if (isCall(item, reportJob)) return <Trans>Report: {subject}</Trans>;
  if (isCall(item, addAlert)) return <Trans>Job alert: {subject}</Trans>;
  if (isCall(item, withdrawApplication)) return <Trans>Withdraw: {subject}</Trans>;
  if (isCall(item, writeApplicationMessage)) return <Trans>Message: {subject}</Trans>;
  if (isCall(item, inviteToInterview)) return <Trans>Interview: {subject}</Trans>;
  if (isCall(item, answerInterview)) return <Trans>Answer to an interview: {subject}</Trans>;
  if (isCall(item, addFavourite)) return <Trans>Save: {subject}</Trans>;
  if (isCall(item, removeFavourite)) return <Trans>Unsave: {subject}</Trans>;
  if (isCall(item, decideApplication))
    return item.input.body.status === 'accepted' ? (
      <Trans>Accept: {subject}</Trans>
    ) : (
      <Trans>Reject: {subject}</Trans>
    );
  if (isCall(item, decideApplications)) {
    const n = item.input.body.ids.length;
    return item.input.body.status === 'accepted' ? <Trans>Accept {n}</Trans> : <Trans>Reject {n}</Trans>;
  }
  if (isCall(item, markApplication))
    return item.input.body.note === undefined ? (
      <Trans>Star: {subject}</Trans>
    ) : (
      <Trans>Note: {subject}</Trans>
    );
  return subject;
}

function Reason({ item: { state, reason } }: { item: OutboxItem }) {
  const { i18n } = useLingui();
  if (state === 'sending') return <Trans>Being sent…</Trans>;
  if (state === 'held') return <Trans>Will be sent when you log in again.</Trans>;
  if (state !== 'failed') return null;
  if (reason === 'expired') return <Trans>Not sent: it expired after a week.</Trans>;
  const known = Object.entries(failureTexts).find(([code]) => code === reason)?.[1];
  return i18n._(known ?? failureTexts.internal);
}

/** A report that is taken out was not sent: its job's page offers it again. */
function takeOut(item: OutboxItem): void {
  if (isCall(item, reportJob)) forgetReported(item.owner ?? guest, Number(item.input.body.job_id));
  void cancel(item);
}

type Props = { item: OutboxItem; onLeave: () => void };

/** What a person can do about a thing that was refused. */
function WayOut({ item, onLeave }: Props) {
  if (isCall(item, sendMessage)) {
    return (
      <ButtonLink to="/contact" search={{ again: item.key }} variant="outline" small onClick={onLeave}>
        <Trans>Edit and send again</Trans>
      </ButtonLink>
    );
  }
  if (isCall(item, apply) && item.reason === 'no_cv') {
    return (
      <ButtonLink
        to="/cv"
        search={{ job: Number(item.input.body.job_id) }}
        variant="outline"
        small
        onClick={onLeave}
      >
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
    <Button variant="outline" small onClick={() => takeOut(item)}>
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
        <Icon name={iconOf(item)} size={20} />
      </span>
      <div>
        <strong>
          <Title item={item} />
        </strong>
        {isCall(item, sendMessage) && <p className="kg-outbox-text">{item.subject}</p>}
        {isCall(item, writeApplicationMessage) && <p className="kg-outbox-text">{item.input.body.text}</p>}
        <p className="kg-muted">{relative(item.createdAt)}</p>
        <p className="kg-outbox-reason">
          <Reason item={item} />
        </p>
        {refused && <WayOut item={item} onLeave={onLeave} />}
      </div>
      {(!refused || isCall(item, sendMessage) || mayGoAgain(item)) && (
        <IconButton
          icon={trashOutline}
          label={refused ? t`Remove` : t`Cancel sending`}
          onClick={() => takeOut(item)}
        />
      )}
    </li>
  );
}
