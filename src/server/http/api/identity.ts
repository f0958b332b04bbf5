/** Finds out who calls, by token; what a caller may do is the contract's business. */
import { type FastifyInstance } from 'fastify';
import { isUnavailable } from '#server/database/database-error.ts';
import { ifWritable } from '#server/database/if-writable.ts';
import { type Db } from '#server/database/connect.ts';
import { type Caller } from './call.ts';
import { type Clock } from '#server/http/clock.ts';
import { isFirstUseOfDay, isLiving } from './session-bounds.ts';
import { tokenDigest, tokenIn } from './session-tokens.ts';

/** Nobody for a token that is unknown, revoked, or has had its time (product 6.2). */
async function findCaller(db: Db, clock: Clock, token: string): Promise<Caller | 'suspended' | undefined> {
  const session = tokenDigest(token);
  const now = clock();
  const found = await db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .select(['users.id', 'users.name', 'users.acc_type', 'users.suspended_at'])
    .select(['sessions.created_at', 'sessions.last_used_at'])
    .where('sessions.token_hash', '=', session)
    .where(isLiving(now))
    .executeTakeFirst();
  if (found === undefined) return undefined;
  if (found.suspended_at !== null) return 'suspended';
  if (isFirstUseOfDay(found.last_used_at, now)) await touch(db, session, now);
  return { user_id: found.id, name: found.name, acc_type: found.acc_type, session, since: found.created_at };
}

const touch = (db: Db, session: string, now: Date) =>
  ifWritable(() =>
    db.updateTable('sessions').set({ last_used_at: now }).where('token_hash', '=', session).execute(),
  );

/** Sets `request.caller` on every call that brings a living token; that of a suspended account is none (product 4.18). */
export function registerIdentity(app: FastifyInstance, db: Db, clock: Clock): void {
  app.decorateRequest('caller', undefined);
  app.decorateRequest('isSuspended', false);
  app.addHook('onRequest', (request, _reply, done) => {
    const token = tokenIn(request.headers.authorization);
    if (token === undefined) {
      done();
      return;
    }
    findCaller(db, clock, token).then(
      (caller) => {
        request.isSuspended = caller === 'suspended';
        request.caller = caller === 'suspended' ? undefined : caller;
        done();
      },
      (error: Error) => {
        // What a guest may see can still be answered from memory while the database is away.
        const { method, access } = request.routeOptions.config.endpoint ?? {};
        const isGuests = access === 'anyone' && method === 'GET';
        done(isUnavailable(error) && isGuests ? undefined : error);
      },
    );
  });
}
