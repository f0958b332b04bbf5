/** API routes for applications, their messages and interviews (product 7.7, 7.19). */
import { type FastifyInstance } from 'fastify';
import { type Transaction } from 'kysely';
import { getApplication } from '#contract/application-details.ts';
import { countApplications, getFilterOptions } from '#contract/application-filters.ts';
import {
  decideApplication,
  decideApplications,
  type Decided,
  markApplication,
  type SkipCode,
  skipCodes,
  withdrawApplication,
} from '#contract/application-handling.ts';
import { apply } from '#contract/applications.ts';
import { pageApplications } from '#contract/list-pages.ts';
import { deleteQuestions } from '#server/contact/outcome-store.ts';
import { ReplyWithStatus } from '#server/http/api/call.ts';
import { runIdempotent } from '#server/http/api/idempotency.ts';
import { mount } from '#server/http/api/mount.ts';
import { idsToRead, sendWholeList } from '#server/http/api/unpaged-list.ts';
import { limit } from '#server/http/limits/rate-limits.ts';
import { type Services } from '#server/http/services.ts';
import { type Tables } from '#server/database/tables.ts';
import { Failure } from '#server/http/api/call-failures.ts';
import { addNotices } from '#server/notices/notice-store.ts';
import { type Decision } from '#contract/options.ts';
import {
  answerInterview,
  inviteToInterview,
  listApplicationMessages,
  writeApplicationMessage,
} from '#contract/application-messages.ts';
import { applicationExport } from './application-export.ts';
import * as lists from './application-list.ts';
import { countApplications as count, readNarrowing } from './application-list.ts';
import * as applications from './application-store.ts';
import { apply as makeApplication } from './apply.ts';
import { decide, markApplication as mark } from './application-store.ts';
import { noticeTo, readSides, type Side } from './application-sides.ts';
import { blockRoutes } from './block-routes.ts';
import { isDelivered } from './block-store.ts';
import { answerInterview as storeAnswer, invite, readThread, writeMessage } from './message-store.ts';

