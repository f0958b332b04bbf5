/** The answer to a call whose account is deleted while it is handled (product 7.33): 401, like any later call. */
import { type FastifyError, type FastifyInstance } from 'fastify';
import { type Db } from '#server/database/connect.ts';
import { isUnavailable } from '#server/database/database-error.ts';
import { answerFailure, Failure } from './failures.ts';

/** Failures that say nothing about stored data. */
const unrelatedCodes: readonly Failure['code'][] = [
  'unauthenticated',
  'invalid',
  'rate_limited',
  'daily_limit',
];

async function isDeleted(db: Db, id: number): Promise<boolean> {
  const account = await db.selectFrom('users').select('gone_at').where('id', '=', id).executeTakeFirst();
  return account === undefined || account.gone_at !== null;
}

export function rejectDeletedCallers(app: FastifyInstance, db: Db): void {
  app.setErrorHandler(async (error: FastifyError | Failure, request, reply) => {
    const { caller } = request;
    const canBeDeletion =
      caller !== undefined &&
      !isUnavailable(error) &&
      !(error instanceof Failure && unrelatedCodes.includes(error.code));
    // Without the database the failure is sent as it is.
    const callerIsDeleted = canBeDeletion && (await isDeleted(db, caller.user_id).catch(() => false));
    answerFailure(callerIsDeleted ? new Failure('unauthenticated') : error, request, reply);
    return reply;
  });
}
