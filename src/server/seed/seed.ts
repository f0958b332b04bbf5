/** Inserts the demonstration into an empty database, and removes it. */
import { sql, type Transaction } from 'kysely';
import * as z from 'zod/mini';
import { dayInCambodia } from '#contract/days.ts';
import { newJob } from '#contract/postings.ts';
import { lookalikeKey, nameKey } from '#server/database/name-key.ts';
import { hashPassword } from '#server/accounts/passwords.ts';
import { toStoredCv } from '#server/cvs/cv-store.ts';
import { type Db } from '#server/database/connect.ts';
import { type Tables } from '#server/database/tables.ts';
import { type Clock, hourMs } from '#server/http/clock.ts';
import { toJobRow } from '#server/jobs/posting-store.ts';
import { addWords } from '#server/search/word-store.ts';
import { demoPassword, type Fixtures, readFixtures } from './fixtures.ts';
import { prepareCompanies, writeCompanies } from './seed-companies.ts';
import { alertRows, noticeRows } from './seed-notices.ts';
import { removeStatistics, writeStatistics } from './seed-statistics.ts';

type Trx = Transaction<Tables>;
type Ids = ReadonlyMap<string, number>;
type Ago = (hours: number) => Date;

/** Key in `meta` of the time when demo data was inserted. */
const seededKey = 'seeded';

/** Advisory lock: one node seeds or clears the database while the others wait. */
const seedLock = 4_180;

async function lockSeed(trx: Trx): Promise<void> {
  await sql`select pg_advisory_xact_lock(${seedLock}::bigint)`.execute(trx);
}

/** When the database was seeded; undefined without demo data. */
async function seededAt(trx: Trx): Promise<Date | undefined> {
  const mark = await trx.selectFrom('meta').select('value').where('key', '=', seededKey).executeTakeFirst();
  return mark && new Date(mark.value);
}

/** Rows per statement; more would exceed PostgreSQL's limit on parameters. */
const batch = 100;

/** Seeds the database if it has no accounts except operators. Returns whether it did. */
export async function seedWhenEmpty(db: Db, clock: Clock): Promise<boolean> {
  // One hash for all accounts, computed before the transaction, because hashing is slow on purpose.
  const [passwordHash, companies] = await Promise.all([hashPassword(demoPassword), prepareCompanies()]);
  return db.transaction().execute(async (trx) => {
    await lockSeed(trx);
    if (!(await isEmpty(trx))) return false;
    await restartIds(trx);
    const fixtures = readFixtures();
    const now = clock().getTime();
    const ago: Ago = (hours) => new Date(now - hours * hourMs);
    const ids = await writePeople(trx, fixtures, passwordHash, ago);
    await writeCompanies(trx, companies, { ids, ago });
    await writeJobs(trx, fixtures, ids, now);
    await writeApplications(trx, fixtures, ids, ago);
    await inBatches(await noticeRows(trx), (rows) => trx.insertInto('notices').values(rows).execute());
    await inBatches(
      fixtures.favourites.map(({ user, job_id, savedHoursAgo }) => ({
        user_id: idOf(ids, user),
        job_id,
        saved_at: ago(savedHoursAgo),
      })),
      (rows) => trx.insertInto('favourites').values(rows).execute(),
    );
    await writeStatistics(trx, now);
    const alerts = alertRows(idOf(ids, 'dara'), new Date(now));
    await trx.insertInto('saved_searches').values(alerts).execute();
    await trx
      .insertInto('meta')
      .values({ key: seededKey, value: new Date(now).toISOString() })
      .execute();
    return true;
  });
}

async function isEmpty(trx: Trx): Promise<boolean> {
  // Operators may be added before the first start.
  const user = await trx
    .selectFrom('users')
    .select('id')
    .where('acc_type', '<>', 'operator')
    .limit(1)
    .executeTakeFirst();
  return user === undefined && (await seededAt(trx)) === undefined;
}

/** The fixtures rely on ids from 1; an interrupted seeding may have used some. */
async function restartIds(trx: Trx): Promise<void> {
  for (const table of ['jobs', 'applications'])
    await sql`alter table ${sql.table(table)} alter column id restart`.execute(trx);
}

