/** A decision that waits to be sent: which one, and the way to take it back. */
import { Trans, useLingui } from '@lingui/react/macro';
import { cancel } from '#client/data/outbox-send.ts';
import { StatusBadge } from '#client/ui/badge.tsx';
import { Button } from '#client/ui/button.tsx';
import { type WaitingDecision } from './waiting-acts.ts';

export function WaitingDecisionNote({ waiting: { status, item } }: { waiting: WaitingDecision }) {
  const { t } = useLingui();
  return (
    <section className="decision-panel waiting" aria-label={t`Decision`}>
      <p>
        <StatusBadge status={status} viewer="employer" /> <StatusBadge status="waiting" />
      </p>
      <Button variant="outline" small onClick={() => void cancel(item)}>
        <Trans>Cancel sending</Trans>
      </Button>
    </section>
  );
}
