/**
 * Makes the tokens and warnings of stored jobs anew when they were made by other rules: in the background, while people
 * search. So jobs from before there were warnings get theirs, and all do when the phrases change.
 */
import { setTimeout } from 'node:timers/promises';
import { type Kysely, sql, type Transaction } from 'kysely';
import { warningsOf } from '#warnings/find-warnings.ts';
import type { Database } from '#server/database/connect.ts';
import type { Tables } from '#server/database/tables.ts';
import { searchColumns } from './job-text.ts';
import { TOKENIZER_VERSION } from './tokens.ts';
import { noteWords } from './word-store.ts';

/** Small, so that other queries get their turn between two batches. */
const batch = 50;
/** Of the advisory lock; any number that nobody else uses. */
const lockId = 7_126_002;

type Options = {
  /** In milliseconds: after a failure, or while another node is at it. */
  readonly retryAfter?: number;
  readonly onFailure: (error: unknown) => void;
};

/** Begins the work; the answer stops it after the batch under way. What is left is for the next start. */
export function startReindexing(
  { db, engine }: Pick<Database, 'db' | 'engine'>,
  { retryAfter = 30_000, onFailure }: Options,
): () => Promise<void> {
  const stopping = new AbortController();
  const { signal } = stopping;
  const work = async () => {
    while (!signal.aborted) {
      try {
        // The embedded database has no other node, and one connection, which a lock would keep from everybody.
        if (engine === 'embedded') await reindexJobs(db, signal);
        if (engine === 'embedded' || (await reindexAlone(db, signal))) return;
      } catch (error) {
        onFailure(error);
      }
      await setTimeout(retryAfter, undefined, { signal }).catch(() => undefined);
    }
  };
  const working = work();
  return async () => {
    stopping.abort();
    await working;
  };
}

/** One node after the other: two with different dictionaries would undo each other's work for ever. @returns whether it was its turn */
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

/** It asks an index whether there is anything to do. @returns how many jobs were done */
export async function reindexJobs(db: Kysely<Tables>, signal?: AbortSignal): Promise<number> {
  let done = 0;
  while (signal?.aborted !== true) {
    const count = await db.transaction().execute(reindexSome);
    done += count;
    if (count < batch) break;
  }
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
    ])
    // Two ranges of the index, where "is not" would read the whole table.
    .where((is) => is.or([is('tokenizer', '<', TOKENIZER_VERSION), is('tokenizer', '>', TOKENIZER_VERSION)]))
    .orderBy('tokenizer')
    .limit(batch)
    // Nodes of the version before take theirs without the lock.
    .forUpdate()
    .skipLocked()
    .execute();
  await noteWords(trx, jobs);
  for (const { id, ...job } of jobs) {
    await trx
      .updateTable('jobs')
      .set({ ...searchColumns(job), warnings: warningsOf(job) })
      .where('id', '=', id)
      .execute();
  }
  return jobs.length;
}
