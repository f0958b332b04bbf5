/** Takes the demonstration out of a database that real people use (product 12.2): everybody knows its password. */
import { type Db } from '#server/database/connect.ts';
import { seededKey } from '#server/database/demonstration.ts';
import { lockSeed, seededAt } from './seed-mark.ts';

/** Deletes the invented people with all that is theirs: jobs, companies, CVs, applications, sessions; housekeeping clears their pictures. Real people's things stay. */
export async function removeSeed(db: Db): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await lockSeed(trx);
    const at = await seededAt(trx);
    if (at === undefined) return;
    // Only an empty database is filled, so nobody else but operators was there before.
    await trx.deleteFrom('users').where('created_at', '<', at).where('acc_type', '<>', 'operator').execute();
    await trx.deleteFrom('meta').where('key', '=', seededKey).execute();
  });
}
