/** An alert that has not left the phone yet. */
import { Trans } from '@lingui/react/macro';
import { type OutboxItem } from '#contract/outbox-item.ts';
import { cancel } from '#client/data/outbox-send.ts';
import { StatusBadge } from '#client/ui/badge.tsx';
import { Button } from '#client/ui/button.tsx';
import { UserText } from '#client/ui/user-text.tsx';
import '#client/ui/card.css';

export const WaitingAlert = ({ item }: { item: OutboxItem }) => (
  <li className="kg-card padded alert-card">
    <UserText as="h2">{item.subject}</UserText>
    <div className="alert-foot">
      <StatusBadge status="waiting" />
      <Button variant="plain" small onClick={() => void cancel(item)}>
        <Trans>Cancel</Trans>
      </Button>
    </div>
  </li>
);
