/** Adds columns and an index to a full jobs table while it is read, and reports how long the longest read waited. */
import { setTimeout } from 'node:timers/promises';
import { sql } from 'kysely';
import { openDatabase } from '#server/database/connect.ts';
import { migrate, migrations } from '#server/database/migrate.ts';
import { addColumns, addIndex } from '#server/database/migrate.ts';
import { startServer } from './start-server.ts';

const readers = 8;
/** A read in progress when the migration wants its lock: a report, or a dump. */
const longReadMs = 3_000;
/** As many columns, of the same types, as the version that added place, pay and end to jobs. */
const fields = [
  'bench_province text',
  'bench_district text',
  'bench_salary_min numeric',
  'bench_salary_max numeric',
  'bench_salary_currency text',
  'bench_salary_period text',
  'bench_expires_on text',
  'bench_closed_because text',
  'bench_date_edited timestamptz',
];
const steps = {
  '9999-bench-fields': addColumns('jobs', fields),
  '9999-bench-index': addIndex('bench_province_newest', 'jobs (bench_province, date_added desc, id desc)'),
};
const target = 1_000;

/** Reads lists and details of the server until stopped. @returns the milliseconds of each */
export function keepReading(address: string, times: number[]): () => Promise<void> {
  let isOver = false;
  const read = async (path: string) => {
    const began = performance.now();
    const response = await fetch(address + path);
    await response.arrayBuffer();
    if (!response.ok) throw new Error(`${path}: ${response.status}`);
    times.push(performance.now() - began);
  };
  const all = Array.from({ length: readers }, async (_, reader) => {
    for (let at = reader; !isOver; at += readers)
      await read(at % 2 ? `/api/job/get/${1 + (at % 5_000)}` : `/api/job/get?page=${at % 20}`);
  });
  return async () => {
    isOver = true;
    await Promise.all(all);
  };
}

/** @returns whether the longest read stayed within the target */
export async function benchMigration(url: string, jobs: number): Promise<boolean> {
  const server = await startServer('never-cached', url);
  const database = await openDatabase({ url, statementTimeout: 0 });
  const { db } = database;
  const [before, meanwhile]: [number[], number[]] = [[], []];
  try {
    const stopBefore = keepReading(server.address, before);
    await setTimeout(longReadMs);
    await stopBefore();

    const stop = keepReading(server.address, meanwhile);
    const longRead = db.transaction().execute(async (trx) => {
      await trx.selectFrom('jobs').select('id').limit(1).execute();
      await setTimeout(longReadMs);
    });
    await setTimeout(500);
    const began = performance.now();
    await migrate(db, { ...migrations, ...steps });
    const took = performance.now() - began;
    await longRead;
    await setTimeout(500);
    await stop();
    const longest = Math.max(...meanwhile);
    console.log(
      `\nNine fields of cards and an index more in ${jobs} jobs, under ${readers} readers and a read of ${longReadMs} ms`,
    );
    console.log(`reads before, and the longest, ms     ${before.length}   ${Math.max(...before).toFixed(0)}`);
    console.log(`reads meanwhile, and the longest, ms  ${meanwhile.length}   ${longest.toFixed(0)}`);
    console.log(`the migration, ms                     ${took.toFixed(0)}`);
    console.log(`target: the longest read ≤ ${target} ms: ${longest <= target ? 'held' : 'MISSED'}`);
    return longest <= target;
  } finally {
    const drops = fields.map((field) => sql`drop column if exists ${sql.ref(field.split(' ')[0] ?? '')}`);
    await sql`alter table jobs ${sql.join(drops)}`.execute(db);
    await sql`delete from kysely_migration where name = any(${Object.keys(steps)})`.execute(db);
    await database.close();
    await server.stop();
  }
}
