/** The second factor of operators (product 7.2): TOTP codes, each valid once. */
import { Secret, TOTP } from 'otpauth';
import { type Db } from '#server/database/connect.ts';
import { Failure } from '#server/http/api/call-failures.ts';
import { normalizeCode } from '#server/http/api/typed-codes.ts';
import { secondMs } from '#server/http/clock.ts';

const periodSeconds = 30;
const secretBytes = 20;
/** Periods by which the clocks of app and server may differ. */
const maximumDrift = 1;

export const newTotpSecret = (): string => new Secret({ size: secretBytes }).base32;

const totpOf = (name: string, secret: string): TOTP =>
  new TOTP({ issuer: 'Karngea', label: name, secret: Secret.fromBase32(secret), period: periodSeconds });

type Attempt = {
  readonly account: { readonly id: number; readonly name: string };
  /** Empty if none was sent. */
  readonly code: string;
  readonly now: Date;
};

/**
 * Accepts an unused code; the first one completes the setup. Call this in the transaction of the log-in. Throws
 * `totp_setup` with the URI for the authenticator app, `code_required` or `bad_code`.
 */
export async function requireTotpCode(trx: Db, { account, code, now }: Attempt): Promise<void> {
  const { id, name } = account;
  const operator = await trx
    .selectFrom('operators')
    .select(['totp_secret', 'totp_since'])
    .where('user_id', '=', id)
    .executeTakeFirst();
  if (operator === undefined) throw new Failure('bad_credentials');
  const totp = totpOf(name, operator.totp_secret);
  if (code === '')
    throw operator.totp_since === null
      ? new Failure('totp_setup', { details: { otpauth: totp.toString() } })
      : new Failure('code_required');
  const token = normalizeCode(code);
  const drift = totp.validate({ token, timestamp: now.getTime(), window: maximumDrift });
  if (drift === null) throw new Failure('bad_code');
  const step = Math.floor(now.getTime() / secondMs / periodSeconds) + drift;
  // The second of two concurrent log-ins waits for this row, and then finds the step used.
  const used = await trx
    .updateTable('operators')
    .set({ totp_last_step: step, totp_since: operator.totp_since ?? now })
    .where('user_id', '=', id)
    .where('totp_secret', '=', operator.totp_secret)
    .where((eb) => eb.or([eb('totp_last_step', 'is', null), eb('totp_last_step', '<', step)]))
    .returning('user_id')
    .executeTakeFirst();
  if (used === undefined) throw new Failure('bad_code');
}
