/** Wrong passwords and codes, counted in one row an hour for each account (product 7.31). */
import { sql } from 'kysely';
import { type Db } from '#server/database/connect.ts';
import { type Clock, hourMs } from '#server/http/clock.ts';
import { Failure } from '#server/http/api/failures.ts';
import { findAccount } from './account-store.ts';

const mostTimes = 1_000_000;

/** The kind of a wrong guess; undefined for what was never looked at, and for what is no guess. */
function guessed(error: unknown): 'wrong_password' | 'wrong_code' | undefined {
  if (!(error instanceof Failure)) return undefined;
  if (error.code === 'bad_code') return 'wrong_code';
  return error.code === 'bad_credentials' || error.fields['currentPassword'] === 'current_password_wrong'
    ? 'wrong_password'
    : undefined;
}

type Guess = {
  /** Whose account it was, by id or by the name that was typed. */
  readonly of: number | string;
  readonly device: string;
  /** Where it was a code that was guessed, whatever the failure says. */
  readonly isCode?: boolean;
};

/** To be done once the failure was answered, or the time of the answer would say whether there is such an account. */
export async function countGuess(
  db: Db,
  clock: Clock,
  error: unknown,
  { of, device, isCode = false }: Guess,
): Promise<void> {
  const guess = guessed(error);
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
        times: sql<number>`least(security_events.times + 1, ${sql.lit(mostTimes)})`,
      }),
    )
    .execute();
}
