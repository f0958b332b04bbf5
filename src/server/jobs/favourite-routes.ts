/** The calls about saved jobs (product 7.5). */
import { type FastifyInstance } from 'fastify';
import { addFavourite, listFavourites, removeFavourite } from '#contract/jobs.ts';
import { mount } from '#server/http/api/mount.ts';
import { type Services } from '#server/http/services.ts';
import * as favourites from './favourite-store.ts';

export function favouriteRoutes(app: FastifyInstance, { db, clock }: Services): void {
  mount(app, listFavourites, ({ caller }) => favourites.readFavourites(db, caller.user_id));

  mount(app, addFavourite, async ({ caller, params: { id } }) => {
    await favourites.addFavourite(db, clock, caller.user_id, id);
    return { job_id: id, favorite: true };
  });

  mount(app, removeFavourite, async ({ caller, params: { id } }) => {
    await favourites.removeFavourite(db, caller.user_id, id);
    return { job_id: id, favorite: false };
  });
}
