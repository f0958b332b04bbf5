/** `npm run operator -- add NAME | list | reset NAME | remove NAME`: manages operator accounts. */
import * as z from 'zod/mini';
import { text } from '#contract/fields.ts';
import { lengths } from '#contract/limits.ts';
import {
  addOperator,
  listOperators,
  deleteOperator,
  resetOperator,
} from './accounts/operator-account-store.ts';
import { type Db } from './database/connect.ts';
import { DataFolderInUseError } from './database/folder-lock.ts';
import { withMaintenanceDatabase } from './database/connect.ts';
import { bringUpToDate } from './prepare-database.ts';
import { databaseSettings, readSettings } from './settings.ts';

const usage = 'Usage: npm run operator -- add NAME | list | reset NAME | remove NAME';

const shownOnce = (name: string, password: string): string =>
  `The password of ${name}, shown only now: ${password}\nThe first log-in asks for a code app, such as Aegis or Google Authenticator.`;

/** Commands by name; each returns the message to print. */
const commands: Readonly<Record<string, (db: Db, name: string) => Promise<string>>> = {
  add: async (db, name) => shownOnce(name, (await addOperator(db, name, new Date())).password),
  reset: async (db, name) => shownOnce(name, (await resetOperator(db, name)).password),
  remove: async (db, name) => {
    await deleteOperator(db, name);
    return `${name} is no operator any more. The record keeps the name.`;
  },
  list: async (db) => {
    const lines = (await listOperators(db)).map(
      ({ name, created_at, has_codes }) =>
        `${name}\tsince ${created_at.toISOString().slice(0, 10)}\t${has_codes ? 'code app set up' : 'no code app yet'}`,
    );
    return lines.length > 0 ? lines.join('\n') : 'There are no operators.';
  },
};

function readCommand([action = '', ...names]: readonly string[]): (db: Db) => Promise<string> {
  const command = commands[action];
  const name = z.safeParse(text(lengths.accountName), names[0]);
  const takesName = action !== 'list';
  if (command === undefined || names.length !== (takesName ? 1 : 0)) throw new Error(usage);
  if (takesName && !name.success) throw new Error(`A name has 1 to ${lengths.accountName} characters.`);
  return (db) => command(db, name.data ?? '');
}

function explain(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error instanceof DataFolderInUseError
    ? `${error.message}\nThe embedded database is one process's at a time: stop the server, give the command, and start it again. With PostgreSQL (DATABASE_URL) it may run.`
    : error.message;
}

// New files are private to their owner (data-folder.ts).
process.umask(0o077);
try {
  const run = readCommand(process.argv.slice(2));
  const settings = readSettings(process.env);
  const message = await withMaintenanceDatabase(databaseSettings(settings), async ({ db }) => {
    await bringUpToDate(db, { demoData: settings.demoData, clock: () => new Date() });
    return run(db);
  });
  process.stdout.write(`${message}\n`);
  process.exit(0);
} catch (error) {
  process.stderr.write(`${explain(error)}\n`);
  process.exit(1);
}
