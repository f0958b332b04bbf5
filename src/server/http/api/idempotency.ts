/** Idempotency keys: a retried call acts once, because key, effect and reply are stored in one transaction. */
import { sql, type Transaction } from 'kysely';
import { createHash } from 'node:crypto';
import { type Endpoint, type Reply } from '#contract/endpoint.ts';
import { type Db } from '#server/database/connect.ts';
import { DatabaseError } from '#server/database/database-error.ts';
import { type Tables } from '#server/database/tables.ts';
import { type Clock } from '#server/http/clock.ts';
import { type Call, ReplyWithStatus } from './call.ts';
import { Failure } from './call-failures.ts';
import { SerializedReply, toJson } from './serialized-reply.ts';

/** A caller's key and the request it was used for. */
type Entry = { caller: string; key: string; endpoint: string; body_hash: string };

/** The parsed request, so that formatting does not matter. */
const requestOf = <E extends Endpoint>({ params, body }: Call<E>): unknown =>
  params === undefined ? body : [params, body];

/** All guests share a name, as they share their calls' limits by address. */
const guest = 'guest';

/** Undefined for a call without a key. `content` must be the same in a retry; only its digest is stored. */
export function entryOf<E extends Endpoint>(
  call: Call<E>,
  content: unknown = requestOf(call),
): Entry | undefined {
  if (call.key === undefined) return undefined;
  return {
    caller: call.caller === undefined ? guest : `user:${call.caller.user_id}`,
    key: call.key,
    endpoint: `${call.endpoint.method} ${call.endpoint.path}`,
    body_hash: createHash('sha256').update(JSON.stringify(content)).digest('base64url'),
  };
}

/** The newest keys of a person that are stored; a phone sends at most a few hundred waiting calls at once. */
export const keysPerPerson = 1_000;

async function deleteOldKeys(trx: Transaction<Tables>, caller: string): Promise<void> {
  await trx
    .deleteFrom('idempotency')
    .where('caller', '=', caller)
    .where('key', 'in', (old) =>
      old
        .selectFrom('idempotency')
        .select('key')
        .where('caller', '=', caller)
        .orderBy('created_at', 'desc')
        .offset(keysPerPerson),
    )
    .execute();
}

/** Stores the key. Returns false if it exists; waits for another transaction that is storing it. */
export async function claimKey(trx: Transaction<Tables>, entry: Entry, now: Date): Promise<boolean> {
  const claimed = await trx
    .insertInto('idempotency')
    .values({ ...entry, created_at: now })
    .onConflict((conflict) => conflict.columns(['caller', 'key']).doNothing())
    .returning('key')
    .executeTakeFirst();
  return claimed !== undefined;
}

/** The stored reply, if any. Throws `idempotency_mismatch` if the key was used for another request. */
export async function findReply(db: Db, { caller, key, endpoint, body_hash }: Entry) {
  const stored = await db
    .selectFrom('idempotency')
    .select(['endpoint', 'body_hash', 'status', 'body', 'etag'])
    .where('caller', '=', caller)
    .where('key', '=', key)
    .executeTakeFirst();
  if (stored && (stored.endpoint !== endpoint || stored.body_hash !== body_hash))
    throw new Failure('idempotency_mismatch');
  return stored;
}

type Trx = Transaction<Tables>;
type Effect<E extends Endpoint> = (trx: Trx) => Promise<ReplyWithStatus<Reply<E>>>;

const lockNotAvailable = '55P03';
const uuid = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i;

/** The key in lower case. Throws `invalid` if it is not a UUID. */
export function readKey(header: string | string[] | undefined): string | undefined {
  if (header === undefined) return undefined;
  if (typeof header === 'string' && uuid.test(header)) return header.toLowerCase();
  throw new Failure('invalid', { fields: { 'Idempotency-Key': 'not_uuid' } });
}

/**
 * Runs `effect` in a transaction, at most once for the caller's key; a retry gets the first reply with its status.
 * A concurrent retry waits for the first request, because their keys collide in the index. A failed effect stores no key.
 * Throws `idempotency_mismatch` for another body, `in_progress` if the first request takes too long.
 */
export async function runIdempotent<E extends Endpoint>(
  db: Db,
  clock: Clock,
  call: Call<E>,
  effect: Effect<E>,
): Promise<ReplyWithStatus<Reply<E> | SerializedReply>> {
  const entry = entryOf(call);
  if (entry === undefined) return db.transaction().execute(effect);
  try {
    return await db.transaction().execute(async (trx) => {
      await sql`set local lock_timeout = '5s'`.execute(trx);
      const isFirst = await claimKey(trx, entry, clock());
      // Other locks that the effect waits for have nothing to do with the key.
      await sql`set local lock_timeout = 0`.execute(trx);
      return isFirst ? await runAndStore(trx, call.endpoint, entry, effect) : await firstAnswer(trx, entry);
    });
  } catch (error) {
    if (error instanceof DatabaseError && error.code === lockNotAvailable) throw new Failure('in_progress');
    throw error;
  }
}

async function runAndStore<E extends Endpoint>(
  trx: Trx,
  endpoint: E,
  { caller, key }: Entry,
  effect: Effect<E>,
): Promise<ReplyWithStatus<SerializedReply>> {
  const { status, value, etag } = await effect(trx);
  const body = toJson(endpoint, value);
  const reply = new ReplyWithStatus(status, new SerializedReply(body), etag);
  const ownKey = { caller, key };
  // Nothing was done, so a retry may do it again; storing each such reply would let one caller fill the table.
  if (status === endpoint.repeatStatus) {
    await trx
      .deleteFrom('idempotency')
      .where((row) => row.and(ownKey))
      .execute();
    return reply;
  }
  await trx
    .updateTable('idempotency')
    .set({ status, body, etag: etag ?? null })
    .where((row) => row.and(ownKey))
    .execute();
  if (caller !== guest) await deleteOldKeys(trx, caller);
  return reply;
}

/** Sent as stored, even if the contract has changed since. */
async function firstAnswer(trx: Trx, entry: Entry): Promise<ReplyWithStatus<SerializedReply>> {
  const stored = await findReply(trx, entry);
  if (!stored || stored.status === null || stored.body === null) throw new Failure('in_progress');
  const { status, body, etag } = stored;
  return new ReplyWithStatus(status, new SerializedReply(body), etag ?? undefined);
}
