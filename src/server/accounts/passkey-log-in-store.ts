/** A log-in by a passkey (product 7.36). */
import { type AccType } from '#contract/roles.ts';
import { type User } from '#contract/sessions.ts';
import { type Db } from '#server/database/connect.ts';
import { lockAccount } from '#server/database/lock-account.ts';
import { Failure } from '#server/http/api/failures.ts';
import { type Clock } from '#server/http/clock.ts';
import { insistOnStanding, openKnownSession } from './account-store.ts';
import { noteUse } from './passkey-store.ts';

type Used = {
  readonly id: number;
  readonly user_id: number;
  readonly name: string;
  readonly acc_type: AccType;
  readonly counter: number;
  readonly remember: boolean;
  readonly device: string;
};

/** Opens a session. Throws `suspended`, and `bad_passkey` for one that was removed or used further meanwhile. */
export async function logInByPasskey(
  db: Db,
  clock: Clock,
  { id, user_id, name, acc_type, counter, remember, device }: Used,
): Promise<User> {
  const token = await db.transaction().execute(async (trx) => {
    await lockAccount(trx, user_id);
    await insistOnStanding(trx, user_id);
    if (!(await noteUse(trx, { id, counter }, clock()))) throw new Failure('bad_passkey');
    return openKnownSession(trx, { user_id, remembered: remember, device, isKnownThere: true }, clock());
  });
  return { user_id, name, token, acc_type };
}