async function writePeople(
  trx: Trx,
  { employers, seekers, jobs }: Fixtures,
  password_hash: string,
  ago: Ago,
): Promise<Ids> {
  const oldestHours = Math.max(...jobs.map((job) => job.hoursAgo)) + 24;
  const people = [
    ...employers.map((person) => ({ ...person, acc_type: 'employer' as const })),
    ...seekers.map((person) => ({ ...person, acc_type: 'employee' as const })),
  ];
  const rows = await trx
    .insertInto('users')
    .values(
      people.map(({ name, acc_type, profile }) => ({
        name,
        name_key: nameKey(name),
        lookalike_key: lookalikeKey(name),
        acc_type,
        password_hash,
        created_at: ago(oldestHours),
        // All rows of the statement need the same columns.
        profession: '',
        email: '',
        date_of_birth: '',
        contact_number: '',
        address: '',
        facebook: '',
        linkedin: '',
        ...profile,
      })),
    )
    .returning(['id', 'name'])
    .execute();
  const ids: Ids = new Map(rows.map(({ id, name }) => [name, id]));
  const cvs = seekers.flatMap(({ name, cv }) =>
    cv ? [{ user_id: idOf(ids, name), cv: toStoredCv(cv), updated_at: ago(oldestHours) }] : [],
  );
  await trx.insertInto('cvs').values(cvs).execute();
  return ids;
}

async function writeJobs(trx: Trx, { jobs }: Fixtures, ids: Ids, now: number): Promise<void> {
  await addWords(
    trx,
    jobs.map((job) => z.parse(newJob, job)),
  );
  const rows = jobs.map(({ employer, hoursAgo, endsInDays, status, ...job }, index) => ({
    ...toJobRow(z.parse(newJob, job), idOf(ids, employer), new Date(now - hoursAgo * hourMs)),
    expires_on: endsInDays === undefined ? null : dayInCambodia(endsInDays, now),
    status,
    ...(status === 'Closed'
      ? {
          closed_because: 'stopped' as const,
          closed_at: new Date(now - Math.min(hoursAgo, (index % 13) * 24) * hourMs),
          outcome: index % 3 === 0 ? ('not_filled' as const) : ('filled_here' as const),
        }
      : { closed_because: null, closed_at: null, outcome: null }),
  }));
  await inBatches(rows, (some) => trx.insertInto('jobs').values(some).execute());
}

async function writeApplications(
  trx: Trx,
  { seekers, applications }: Fixtures,
  ids: Ids,
  ago: Ago,
): Promise<void> {
  const cvs = new Map(seekers.flatMap(({ name, cv }) => (cv ? [[name, toStoredCv(cv)] as const] : [])));
  const rows = applications.map(({ seeker, job_id, status, message, appliedHoursAgo, decidedHoursAgo }) => {
    const cv = cvs.get(seeker);
    if (cv === undefined) throw new Error(`${seeker} applies without a CV.`);
    return {
      user_id: idOf(ids, seeker),
      job_id,
      status,
      message,
      cv,
      date_added: ago(appliedHoursAgo),
      date_updated: ago(decidedHoursAgo ?? appliedHoursAgo),
    };
  });
  await inBatches(rows, (some) => trx.insertInto('applications').values(some).execute());
}

function idOf(ids: Ids, name: string): number {
  const id = ids.get(name);
  if (id === undefined) throw new Error(`The fixtures have no account '${name}'.`);
  return id;
}

async function inBatches<Row>(rows: readonly Row[], write: (rows: Row[]) => Promise<unknown>): Promise<void> {
  for (let at = 0; at < rows.length; at += batch) await write(rows.slice(at, at + batch));
}

/** Deletes demonstration accounts and everything they own (product 12.2), because their password is public. Housekeeping deletes their pictures. */
export async function removeSeed(db: Db): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await lockSeed(trx);
    const at = await seededAt(trx);
    if (at === undefined) return;
    // Only an empty database is seeded, so older accounts are the demonstration's, except for operators.
    await trx.deleteFrom('users').where('created_at', '<', at).where('acc_type', '<>', 'operator').execute();
    await removeStatistics(trx);
    await trx.deleteFrom('meta').where('key', '=', seededKey).execute();
  });
}