function messageRoutes(app: FastifyInstance, { db, clock, limits }: Services): void {
  mount(app, listApplicationMessages, ({ caller, params }) => readThread(db, params.id, caller, clock()));

  mount(app, writeApplicationMessage, async (call) => {
    const { caller, params, body } = call;
    await limit(limits.applicationMessage, caller.user_id);
    return runIdempotent(db, clock, call, async (trx) => {
      const writing = { id: params.id, writer: caller, text: body.text, now: clock() };
      return new ReplyWithStatus(201, await writeMessage(trx, writing));
    });
  });

  mount(app, inviteToInterview, async (call) => {
    const { caller, params, body } = call;
    await limit(limits.applicationMessage, caller.user_id);
    return runIdempotent(db, clock, call, async (trx) => {
      const inviting = { ...body, at: new Date(body.at), id: params.id, employer: caller, now: clock() };
      return new ReplyWithStatus(201, await invite(trx, inviting));
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
    return db.transaction().execute((trx) => storeAnswer(trx, answering));
  });
}

type BulkDecision = {
  ids: readonly number[];
  employerId: number;
  status: Decision;
  message: string;
  now: Date;
};

/** Decides each application on its own; the reply follows the order of the request. */
async function decideMany(trx: Transaction<Tables>, { ids, ...deciding }: BulkDecision): Promise<Decided> {
  const codes = new Map<number, SkipCode | undefined>();
  // Sorted, so that two concurrent calls cannot deadlock.
  for (const id of [...new Set(ids)].sort((one, other) => one - other))
    codes.set(id, await skipCodeOf(() => decide(trx, { id, ...deciding })));
  const uniqueIds = [...new Set(ids)];
  return {
    done: uniqueIds.filter((id) => codes.get(id) === undefined),
    skipped: uniqueIds.flatMap((id) => {
      const code = codes.get(id);
      return code === undefined ? [] : [{ id, code }];
    }),
  };
}

/** The reason an application was skipped; undefined if it was decided. */
async function skipCodeOf(decideOne: () => Promise<unknown>): Promise<SkipCode | undefined> {
  try {
    await decideOne();
    return undefined;
  } catch (error) {
    const code = error instanceof Failure && skipCodes.find((one) => one === error.code);
    if (!code) throw error;
    return code;
  }
}

/** If a decision arrives at the same time, the first one wins. Throws `not_found`, `already_decided`. */
async function withdraw(
  trx: Transaction<Tables>,
  { id, applicant, now }: { readonly id: number; readonly applicant: Side; readonly now: Date },
): Promise<void> {
  const sides = await readSides(trx, id, applicant, 'update');
  if (sides.status !== 'pending') throw new Failure('already_decided');
  const delivered = await trx
    .selectFrom('applications')
    .select('id')
    .where('id', '=', id)
    .where(isDelivered)
    .executeTakeFirst();
  await deleteQuestions(trx, id);
  await trx.deleteFrom('applications').where('id', '=', id).execute();
  const { date_added } = sides;
  await trx
    .insertInto('withdrawals')
    .values({ user_id: applicant.user_id, date_added, application_id: id, withdrawn_at: now })
    .execute();
  if (delivered === undefined) return;
  await addNotices(trx, [
    noticeTo('employer', sides, { kind: 'application_withdrawn', event: `application_withdrawn:${id}` }),
  ]);
}

export function applicationRoutes(app: FastifyInstance, services: Services): void {
  const { db, clock, dailyCaps, limits } = services;
  messageRoutes(app, services);
  blockRoutes(app, services);
  applicationExport(app, services);

  mount(app, apply, (call) =>
    runIdempotent(db, clock, call, (trx) =>
      makeApplication(trx, {
        userId: call.caller.user_id,
        jobId: call.body.job_id,
        share: call.body.share,
        answers: call.body.answers,
        now: clock(),
        cap: dailyCaps?.applications,
      }),
    ),
  );

  mount(app, pageApplications, async ({ caller, query: { after, order, ...filters } }) => {
    if (after !== undefined) return lists.pageApplications(db, caller, { ...filters, order, after });
    const newest = await lists.listNewestIds(db, caller, filters, idsToRead);
    const read = (ids: readonly number[]) => lists.readApplications(db, caller, ids);
    return sendWholeList(pageApplications, { newest, oldestFirst: true, read }, { limits, caller });
  });

  mount(app, countApplications, ({ caller }) => count(db, caller.user_id));
  mount(app, getFilterOptions, ({ caller }) => readNarrowing(db, caller.user_id));

  mount(app, getApplication, ({ caller, params }) =>
    applications.readApplication(db, params.id, caller, clock()),
  );

  mount(app, markApplication, ({ caller, params, body }) =>
    db
      .transaction()
      .execute((trx) =>
        mark(trx, { id: params.id, employerId: caller.user_id, starred: body.starred, note: body.note }),
      ),
  );

  mount(app, withdrawApplication, (call) =>
    runIdempotent(db, clock, call, async (trx) => {
      await withdraw(trx, { id: call.params.id, applicant: call.caller, now: clock() });
      return new ReplyWithStatus(204, undefined);
    }),
  );

  mount(app, decideApplication, (call) =>
    runIdempotent(db, clock, call, async (trx) => {
      const deciding = { ...call.body, id: call.params.id, employerId: call.caller.user_id, now: clock() };
      return new ReplyWithStatus(200, await applications.decide(trx, deciding));
    }),
  );

  mount(app, decideApplications, async (call) => {
    await limit(limits.decideMany, call.caller.user_id);
    return runIdempotent(db, clock, call, async (trx) => {
      const deciding = { ...call.body, employerId: call.caller.user_id, now: clock() };
      return new ReplyWithStatus(200, await decideMany(trx, deciding));
    });
  });
}
