/** Brings the tables to what this version of the server needs; several servers may do so at once. */
import { setTimeout } from 'node:timers/promises';
import { type Kysely, type Migration, Migrator, sql } from 'kysely';
import { toDatabaseError } from './database-error.ts';
import * as accounts from './migrations/m0001-accounts.ts';
import * as jobs from './migrations/m0002-jobs.ts';
import * as applications from './migrations/m0003-applications.ts';
import * as site from './migrations/m0004-site.ts';
import * as relatedJobs from './migrations/m0005-related-jobs.ts';
import * as listedJobs from './migrations/m0006-listed-jobs.ts';
import * as wholeJobRows from './migrations/m0007-whole-job-rows.ts';
import * as rateLimits from './migrations/m0008-rate-limits.ts';

/** In order, and only ever added to. A list, not a folder: the server is one bundled file. */
export const migrations: Readonly<Record<string, Migration>> = {
  '0001-accounts': accounts,
  '0002-jobs': jobs,
  '0003-applications': applications,
  '0004-site': site,
  '0005-related-jobs': relatedJobs,
  '0006-listed-jobs': listedJobs,
  '0007-whole-job-rows': wholeJobRows,
  '0008-rate-limits': rateLimits,
};

/** One column more, whose default is a constant: PostgreSQL writes no row for it, however many there are. */
export function addColumn(table: string, column: string): Migration {
  return {
    up: async (db) => {
      await sql`alter table ${sql.table(table)} add column ${sql.raw(column)}`.execute(db);
    },
  };
}

/** In milliseconds. While a change waits for a lock on a table, all who want to read the table wait behind it. */
const lockTimeout = 400;
const retryAfter = 200;
const lockNotAvailable = '55P03';

/**
 * Runs what is missing, in one transaction under an advisory lock, and names it. Where a statement of others is in the
 * way, or a node that does the same, it lets everybody pass and tries again.
 * @throws DatabaseError, with nothing changed
 */
export async function migrate<Schema>(db: Kysely<Schema>, wanted = migrations): Promise<string[]> {
  for (;;) {
    const { error, results = [] } = await db.connection().execute(async (one) => {
      await sql`set lock_timeout = ${sql.lit(lockTimeout)}`.execute(one);
      try {
        return await new Migrator({
          db: one,
          provider: { getMigrations: async () => wanted },
        }).migrateToLatest();
      } finally {
        await sql`set lock_timeout = 0`.execute(one);
      }
    });
    if (error === undefined)
      return results.filter(({ status }) => status === 'Success').map(({ migrationName }) => migrationName);
    const failure = toDatabaseError(error);
    if (failure.code !== lockNotAvailable) throw failure;
    await setTimeout(retryAfter);
  }
}
