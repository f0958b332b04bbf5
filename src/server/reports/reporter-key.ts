/** Who reported, so that one account or address counts once a job (product 3.16). */
import { createHmac, randomBytes } from 'node:crypto';
import { type Db } from '#server/database/connect.ts';

/** The key in `meta` of the secret that addresses are digested with. */
const secretName = 'reporter_secret';

export type Reporter = {
  readonly caller: { readonly user_id: number } | undefined;
  readonly address: string;
};

/** The account; of a guest a digest of the address, which is not stored and which nobody can try out without the secret. */
export async function reporterKey(db: Db, { caller, address }: Reporter): Promise<string> {
  if (caller !== undefined) return `user:${caller.user_id}`;
  return `guest:${createHmac('sha256', await readSecret(db))
    .update(address)
    .digest('base64url')}`;
}

/** Made once for all nodes. */
async function readSecret(db: Db): Promise<string> {
  const stored = () => db.selectFrom('meta').select('value').where('key', '=', secretName).executeTakeFirst();
  const known = await stored();
  if (known !== undefined) return known.value;
  await db
    .insertInto('meta')
    .values({ key: secretName, value: randomBytes(32).toString('base64url') })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const made = await stored();
  if (made === undefined) throw new Error('the secret of reports vanished while it was being made');
  return made.value;
}
