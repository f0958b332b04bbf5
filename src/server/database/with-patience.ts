/** Opens a database for work that may take longer than any call may: migrations, the first data. */
import { type Database, type DatabaseSettings, openDatabase } from './connect.ts';

/** The database is closed again when the work is done or has failed. */
export async function withPatience<Result>(
  settings: DatabaseSettings,
  work: (database: Database) => Promise<Result>,
): Promise<Result> {
  const database = await openDatabase(
    'url' in settings ? { ...settings, max: 1, statementTimeout: 0 } : settings,
  );
  return work(database).finally(() => database.close());
}
