/** Shows what the server said to saved-job changes that had waited in the outbox, in every copy of the job. */
import { type QueryClient } from '@tanstack/react-query';
import { addFavourite, removeFavourite } from '#contract/jobs.ts';
import { isCall } from '#contract/outbox-item.ts';
import { onOutboxNews } from '#client/data/outbox-draining.ts';
import { isWatched } from '#client/data/outbox-send.ts';
import { confirmJob } from './job-cache.ts';

/** Follows the outbox while the app runs. */
export const followFavourites = (client: QueryClient): void =>
  void onOutboxNews((news) => {
    if (news.type !== 'settled' || isWatched(news.item.key)) return;
    const { item } = news;
    if (item.owner === null || !(isCall(item, addFavourite) || isCall(item, removeFavourite))) return;
    const favorite = isCall(item, addFavourite) === (item.state === 'sent');
    confirmJob(client, item.owner, Number(item.input.params.id), { favorite });
  });
