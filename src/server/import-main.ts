/** `npm run import -- FILE.csv [--dry-run]`: posts the jobs of a CSV file for companies without an account (docs/operations.md). */
import { readFileSync, statSync } from 'node:fs';
import { importLimits, type ImportReply } from '#contract/on-behalf.ts';
import { validationMessages } from '#contract/validation-errors.ts';
import { withMaintenanceDatabase } from './database/connect.ts';
import { DataFolderInUseError } from './database/folder-lock.ts';
import { Failure } from './http/api/call-failures.ts';
import { importJobs } from './operators/on-behalf/import-jobs.ts';
import { bringUpToDate } from './prepare-database.ts';
import { databaseSettings, readSettings } from './settings.ts';

const usage = 'Usage: npm run import -- FILE.csv [--dry-run]';

/** The audit log has no account for the command line. */
const commandLine = { user_id: 0, name: 'npm run import' };

function readCommand(words: readonly string[]): { file: string; isDryRun: boolean } {
  const isDryRun = words.includes('--dry-run');
  const [file, ...others] = words.filter((word) => word !== '--dry-run');
  if (file === undefined || others.length > 0 || file.startsWith('-')) throw new Error(usage);
  return { file, isDryRun };
}

function readFile(file: string): Uint8Array {
  if (statSync(file).size > importLimits.bytes)
    throw new Error('The file has more than 2 MiB. Please split it.');
  return readFileSync(file);
}

function report({ created, same, failed, rows, companies }: ImportReply, isDryRun: boolean): string {
  const errors = rows.flatMap(({ line, fields = {} }) =>
    Object.entries(fields).map(([field, error]) => `line ${line}, ${field}: ${error}`),
  );
  const codes = companies.map(({ name, claim_code }) => `${claim_code}\t${name}`);
  return [
    ...errors,
    `${isDryRun ? 'Would be created' : 'Created'}: ${created}, known: ${same}, failed: ${failed}`,
    ...(codes.length > 0 ? ['Claim codes, shown only now:', ...codes] : []),
  ].join('\n');
}

function explain(error: unknown): string {
  if (error instanceof DataFolderInUseError)
    return `${error.message}\nThe embedded database is one process's at a time: import in the console, or stop the server first. With PostgreSQL (DATABASE_URL) it may run.`;
  if (error instanceof Failure && Object.keys(error.fields).length > 0)
    return Object.entries(error.fields)
      .map(([field, code]) => `${field}: ${validationMessages[code]}`)
      .join('\n');
  return error instanceof Error ? error.message : String(error);
}

// New files are private to their owner (data-folder.ts).
process.umask(0o077);
try {
  const { file, isDryRun } = readCommand(process.argv.slice(2));
  const bytes = readFile(file);
  const settings = readSettings(process.env);
  const clock = () => new Date();
  const reply = await withMaintenanceDatabase(databaseSettings(settings), async ({ db }) => {
    await bringUpToDate(db, { demoData: settings.demoData, clock });
    return importJobs(db, bytes, { clock, operator: commandLine, isDryRun });
  });
  process.stdout.write(`${report(reply, isDryRun)}\n`);
  process.exit(reply.failed > 0 ? 2 : 0);
} catch (error) {
  process.stderr.write(`${explain(error)}\n`);
  process.exit(1);
}
