/** The secret that a site generates once and stores: the key of digests in rate limits and reports. */
import { randomBytes } from 'node:crypto';
import { type Db } from './connect.ts';

/** Key of the HMACs of addresses and names, so that a leaked table of limits can't be reversed by trying all addresses. */
const digestKey = 'digest_key';

/** The same for all nodes, created by the first that asks. */
export async function readDigestKey(db: Db): Promise<string> {
  const find = () => db.selectFrom('meta').select('value').where('key', '=', digestKey).executeTakeFirst();
  const existing = await find();
  if (existing !== undefined) return existing.value;
  await db
    .insertInto('meta')
    .values({ key: digestKey, value: randomBytes(32).toString('base64url') })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const created = await find();
  if (created === undefined) throw new Error('The digest key was deleted while it was being created.');
  return created.value;
}
