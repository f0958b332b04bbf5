/** Opens the database, migrates it, and adds or removes demo data. */
import { type Database, type DatabaseSettings, type Db } from './database/connect.ts';
import { openDatabase, withMaintenanceDatabase } from './database/connect.ts';
import { migrate } from './database/migrate.ts';
import { type Clock } from './http/clock.ts';
import { removeSeed, seedWhenEmpty } from './seed/seed.ts';

type Preparing = { readonly demoData: boolean; readonly clock: Clock };

/** Returns the database ready for calls. If it throws, nothing stays open. */
export async function prepareDatabase(settings: DatabaseSettings, how: Preparing): Promise<Database> {
  // Indexing a large table, or waiting for a node that does so, takes longer than the timeout of calls.
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

/** Migrates first, then adds demo data before anyone registers one of its names. */
export async function bringUpToDate(db: Db, { demoData, clock }: Preparing): Promise<void> {
  await migrate(db);
  if (demoData) await seedWhenEmpty(db, clock);
  else await removeSeed(db);
}
