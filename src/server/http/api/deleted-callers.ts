/** What a call fails of whose account is deleted while it is worked on (product 7.33): it is answered like any later one. */
import { type FastifyError, type FastifyInstance } from 'fastify';
import { type Db } from '#server/database/connect.ts';
import { isUnavailable } from '#server/database/database-error.ts';
import { answerFailure, Failure } from './failures.ts';

/** Failures that say nothing of what is stored. */
const unrelated: readonly Failure['code'][] = ['unauthenticated', 'invalid', 'rate_limited', 'daily_limit'];

async function isGone(db: Db, id: number): Promise<boolean> {
  const account = await db.selectFrom('users').select('gone_at').where('id', '=', id).executeTakeFirst();
  return account === undefined || account.gone_at !== null;
}

export function answerWhoIsGone(app: FastifyInstance, db: Db): void {
  app.setErrorHandler(async (error: FastifyError | Failure, request, reply) => {
    const { caller } = request;
    const mayBe =
      caller !== undefined &&
      !isUnavailable(error) &&
      !(error instanceof Failure && unrelated.includes(error.code));
    // What cannot be found out changes nothing.
    const gone = mayBe && (await isGone(db, caller.user_id).catch(() => false));
    answerFailure(gone ? new Failure('unauthenticated') : error, request, reply);
    return reply;
  });
}
