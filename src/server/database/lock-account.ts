/** One thing at a time for one account. */
import { type Db } from './connect.ts';

/** Until the transaction ends, whoever locks the same account waits: two at once would not count each other's work. */
export async function lockAccount(trx: Db, userId: number): Promise<void> {
  await trx.selectFrom('users').select('id').where('id', '=', userId).forNoKeyUpdate().execute();
}
