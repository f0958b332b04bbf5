/** Counts wrong passwords and codes, in one row per account and hour (product 7.31). */
import { sql } from 'kysely';
import { type Db } from '#server/database/connect.ts';
import { type Clock, hourMs } from '#server/http/clock.ts';
import { Failure } from '#server/http/api/call-failures.ts';
import { findAccount } from './account-store.ts';

const maximumTimes = 1_000_000;

/** Undefined if the failure is no wrong guess. */
function guessKind(error: unknown): 'wrong_password' | 'wrong_code' | undefined {
  if (!(error instanceof Failure)) return undefined;
  if (error.code === 'bad_code') return 'wrong_code';
  return error.code === 'bad_credentials' || error.fields['currentPassword'] === 'current_password_wrong'
    ? 'wrong_password'
    : undefined;
}

type Guess = {
  /** The account, by id or by the name that was typed. */
  readonly of: number | string;
  readonly device: string;
  /** Whether a code was guessed: recovery fails with `bad_credentials` for a wrong code too. */
  readonly isCode?: boolean;
};

/** Call this after the reply was sent: its timing must not reveal whether the account exists. */
export async function countGuess(
  db: Db,
  clock: Clock,
  error: unknown,
  { of, device, isCode = false }: Guess,
): Promise<void> {
  const guess = guessKind(error);
  const user_id = typeof of === 'number' ? of : (await findAccount(db, of))?.id;
  if (guess === undefined || user_id === undefined) return;
  const kind = isCode ? 'wrong_code' : guess;
  const at = clock();
  const hour = new Date(Math.floor(at.getTime() / hourMs) * hourMs);
  await db
    .insertInto('security_events')
    .values({ user_id, kind, device, at, hour })
    .onConflict((conflict) =>
      conflict.columns(['user_id', 'kind', 'hour']).doUpdateSet({
        at,
        device,
        times: sql<number>`least(security_events.times + 1, ${sql.lit(maximumTimes)})`,
      }),
    )
    .execute();
}
