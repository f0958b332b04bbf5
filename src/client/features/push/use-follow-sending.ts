/** Notes applications and alerts once they have arrived, at once or out of the outbox (product 2.32). */
import { useEffect } from 'react';
import { addAlert } from '#contract/alerts.ts';
import { apply } from '#contract/applications.ts';
import { isCall, type OutboxItem } from '#contract/outbox-item.ts';
import { type User } from '#contract/sessions.ts';
import { onOutboxNews } from '#client/data/outbox-draining.ts';
import { sent } from '#client/data/outbox-send.ts';
import { noteSent } from './asking.ts';

type Arrived = Pick<OutboxItem, 'method' | 'path' | 'owner'>;

function note(item: Arrived, userId: number): void {
  if (item.owner !== userId || document.hidden) return;
  if (isCall(item, apply)) noteSent('application');
  if (isCall(item, addAlert)) noteSent('alert');
}

export function useFollowSending({ user_id }: User): void {
  useEffect(() => {
    // A tap may be quicker than this code.
    if (sent.last) note(sent.last, user_id);
    return onOutboxNews((news) => {
      if (news.type !== 'settled' || news.item.state !== 'sent') return;
      // What an earlier visit left and this one sends at its start is no moment for a question.
      if (news.item.createdAt >= performance.timeOrigin) note(news.item, user_id);
    });
  }, [user_id]);
}
