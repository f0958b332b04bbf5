/** Locks an account's row, so that its caps and counts hold against concurrent calls. */
import { type Db } from './connect.ts';

/** Locks the account until the transaction ends. Concurrent transactions would not count each other's rows. */
export async function lockAccount(trx: Db, userId: number): Promise<void> {
  await trx.selectFrom('users').select('id').where('id', '=', userId).forNoKeyUpdate().execute();
}
