/** The calls about saved jobs (product 7.5). */
import { type FastifyInstance } from 'fastify';
import { listJobFlags } from '#contract/job-flags.ts';
import { addFavourite, removeFavourite } from '#contract/jobs.ts';
import { pageFavourites } from '#contract/list-pages.ts';
import { mount } from '#server/http/api/mount.ts';
import { type Services } from '#server/http/services.ts';
import * as favourites from './favourite-store.ts';

export function favouriteRoutes(app: FastifyInstance, { db, clock }: Services): void {
  mount(app, pageFavourites, ({ caller, query: { after } }) =>
    after === undefined
      ? favourites.readFavourites(db, caller.user_id)
      : favourites.pageFavourites(db, caller.user_id, after),
  );

  mount(app, listJobFlags, async ({ caller, query: { ids } }) => {
    const flagsOf = await favourites.readFlags(db, caller.user_id, ids);
    return ids.map((job_id) => ({ job_id, ...flagsOf(job_id) }));
  });

  mount(app, addFavourite, async ({ caller, params: { id } }) => {
    await favourites.addFavourite(db, clock, caller.user_id, id);
    return { job_id: id, favorite: true };
  });

  mount(app, removeFavourite, async ({ caller, params: { id } }) => {
    await favourites.removeFavourite(db, caller.user_id, id);
    return { job_id: id, favorite: false };
  });
}
