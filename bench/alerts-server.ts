/** A child process: a node that handles the waiting alert tasks for new jobs, and reports how long it took and how much memory it needed. */
import { setTimeout } from 'node:timers/promises';
import { sql } from 'kysely';
import { buildApp } from '#server/app.ts';
import { type DatabaseSettings, openDatabase } from '#server/database/connect.ts';
import { newJobTask } from '#server/jobs/new-job-store.ts';
import { readSettings } from '#server/settings.ts';

const database = await openDatabase(JSON.parse(process.argv[2] ?? '{}') as DatabaseSettings);
const app = await buildApp({ database, settings: readSettings({ LOG_LEVEL: 'error' }) });
await app.listen({ port: 0, host: '127.0.0.1' });

const resident = () => process.memoryUsage().rss / 1024 ** 2;
const isLeft = async () =>
  (await sql`select from tasks where kind = ${newJobTask} limit 1`.execute(database.db)).rows.length > 0;

// First idle: the tasks are not due yet.
await setTimeout(5_000);
const before = resident();
let most = before;
const watching = setInterval(() => {
  most = Math.max(most, resident());
}, 50);
const [began, used] = [performance.now(), process.cpuUsage()];
await sql`update tasks set due = now() where kind = ${newJobTask}`.execute(database.db);
while (await isLeft()) await setTimeout(250);
const seconds = (performance.now() - began) / 1_000;
clearInterval(watching);
const { user, system } = process.cpuUsage(used);
console.log(JSON.stringify({ seconds, processor: (user + system) / 1_000_000, before, most }));
await app.close();
await database.close();
process.exit();
