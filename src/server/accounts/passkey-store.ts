/** Passkeys (product 7.36): the public halves, of which nobody can make a log-in. */
import { randomBytes } from 'node:crypto';
import { maximumPasskeys } from '#contract/limits.ts';
import { type Passkey } from '#contract/passkeys.ts';
import { type Db } from '#server/database/connect.ts';
import { lockAccount } from '#server/database/lock-account.ts';
import { type Caller } from '#server/http/api/call.ts';
import { Failure } from '#server/http/api/failures.ts';
import { addEvents } from './security-event-store.ts';
import { isOpen } from './session-store.ts';

const shown = ['id', 'device', 'created_at', 'last_used_at'] as const;

type Row = { id: number; device: string; created_at: Date; last_used_at: Date | null };
const toPasskey = ({ created_at, last_used_at, ...row }: Row): Passkey => ({
  ...row,
  created_at: created_at.toISOString(),
  last_used_at: last_used_at?.toISOString() ?? null,
});

export async function listPasskeys(db: Db, userId: number): Promise<Passkey[]> {
  const rows = await db
    .selectFrom('passkeys')
    .select(shown)
    .where('user_id', '=', userId)
    .orderBy('id', 'desc')
    .limit(maximumPasskeys)
    .execute();
  return rows.map(toPasskey);
}

export async function countPasskeys(db: Db, userId: number): Promise<number> {
  return (await listPasskeys(db, userId)).length;
}

/** What is known of an account before another passkey is made; its handle says nothing about who it is. */
export async function readForNew(db: Db, userId: number) {
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

export type NewPasskey = {
  readonly credential_id: string;
  readonly public_key: Uint8Array;
  readonly counter: number;
  readonly transports: string[];
  readonly user_handle: string;
  readonly device: string;
};

/**
 * Adds it. Throws `too_many`, `bad_passkey` for one that is there already, and `unauthenticated` for a session that was
 * closed meanwhile.
 */
export async function storePasskey(
  db: Db,
  { user_id, session }: Caller,
  made: NewPasskey,
  now: Date,
): Promise<Passkey> {
  return db.transaction().execute(async (trx) => {
    await lockAccount(trx, user_id);
    if (!(await isOpen(trx, session))) throw new Failure('unauthenticated');
    await readForNew(trx, user_id);
    const row = await trx
      .insertInto('passkeys')
      .values({ ...made, public_key: Buffer.from(made.public_key), user_id, created_at: now })
      .onConflict((conflict) => conflict.column('credential_id').doNothing())
      .returning(shown)
      .executeTakeFirst();
    if (row === undefined) throw new Failure('bad_passkey');
    await addEvents(trx, [{ user_id, kind: 'passkey_added', device: made.device }], now);
    return toPasskey(row);
  });
}

/** Whether there was one of that id and account. */
export async function removePasskey(
  db: Db,
  { userId, id, device }: { userId: number; id: number; device: string },
  now: Date,
): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    const removed = await trx
      .deleteFrom('passkeys')
      .where('id', '=', id)
      .where('user_id', '=', userId)
      .returning('id')
      .executeTakeFirst();
    if (removed) await addEvents(trx, [{ user_id: userId, kind: 'passkey_removed', device }], now);
    return removed !== undefined;
  });
}

/** With a new password they go, too: somebody else may have added one. */
export async function removeAllPasskeys(trx: Db, userId: number): Promise<void> {
  await trx.deleteFrom('passkeys').where('user_id', '=', userId).execute();
}

/** What a signature is checked with. */
export async function findPasskey(db: Db, credentialId: string) {
  return db
    .selectFrom('passkeys')
    .innerJoin('users', 'users.id', 'passkeys.user_id')
    .select(['passkeys.id', 'user_id', 'public_key', 'counter', 'user_handle', 'name', 'acc_type'])
    .where('credential_id', '=', credentialId)
    .executeTakeFirst();
}

/** Notes a use. False where it was removed meanwhile, or a copy of it has counted further. */
export async function noteUse(
  trx: Db,
  { id, counter }: { id: number; counter: number },
  now: Date,
): Promise<boolean> {
  const noted = await trx
    .updateTable('passkeys')
    .set({ counter, last_used_at: now })
    .where('id', '=', id)
    .where((eb) => eb.or([eb('counter', '<', counter), eb('counter', '=', 0)]))
    .returning('id')
    .executeTakeFirst();
  return noted !== undefined;
}
