/** Saved-job changes in the outbox (product 4.6, 10.3): a refused one is reverted silently. */
import { msg } from '@lingui/core/macro';
import { type QueryClient } from '@tanstack/react-query';
import { bookmark } from 'ionicons/icons';
import { addFavourite, removeFavourite } from '#contract/jobs.ts';
import { type ItemOf } from '#contract/outbox-item.ts';
import { queued } from '#client/data/queued-call.ts';
import { confirmJob } from '../job-cache.ts';

type Answer = { item: ItemOf<typeof addFavourite>; client: QueryClient };

const applyFavourite = ({ item: { owner, input }, client }: Answer, favorite: boolean): void => {
  if (owner !== null) confirmJob(client, owner, Number(input.params.id), { favorite });
};

export const queuedFavourites = [
  queued({
    call: addFavourite,
    icon: () => bookmark,
    title: ({ subject }) => msg`Save: ${{ subject }}`,
    afterSent: (answer) => applyFavourite(answer, true),
    afterRefusal: (answer) => applyFavourite(answer, false),
    isSilent: true,
  }),
  queued({
    call: removeFavourite,
    icon: () => bookmark,
    title: ({ subject }) => msg`Unsave: ${{ subject }}`,
    afterSent: (answer) => applyFavourite(answer, false),
    afterRefusal: (answer) => applyFavourite(answer, true),
    isSilent: true,
  }),
];
