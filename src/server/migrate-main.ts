/** `npm run migrate`: only migrates, for deployments that do so before starting nodes. */
import { migrate } from './database/migrate.ts';
import { withMaintenanceDatabase } from './database/connect.ts';
import { databaseSettings, readSettings } from './settings.ts';

try {
  const run = await withMaintenanceDatabase(databaseSettings(readSettings(process.env)), ({ db }) =>
    migrate(db),
  );
  process.stdout.write(run.length > 0 ? `Migrated: ${run.join(', ')}\n` : 'There was nothing to migrate.\n');
  process.exit(0);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
}
