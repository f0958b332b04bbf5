/** Template databases: an empty migrated one, made once for each state of the migrations, and one with the demonstration data. */
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
import { sql } from 'kysely';
import { openDatabase, type DatabaseSettings } from '#server/database/connect.ts';
import { migrate } from '#server/database/migrate.ts';
import { seedWhenEmpty } from '#server/seed/seed.ts';

const cache = 'node_modules/.cache/karngea';

/** @returns the data folder; copy it, never open it */
export async function databaseTemplate(): Promise<string> {
  const folder = join(cache, `database-${fingerprint()}`);
  if (existsSync(folder)) return folder;
  mkdirSync(cache, { recursive: true });
  const making = mkdtempSync(join(cache, 'database-making-'));
  await makeMigrated({ dataDir: making, durable: false });
  await makeCheap({ dataDir: making, durable: false });
  try {
    renameSync(making, folder);
  } catch {
    // Another test run made the same one first.
    rmSync(making, { recursive: true });
  }
  return folder;
}

/** Creates a migrated database and closes it. */
export async function makeMigrated(settings: DatabaseSettings): Promise<void> {
  const database = await openDatabase(settings);
  await migrate(database.db);
  await database.close();
}

/** Less to copy and to start: tests make some 200 copies a run, and use neither of the two databases. */
async function makeCheap(settings: DatabaseSettings): Promise<void> {
  const { db, close } = await openDatabase(settings);
  for (const name of ['template0', 'template1']) {
    await sql`alter database ${sql.ref(name)} is_template false`.execute(db);
    await sql`drop database ${sql.ref(name)}`.execute(db);
  }
  // The engine clears all of it at each start; the default is 128 MB.
  await sql`alter system set shared_buffers = '16MB'`.execute(db);
  await close();
}

/** A copy of the template with the demonstration data, whose dates are relative to now; made again for each run. */
export async function makeSeededTemplate(): Promise<string> {
  const folder = mkdtempSync(join(cache, 'database-seeded-'));
  cpSync(await databaseTemplate(), folder, { recursive: true });
  await seed({ dataDir: folder, durable: false });
  return folder;
}

/** Fills a migrated database with the demonstration data, and closes it. */
export async function seed(settings: DatabaseSettings): Promise<void> {
  const database = await openDatabase(settings);
  await seedWhenEmpty(database.db, () => new Date());
  await database.close();
}

/** Everything that determines the content of the folder. */
function fingerprint(): string {
  const sources = 'src/server/database';
  const files = [
    'tests/support/database-template.ts',
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
