/** Opens the database as this version of the server needs it: its tables, the demonstration. */
import { type Database, type DatabaseSettings, type Db, openDatabase } from './database/connect.ts';
import { migrate } from './database/migrate.ts';
import { withMaintenanceDatabase } from './database/connect.ts';
import { type Clock } from './http/clock.ts';
import { removeSeed } from './seed/remove-seed.ts';
import { seedWhenEmpty } from './seed/seed.ts';

type Preparing = { readonly demoData: boolean; readonly clock: Clock };

/** Gives the database ready for calls. Throws what stops the start; nothing is left open then. */
export async function prepareDatabase(settings: DatabaseSettings, how: Preparing): Promise<Database> {
  // An index on a large table, or waiting for the node that makes it, takes longer than any call may.
  if ('url' in settings) {
    await withMaintenanceDatabase(settings, ({ db }) => bringUpToDate(db, how));
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

/** What a start does to the database: tables first, then the demonstration, before anybody else has one of its names. */
export async function bringUpToDate(db: Db, { demoData, clock }: Preparing): Promise<void> {
  await migrate(db);
  if (demoData) await seedWhenEmpty(db, clock);
  else await removeSeed(db);
}
