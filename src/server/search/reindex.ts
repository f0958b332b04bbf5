/** Updates the search columns and warnings of jobs that were stored under other rules, in the background. */
import { setTimeout } from 'node:timers/promises';
import { type Kysely, sql, type Transaction } from 'kysely';
import { knownGroupOf } from '#contract/occupations.ts';
import { warningKindsOf } from '#warnings/find-warnings.ts';
import type { Database } from '#server/database/connect.ts';
import { inBatches } from '#server/database/in-batches.ts';
import type { Tables } from '#server/database/tables.ts';
import { searchColumns, TOKENIZER_VERSION } from './search-vector.ts';
import { addWords } from './word-store.ts';

/** Small, so that other queries get their turn between two batches. */
const batch = 50;
/** A number for the advisory lock that nothing else uses. */
const lockId = 7_126_002;

type Options = {
  /** After a failure, or while another node reindexes. */
  readonly retryMs?: number;
  readonly onFailure: (error: unknown) => void;
};

/** @returns a function that stops after the current batch; the next start continues */
export function startReindexing(
  { db, engine }: Pick<Database, 'db' | 'engine'>,
  { retryMs = 30_000, onFailure }: Options,
): () => Promise<void> {
  const stopping = new AbortController();
  const { signal } = stopping;
  const work = async () => {
    while (!signal.aborted) {
      try {
        // The embedded database has one node and one connection, which a session lock would occupy.
        if (engine === 'embedded') await reindexJobs(db, signal);
        if (engine === 'embedded' || (await reindexAlone(db, signal))) return;
      } catch (error) {
        onFailure(error);
      }
      await setTimeout(retryMs, undefined, { signal }).catch(() => undefined);
    }
  };
  const working = work();
  return async () => {
    stopping.abort();
    await working;
  };
}

/** One node at a time: two with different dictionaries would undo each other's work forever. @returns whether it got the lock */
async function reindexAlone(db: Kysely<Tables>, signal: AbortSignal): Promise<boolean> {
  return db.connection().execute(async (one) => {
    const { rows } = await sql<{ held: boolean }>`
      select pg_try_advisory_lock(${sql.lit(lockId)}) as held`.execute(one);
    if (rows[0]?.held !== true) return false;
    try {
      await reindexJobs(one, signal);
    } finally {
      await sql`select pg_advisory_unlock(${sql.lit(lockId)})`.execute(one);
    }
    return true;
  });
}

/** An index finds outdated jobs, so a run without any is cheap. @returns the number of reindexed jobs */
export async function reindexJobs(db: Kysely<Tables>, signal?: AbortSignal): Promise<number> {
  let done = 0;
  const reindexBatch = async () => {
    const count = await db.transaction().execute(reindexSome);
    done += count;
    return count === batch;
  };
  await inBatches(reindexBatch, { signal });
  return done;
}

async function reindexSome(trx: Transaction<Tables>): Promise<number> {
  const jobs = await trx
    .selectFrom('jobs')
    .select([
      'id',
      'name',
      'required_skills',
      'tags',
      'industry',
      'category',
      'description',
      'requirements',
      'responsibilities',
      'salary',
      'province',
      'district',
      'level',
      'job_type',
      'location',
      'occupation',
      'walk_in',
    ])
    // Two ranges of the index; `<>` would scan the table.
    .where((is) => is.or([is('tokenizer', '<', TOKENIZER_VERSION), is('tokenizer', '>', TOKENIZER_VERSION)]))
    .orderBy('tokenizer')
    .limit(batch)
    // An edit under way writes its own tokens: wait for none, and overwrite none.
    .forUpdate()
    .skipLocked()
    .execute();
  await addWords(trx, jobs);
  for (const { id, ...job } of jobs) {
    await trx
      .updateTable('jobs')
      .set({
        ...searchColumns(job),
        warnings: warningKindsOf(job),
        occupation_group: knownGroupOf(job.occupation),
      })
      .where('id', '=', id)
      .execute();
  }
  return jobs.length;
}
