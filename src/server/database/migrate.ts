/** Brings the tables to what this version of the server needs; several servers may do so at once. */
import { Migrator, type Kysely, type Migration } from 'kysely';
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
const migrations: Record<string, Migration> = {
  '0001-accounts': accounts,
  '0002-jobs': jobs,
  '0003-applications': applications,
  '0004-site': site,
  '0005-related-jobs': relatedJobs,
  '0006-listed-jobs': listedJobs,
  '0007-whole-job-rows': wholeJobRows,
  '0008-rate-limits': rateLimits,
};

/**
 * Runs what is missing, in one transaction under an advisory lock, and names it.
 * @throws DatabaseError, with nothing changed
 */
export async function migrate<Schema>(db: Kysely<Schema>): Promise<string[]> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } });
  const { error, results } = await migrator.migrateToLatest();
  if (error !== undefined) throw toDatabaseError(error);
  return (results ?? [])
    .filter(({ status }) => status === 'Success')
    .map(({ migrationName }) => migrationName);
}
