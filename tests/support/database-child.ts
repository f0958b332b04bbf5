/** A process that opens the embedded database and does one thing with it until it is killed. */
import { writeSync } from 'node:fs';
import { setFlagsFromString } from 'node:v8';
import { openDatabase } from '#server/database/connect.ts';
import { migrate } from '#server/database/migrate.ts';
import { readCount, writeNext } from './counted-writes.ts';

const [task, dataDir = ''] = process.argv.slice(2);
const say = (what: unknown) => writeSync(1, `${JSON.stringify(what)}\n`);

// The process lives for about a second; compiling the embedded database with optimizations would take longer.
setFlagsFromString('--liftoff-only');
try {
  const began = performance.now();
  const { db, close } = await openDatabase({ dataDir });
  const opened = Math.round(performance.now() - began);
  await migrate(db);
  if (task === 'write') {
    const state = await readCount(db);
    say({ ...state, opened });
    for (let next = state.count + 1; ; next += 1) {
      await writeNext(db, next);
      say(next);
    }
  }
  say('ready');
  // Runs until it is killed.
  if (task === 'hold') await new Promise(() => setInterval(() => undefined, 60_000));
  await close();
} catch (error) {
  say(error instanceof Error ? { name: error.name, message: error.message } : error);
  process.exit(3);
}
