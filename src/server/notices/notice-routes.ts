/** Routes for notices (product 7.18). */
import { type FastifyInstance } from 'fastify';
import { pageNotices } from '#contract/list-pages.ts';
import { countNotices, markNoticesRead } from '#contract/notices.ts';
import { mount } from '#server/http/api/mount.ts';
import { type Services } from '#server/http/services.ts';
import * as notices from './notice-store.ts';

export function noticeRoutes(app: FastifyInstance, { db, clock }: Services): void {
  mount(app, pageNotices, ({ caller, query: { before, after } }) =>
    after === undefined
      ? notices.listNotices(db, caller.user_id, before ?? undefined)
      : notices.pageNotices(db, caller.user_id, after),
  );

  mount(app, countNotices, async ({ caller }) => ({
    unread: await notices.countUnread(db, caller.user_id),
  }));

  mount(app, markNoticesRead, async ({ caller, body }) => {
    await notices.markRead(db, caller.user_id, body.up_to, clock());
    return { unread: await notices.countUnread(db, caller.user_id) };
  });
}
