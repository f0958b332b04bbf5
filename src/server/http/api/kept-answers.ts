/** Keys of requests with the first answers to them, as they are stored; knows no noun. */
import { createHash } from 'node:crypto';
import { type Transaction } from 'kysely';
import { type Endpoint } from '#contract/endpoint.ts';
import { type Db } from '#server/database/connect.ts';
import { type Tables } from '#server/database/tables.ts';
import { type Call } from './call.ts';
import { Failure } from './failures.ts';

/** A caller's key, and what it was used for. */
export type Entry = { caller: string; key: string; endpoint: string; body_hash: string };

/** What a call wants, as parsed: the same request in another spelling is the same request. */
const wanted = <E extends Endpoint>({ params, body }: Call<E>): unknown =>
  params === undefined ? body : [params, body];

/** Undefined for a call without a key. `told` is what a repetition must tell again; only a digest of it is stored. */
export function entryOf<E extends Endpoint>(call: Call<E>, told: unknown = wanted(call)): Entry | undefined {
  if (call.key === undefined) return undefined;
  return {
    caller: call.caller === undefined ? 'guest' : `user:${call.caller.user_id}`,
    key: call.key,
    endpoint: `${call.endpoint.method} ${call.endpoint.path}`,
    body_hash: createHash('sha256').update(JSON.stringify(told)).digest('base64url'),
  };
}

/** Whether the key was free and is the entry's now; waits for another transaction that claims it. */
export async function claimKey(trx: Transaction<Tables>, entry: Entry, now: Date): Promise<boolean> {
  const claimed = await trx
    .insertInto('idempotency')
    .values({ ...entry, created_at: now })
    .onConflict((conflict) => conflict.columns(['caller', 'key']).doNothing())
    .returning('key')
    .executeTakeFirst();
  return claimed !== undefined;
}

/** What is kept under the key, if anything is. Throws `idempotency_mismatch` where it was used for something else. */
export async function findKept(db: Db, { caller, key, endpoint, body_hash }: Entry) {
  const kept = await db
    .selectFrom('idempotency')
    .select(['endpoint', 'body_hash', 'status', 'body', 'etag'])
    .where('caller', '=', caller)
    .where('key', '=', key)
    .executeTakeFirst();
  if (kept && (kept.endpoint !== endpoint || kept.body_hash !== body_hash))
    throw new Failure('idempotency_mismatch');
  return kept;
}
