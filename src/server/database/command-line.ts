/** What the commands on a data folder share: one file to name, the environment's folder, one line of outcome. */

/** Runs `work` and ends the process: code 0 and a sentence, or code 1 and why not. */
export async function runOnDataFolder(
  usage: string,
  work: (file: string, dataDir: string) => Promise<string>,
  withoutFile?: (dataDir: string) => Promise<string>,
): Promise<never> {
  // What is written is its owner's alone (data-folder.ts).
  process.umask(0o077);
  try {
    const [file, ...more] = process.argv.slice(2);
    if ((file === undefined && !withoutFile) || more.length > 0) throw new Error(`Usage: ${usage}`);
    if (process.env['DATABASE_URL'])
      throw new Error('DATABASE_URL is set: use pg_dump and pg_restore on a PostgreSQL server.');
    const dataDir = process.env['DATA_DIR'] || './data';
    const said = file === undefined ? await withoutFile?.(dataDir) : await work(file, dataDir);
    process.stdout.write(`${said}\n`);
    process.exit(0);
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exit(1);
  }
}
