/** Databases to copy: a migrated, empty one, made once for each state of the migrations, and one with the demonstration in it. */
import { createHash } from 'node:crypto';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
} from 'node:fs';
import { join } from 'node:path';
import { openDatabase, type DatabaseSettings } from '#server/database/connect.ts';
import { migrate } from '#server/database/migrate.ts';
import { seedWhenEmpty } from '#server/seed/seed.ts';

const cache = 'node_modules/.cache/karngea';

/** @returns the data folder; nobody may open it, only copy it */
export async function databaseTemplate(): Promise<string> {
  const folder = join(cache, `database-${fingerprint()}`);
  if (existsSync(folder)) return folder;
  mkdirSync(cache, { recursive: true });
  const making = mkdtempSync(join(cache, 'database-making-'));
  await makeMigrated({ dataDir: making, durable: false });
  try {
    renameSync(making, folder);
  } catch {
    // Another test run was first, with the same.
    rmSync(making, { recursive: true });
  }
  return folder;
}

/** Leaves a migrated, closed database. */
export async function makeMigrated(settings: DatabaseSettings): Promise<void> {
  const database = await openDatabase(settings);
  await migrate(database.db);
  await database.close();
}

/** A copy of the template with the demonstration in it, whose dates count from now: it is made anew for each run. */
export async function makeSeededTemplate(): Promise<string> {
  const folder = mkdtempSync(join(cache, 'database-seeded-'));
  cpSync(await databaseTemplate(), folder, { recursive: true });
  await seed({ dataDir: folder, durable: false });
  return folder;
}

/** Fills a migrated database with the demonstration, and closes it. */
export async function seed(settings: DatabaseSettings): Promise<void> {
  const database = await openDatabase(settings);
  await seedWhenEmpty(database.db, () => new Date());
  await database.close();
}

/** All that decides what is in the folder. */
function fingerprint(): string {
  const sources = 'src/server/database';
  const files = [
    'node_modules/@electric-sql/pglite/package.json',
    `${sources}/migrate.ts`,
    `${sources}/embedded-engine.ts`,
    ...readdirSync(`${sources}/migrations`, { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.ts'))
      .map((name) => `${sources}/migrations/${name}`),
  ];
  const hash = createHash('sha256');
  for (const file of files) hash.update(readFileSync(file));
  return hash.digest('hex').slice(0, 12);
}
