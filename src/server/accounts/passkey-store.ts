/** Passkeys and the challenges that browsers sign with them (product 7.36). Only public keys are stored. */
import { randomBytes } from 'node:crypto';
import { maximumPasskeys } from '#contract/limits.ts';
import { type Passkey } from '#contract/passkeys.ts';
import { type Db } from '#server/database/connect.ts';
import { lockAccount } from '#server/database/lock-account.ts';
import { type Caller } from '#server/http/api/call.ts';
import { Failure } from '#server/http/api/call-failures.ts';
import { minuteMs } from '#server/http/clock.ts';
import { addEventAndNotify, addEvents } from './security-event-store.ts';
import { isOpen } from './session-store.ts';

const publicColumns = ['id', 'device', 'created_at', 'last_used_at'] as const;

type Row = { id: number; device: string; created_at: Date; last_used_at: Date | null };
const toPasskey = ({ created_at, last_used_at, ...row }: Row): Passkey => ({
  ...row,
  created_at: created_at.toISOString(),
  last_used_at: last_used_at?.toISOString() ?? null,
});

export async function listPasskeys(db: Db, userId: number): Promise<Passkey[]> {
  const rows = await db
    .selectFrom('passkeys')
    .select(publicColumns)
    .where('user_id', '=', userId)
    .orderBy('id', 'desc')
    .limit(maximumPasskeys)
    .execute();
  return rows.map(toPasskey);
}

export async function countPasskeys(db: Db, userId: number): Promise<number> {
  return (await listPasskeys(db, userId)).length;
}

/** The existing passkeys and the user handle, a random id that reveals nothing about the user. Throws `too_many`. */
export async function readForRegistration(db: Db, userId: number) {
  const passkeys = await db
    .selectFrom('passkeys')
    .select(['credential_id', 'transports', 'user_handle'])
    .where('user_id', '=', userId)
    .limit(maximumPasskeys)
    .execute();
  if (passkeys.length >= maximumPasskeys) throw new Failure('too_many');
  const handle = passkeys[0]?.user_handle ?? randomBytes(32).toString('base64url');
  return { passkeys, handle };
}

type NewPasskey = {
  readonly credential_id: string;
  readonly public_key: Uint8Array;
  readonly counter: number;
  readonly transports: string[];
  readonly user_handle: string;
  readonly device: string;
};

/**
 * Throws `too_many`, `bad_passkey` if it exists already, and `unauthenticated` if the session was closed meanwhile.
 */
export async function storePasskey(
  db: Db,
  { user_id, session }: Caller,
  passkey: NewPasskey,
  now: Date,
): Promise<Passkey> {
  return db.transaction().execute(async (trx) => {
    await lockAccount(trx, user_id);
    if (!(await isOpen(trx, session))) throw new Failure('unauthenticated');
    await readForRegistration(trx, user_id);
    const row = await trx
      .insertInto('passkeys')
      .values({ ...passkey, public_key: Buffer.from(passkey.public_key), user_id, created_at: now })
      .onConflict((conflict) => conflict.column('credential_id').doNothing())
      .returning(publicColumns)
      .executeTakeFirst();
    if (row === undefined) throw new Failure('bad_passkey');
    const { device } = passkey;
    await addEventAndNotify(trx, { user_id, session, kind: 'passkey_added', device }, now);
    return toPasskey(row);
  });
}

/** Returns whether the account had that passkey. */
export async function deletePasskey(
  db: Db,
  { userId, id, device }: { userId: number; id: number; device: string },
  now: Date,
): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    const deleted = await trx
      .deleteFrom('passkeys')
      .where('id', '=', id)
      .where('user_id', '=', userId)
      .returning('id')
      .executeTakeFirst();
    if (deleted) await addEvents(trx, [{ user_id: userId, kind: 'passkey_removed', device }], now);
    return deleted !== undefined;
  });
}

/** For a new password: someone else may have added a passkey. */
export async function deleteAllPasskeys(trx: Db, userId: number): Promise<void> {
  await trx.deleteFrom('passkeys').where('user_id', '=', userId).execute();
}

/** The passkey with its account, to verify a signature. */
export async function findPasskey(db: Db, credentialId: string) {
  return db
    .selectFrom('passkeys')
    .innerJoin('users', 'users.id', 'passkeys.user_id')
    .select(['passkeys.id', 'user_id', 'public_key', 'counter', 'user_handle', 'name', 'acc_type'])
    .where('credential_id', '=', credentialId)
    .executeTakeFirst();
}

/** Returns false if it was deleted meanwhile, or if the counter did not advance, which means a cloned passkey. */
export async function recordUse(
  trx: Db,
  { id, counter }: { id: number; counter: number },
  now: Date,
): Promise<boolean> {
  const updated = await trx
    .updateTable('passkeys')
    .set({ counter, last_used_at: now })
    .where('id', '=', id)
    .where((eb) => eb.or([eb('counter', '<', counter), eb('counter', '=', 0)]))
    .returning('id')
    .executeTakeFirst();
  return updated !== undefined;
}

const challengeMs = 5 * minuteMs;

/** The user who adds a passkey, with its handle; null for a log-in, where the user is not known yet. */
type ChallengeOwner = { readonly user_id: number; readonly user_handle: string } | null;

/** The challenge is valid on every node, once, for five minutes. */
export async function storeChallenge(
  db: Db,
  challenge: string,
  owner: ChallengeOwner,
  now: Date,
): Promise<void> {
  const expires_at = new Date(now.getTime() + challengeMs);
  await db
    .insertInto('passkey_challenges')
    .values({ challenge, expires_at, ...(owner ?? { user_id: null, user_handle: null }) })
    .execute();
}

/** Deletes the challenge. Undefined if it was used, expired, or belongs to another user. */
export async function consumeChallenge(
  db: Db,
  challenge: string,
  userId: number | null,
  now: Date,
): Promise<{ user_handle: string | null } | undefined> {
  return db
    .deleteFrom('passkey_challenges')
    .where('challenge', '=', challenge)
    .where('user_id', 'is not distinct from', userId)
    .where('expires_at', '>', now)
    .returning('user_handle')
    .executeTakeFirst();
}
