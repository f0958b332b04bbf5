/** The common part of the backup and restore commands. */

/** Runs `work`, prints its result or error, and exits with code 0 or 1. */
export async function runOnDataFolder(
  usage: string,
  work: (file: string, dataDir: string) => Promise<string>,
  withoutFile?: (dataDir: string) => Promise<string>,
): Promise<never> {
  // New files are private to their owner (data-folder.ts).
  process.umask(0o077);
  try {
    const [file, ...more] = process.argv.slice(2);
    if ((file === undefined && !withoutFile) || more.length > 0) throw new Error(`Usage: ${usage}`);
    if (process.env['DATABASE_URL'])
      throw new Error('DATABASE_URL is set: use pg_dump and pg_restore on a PostgreSQL server.');
    const dataDir = process.env['DATA_DIR'] || './data';
    const message = file === undefined ? await withoutFile?.(dataDir) : await work(file, dataDir);
    process.stdout.write(`${message}\n`);
    process.exit(0);
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exit(1);
  }
}
