/** Opens the database as this version of the server needs it: its tables, the demonstration, the search tokens. */
import { type Database, type DatabaseSettings, type Db, openDatabase } from './database/connect.ts';
import { migrate } from './database/migrate.ts';
import { type Clock } from './http/clock.ts';
import { reindexJobs } from './search/reindex.ts';
import { seedWhenEmpty } from './seed/seed.ts';

type Preparing = { readonly demoData: boolean; readonly clock: Clock };

/** Gives the database ready for calls. Throws what stops the start; nothing is left open then. */
export async function prepareDatabase(settings: DatabaseSettings, how: Preparing): Promise<Database> {
  // An index on a large table, or waiting for the node that makes it, takes longer than any call may.
  if ('url' in settings) {
    const patient = await openDatabase({ ...settings, max: 1, statementTimeout: 0 });
    await bringUpToDate(patient.db, how).finally(() => patient.close());
    return openDatabase(settings);
  }
  const database = await openDatabase(settings);
  try {
    await bringUpToDate(database.db, how);
    return database;
  } catch (error) {
    await database.close();
    throw error;
  }
}

async function bringUpToDate(db: Db, { demoData, clock }: Preparing): Promise<void> {
  await migrate(db);
  if (demoData) await seedWhenEmpty(db, clock);
  await reindexJobs(db);
}
