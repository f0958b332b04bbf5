/** Saved-job changes in the outbox (product 4.6, 10.3): a refused one is reverted silently. */
import { msg } from '@lingui/core/macro';
import { type QueryClient } from '@tanstack/react-query';
import { bookmark } from 'ionicons/icons';
import { addFavourite, removeFavourite } from '#contract/jobs.ts';
import { type ItemOf } from '#contract/outbox-item.ts';
import { queued } from '#client/data/queued-call.ts';
import { confirmJob } from '../job-cache.ts';

type Answered = { item: ItemOf<typeof addFavourite>; client: QueryClient };

const show = ({ item: { owner, input }, client }: Answered, favorite: boolean): void => {
  if (owner !== null) confirmJob(client, owner, Number(input.params.id), { favorite });
};

export const queuedFavourites = [
  queued({
    call: addFavourite,
    icon: () => bookmark,
    title: ({ subject }) => msg`Save: ${{ subject }}`,
    afterSent: (answered) => show(answered, true),
    afterRefusal: (answered) => show(answered, false),
    isSilent: true,
  }),
  queued({
    call: removeFavourite,
    icon: () => bookmark,
    title: ({ subject }) => msg`Unsave: ${{ subject }}`,
    afterSent: (answered) => show(answered, false),
    afterRefusal: (answered) => show(answered, true),
    isSilent: true,
  }),
];
