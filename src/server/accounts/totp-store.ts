/** The second factor of operators (product 7.2): codes of an app, each of which works once. */
import { Secret, TOTP } from 'otpauth';
import { type Db } from '#server/database/connect.ts';
import { Failure } from '#server/http/api/failures.ts';
import { secondMs } from '#server/http/clock.ts';

const period = 30;
const secretBytes = 20;
/** Steps that the clocks of app and server may be apart, either way. */
const stepsApart = 1;

/** What app and server share, as it is stored. */
export const newTotpSecret = (): string => new Secret({ size: secretBytes }).base32;

const totpOf = (name: string, secret: string): TOTP =>
  new TOTP({ issuer: 'Karngea', label: name, secret: Secret.fromBase32(secret), period });

type Trying = {
  readonly account: { readonly id: number; readonly name: string };
  /** Empty where none was sent. */
  readonly code: string;
  readonly now: Date;
};

/**
 * Lets an operator in who sends a code that was not used before; the first one completes the setting up.
 * Give it the transaction of the log-in. Throws `totp_setup` with what the app reads, `code_required`, `bad_code`.
 */
export async function insistOnCode(trx: Db, { account, code, now }: Trying): Promise<void> {
  const { id, name } = account;
  const known = await trx
    .selectFrom('operators')
    .select(['totp_secret', 'totp_since'])
    .where('user_id', '=', id)
    .executeTakeFirst();
  if (known === undefined) throw new Failure('bad_credentials');
  const totp = totpOf(name, known.totp_secret);
  if (code === '')
    throw known.totp_since === null
      ? new Failure('totp_setup', { details: { otpauth: totp.toString() } })
      : new Failure('code_required');
  const token = code.replace(/\s/g, '');
  const apart = totp.validate({ token, timestamp: now.getTime(), window: stepsApart });
  if (apart === null) throw new Failure('bad_code');
  const step = Math.floor(now.getTime() / secondMs / period) + apart;
  // Of two at once the second waits for this row, and then finds the step used.
  const used = await trx
    .updateTable('operators')
    .set({ totp_last_step: step, totp_since: known.totp_since ?? now })
    .where('user_id', '=', id)
    .where('totp_secret', '=', known.totp_secret)
    .where((is) => is.or([is('totp_last_step', 'is', null), is('totp_last_step', '<', step)]))
    .returning('user_id')
    .executeTakeFirst();
  if (used === undefined) throw new Failure('bad_code');
}
