/** The calls about messages and interviews of an application (product 7.19). */
import { type FastifyInstance } from 'fastify';
import {
  answerInterview,
  inviteToInterview,
  listApplicationMessages,
  writeApplicationMessage,
} from '#contract/application-messages.ts';
import { ReplyWithStatus } from '#server/http/api/call.ts';
import { runIdempotent } from '#server/http/api/idempotency.ts';
import { mount } from '#server/http/api/mount.ts';
import { limit } from '#server/http/limits/rate-limits.ts';
import { type Services } from '#server/http/services.ts';
import * as interviews from './interview-store.ts';
import * as messages from './message-store.ts';

export function messageRoutes(app: FastifyInstance, { db, clock, limits }: Services): void {
  mount(app, listApplicationMessages, ({ caller, params }) =>
    messages.readThread(db, params.id, caller, clock()),
  );

  mount(app, writeApplicationMessage, async (call) => {
    const { caller, params, body } = call;
    await limit(limits.applicationMessage, caller.user_id);
    return runIdempotent(db, clock, call, async (trx) => {
      const writing = { id: params.id, writer: caller, text: body.text, now: clock() };
      return new ReplyWithStatus(201, await messages.writeMessage(trx, writing));
    });
  });

  mount(app, inviteToInterview, async (call) => {
    const { caller, params, body } = call;
    await limit(limits.applicationMessage, caller.user_id);
    return runIdempotent(db, clock, call, async (trx) => {
      const inviting = { ...body, at: new Date(body.at), id: params.id, employer: caller, now: clock() };
      return new ReplyWithStatus(201, await interviews.invite(trx, inviting));
    });
  });

  mount(app, answerInterview, async ({ caller, params, body }) => {
    await limit(limits.applicationMessage, caller.user_id);
    const answering = {
      id: params.id,
      messageId: params.message_id,
      applicant: caller,
      answer: body.answer,
      now: clock(),
    };
    return db.transaction().execute((trx) => interviews.answerInterview(trx, answering));
  });
}
