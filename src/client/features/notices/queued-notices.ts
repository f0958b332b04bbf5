/** Read notices in the outbox (product 2.25): no one needs to know that they wait. */
import { markNoticesRead } from '#contract/notices.ts';
import { queued } from '#client/data/queued-call.ts';
import { unreadKey } from './notice-queries.ts';

export const queuedNotices = [
  queued({
    call: markNoticesRead,
    isSilent: true,
    afterSent: ({ item: { owner }, client }) => {
      if (owner !== null) void client.invalidateQueries({ queryKey: unreadKey(owner) });
    },
  }),
];
