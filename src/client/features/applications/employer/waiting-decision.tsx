/** What was done without a network and waits to be sent: what it is, and the way to take it back. */
import { Trans, useLingui } from '@lingui/react/macro';
import { calendarOutline } from 'ionicons/icons';
import { inviteToInterview } from '#contract/application-messages.ts';
import { isCall, type OutboxItem } from '#contract/outbox-item.ts';
import { cancel } from '#client/data/outbox-link.ts';
import { useDates } from '#client/language/dates.ts';
import { StatusBadge } from '#client/ui/badge.tsx';
import { Button } from '#client/ui/button.tsx';
import { Icon } from '#client/ui/icon.tsx';
import { type WaitingDecision } from './waiting-acts.ts';

function CancelSending({ item }: { item: OutboxItem }) {
  return (
    <Button variant="outline" small onClick={() => void cancel(item)}>
      <Trans>Cancel sending</Trans>
    </Button>
  );
}

export function WaitingDecisionNote({ waiting: { status, item } }: { waiting: WaitingDecision }) {
  const { t } = useLingui();
  return (
    <section className="decision-panel waiting" aria-label={t`Decision`}>
      <p>
        <StatusBadge status={status} viewer="employer" /> <StatusBadge status="waiting" />
      </p>
      <CancelSending item={item} />
    </section>
  );
}

export function WaitingInvitation({ item }: { item: OutboxItem }) {
  const { t } = useLingui();
  const { dayAndTime } = useDates();
  const when = isCall(item, inviteToInterview) ? dayAndTime(String(item.input.body.at)) : '';
  return (
    <section className="kg-card padded applicant-invitation" aria-label={t`Interview`}>
      <p>
        <Icon name={calendarOutline} size={20} /> {when}
      </p>
      <StatusBadge status="waiting" />
      <CancelSending item={item} />
    </section>
  );
}
