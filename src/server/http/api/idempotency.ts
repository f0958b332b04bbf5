/** Makes a retried call act once: key, effect and first answer are stored in one transaction; knows no noun. */
import { createHash } from 'node:crypto';
import { sql, type Transaction } from 'kysely';
import { type Endpoint, type Reply } from '#contract/endpoint.ts';
import { type Db } from '#server/database/connect.ts';
import { DatabaseError } from '#server/database/database-error.ts';
import { type Tables } from '#server/database/tables.ts';
import { type Call, ReplyWithStatus } from './call.ts';
import { type Clock } from '#server/http/clock.ts';
import { Failure } from './failures.ts';

type Effect<E extends Endpoint> = (trx: Transaction<Tables>) => Promise<ReplyWithStatus<Reply<E>>>;

const lockNotAvailable = '55P03';
const uuid = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i;

/** The key as it is stored. Throws `invalid` for what is no UUID, which no careful client sends. */
export function readKey(header: string | string[] | undefined): string | undefined {
  if (header === undefined) return undefined;
  if (typeof header === 'string' && uuid.test(header)) return header.toLowerCase();
  throw new Failure('invalid', { fields: { 'Idempotency-Key': 'not_uuid' } });
}

/**
 * Runs `effect` in a transaction, at most once for the caller's key: a repetition gets the first answer with its status.
 * A second request waits for the first one (their keys collide in the index); a failed effect leaves no key behind.
 * Throws `idempotency_mismatch` for another body, `in_progress` when the first one takes too long.
 */
export async function runIdempotent<E extends Endpoint>(
  db: Db,
  clock: Clock,
  call: Call<E>,
  effect: Effect<E>,
): Promise<ReplyWithStatus<Reply<E>>> {
  if (call.key === undefined) return db.transaction().execute(effect);
  const entry = {
    caller: call.caller === undefined ? 'guest' : `user:${call.caller.user_id}`,
    key: call.key,
    endpoint: `${call.endpoint.method} ${call.endpoint.path}`,
    // The body as parsed: the same request in another spelling is the same request.
    body_hash: createHash('sha256').update(JSON.stringify(call.body)).digest('base64url'),
  };
  try {
    return await db.transaction().execute(async (trx) => {
      await sql`set local lock_timeout = '5s'`.execute(trx);
      const isFirst = await trx
        .insertInto('idempotency')
        .values({ ...entry, created_at: clock() })
        .onConflict((conflict) => conflict.columns(['caller', 'key']).doNothing())
        .returning('key')
        .executeTakeFirst();
      return isFirst ? await actAndStore(trx, entry, effect) : await firstReply<E>(trx, entry);
    });
  } catch (error) {
    if (error instanceof DatabaseError && error.code === lockNotAvailable) throw new Failure('in_progress');
    throw error;
  }
}

type Entry = { caller: string; key: string; endpoint: string; body_hash: string };

async function actAndStore<E extends Endpoint>(
  trx: Transaction<Tables>,
  entry: Entry,
  effect: Effect<E>,
): Promise<ReplyWithStatus<Reply<E>>> {
  const reply = await effect(trx);
  await trx
    .updateTable('idempotency')
    .set({ status: reply.status, reply: JSON.stringify(reply.value) })
    .where('caller', '=', entry.caller)
    .where('key', '=', entry.key)
    .execute();
  return reply;
}

async function firstReply<E extends Endpoint>(
  trx: Transaction<Tables>,
  entry: Entry,
): Promise<ReplyWithStatus<Reply<E>>> {
  const first = await trx
    .selectFrom('idempotency')
    .select(['endpoint', 'body_hash', 'status', 'reply'])
    .where('caller', '=', entry.caller)
    .where('key', '=', entry.key)
    .executeTakeFirst();
  if (first === undefined || first.status === null) throw new Failure('in_progress');
  if (first.endpoint !== entry.endpoint || first.body_hash !== entry.body_hash) {
    throw new Failure('idempotency_mismatch');
  }
  // Written by actAndStore for the same endpoint; sendReply checks it against the contract once more.
  return new ReplyWithStatus(first.status, first.reply as Reply<E>);
}
