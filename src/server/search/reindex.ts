/** Makes the tokens of stored jobs anew when they were made by another tokenizer. */
import type { Kysely, Transaction } from 'kysely';
import type { Tables } from '#server/database/tables.ts';
import { searchColumns } from './job-text.ts';
import { TOKENIZER_VERSION } from './tokens.ts';

/** Small, so that other queries get their turn between two batches. */
const batch = 200;

/** Run it at start; it asks an index whether there is anything to do. @returns how many jobs were done */
export async function reindexJobs(db: Kysely<Tables>): Promise<number> {
  let done = 0;
  for (;;) {
    const count = await db.transaction().execute(reindexSome);
    done += count;
    if (count < batch) return done;
  }
}

async function reindexSome(trx: Transaction<Tables>): Promise<number> {
  const jobs = await trx
    .selectFrom('jobs')
    .select(['id', 'name', 'required_skills', 'tags', 'industry', 'category', 'description'])
    // Two ranges of the index, where "is not" would read the whole table.
    .where((is) => is.or([is('tokenizer', '<', TOKENIZER_VERSION), is('tokenizer', '>', TOKENIZER_VERSION)]))
    .orderBy('tokenizer')
    .limit(batch)
    // Several servers that start together share the work.
    .forUpdate()
    .skipLocked()
    .execute();
  for (const { id, ...job } of jobs) {
    await trx.updateTable('jobs').set(searchColumns(job)).where('id', '=', id).execute();
  }
  return jobs.length;
}
