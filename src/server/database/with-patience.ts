/** Opens a database for work that may take longer than any call may, and needs a session: migrations, the first data. */
import { type Database, type DatabaseSettings, openDatabase } from './connect.ts';
import type { PostgresOptions } from './postgres-pool.ts';

const patient = ({ url, directUrl = url, ...others }: PostgresOptions): PostgresOptions => ({
  ...others,
  url: directUrl,
  readUrls: [],
  max: 1,
  statementTimeout: 0,
});

/** The database is closed again when the work is done or has failed. */
export async function withPatience<Result>(
  settings: DatabaseSettings,
  work: (database: Database) => Promise<Result>,
): Promise<Result> {
  const database = await openDatabase('url' in settings ? patient(settings) : settings);
  return work(database).finally(() => database.close());
}
