/**
 * Created before the specs' server starts, because only one process can open its database: operators, their queues, and
 * people with long lists. Each test uses its own operator and its own queue items.
 */
import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { type QueueKind } from '#contract/operators.ts';
import { newJob } from '#contract/postings.ts';
import { hashPassword } from '#server/accounts/passwords.ts';
import { newTotpSecret } from '#server/accounts/totp-store.ts';
import { type Db } from '#server/database/connect.ts';
import { withMaintenanceDatabase } from '#server/database/connect.ts';
import { seedWhenEmpty } from '#server/seed/seed.ts';
import { readSettings } from '#server/settings.ts';
import { toJobRow } from '#server/jobs/posting-store.ts';
import { databaseTemplate } from '../support/database-template.ts';
import { posting } from '../support/samples.ts';
import { fillLongLists } from './long-lists.ts';
import { fillCrowds } from './many-applicants.ts';
import { firstPassword, operatorsFolder, type Story, storyNames, waitingIn } from './operator-people.ts';

const hourMs = 3_600_000;
/** More than all tests and their retries take. */
const operators = 100;
/** Operators who have to replace their password. */
const firstPasswords = 10;
/** Hashed once, because each hash takes a while. */
const password = 'long-enough-password';
const password_hash = await hashPassword(password);
const ago = (hours: number): Date => new Date(Date.now() - hours * hourMs);

async function addOperators(db: Db): Promise<void> {
  const names = [
    ...Array.from({ length: operators }, (_, n) => `operator-${n + 1}`),
    ...Array.from({ length: firstPasswords }, (_, n) => `${firstPassword}${n + 1}`),
  ];
  const accounts = await db
    .insertInto('users')
    .values(names.map((name) => ({ name, name_key: name, password_hash, acc_type: 'operator' as const })))
    .returning('id')
    .execute();
  await db
    .insertInto('operators')
    .values(
      accounts.map(({ id }, index) => ({
        user_id: id,
        totp_secret: newTotpSecret(),
        new_password_needed: index >= operators,
      })),
    )
    .execute();
  mkdirSync(operatorsFolder, { recursive: true });
  for (const name of names)
    writeFileSync(join(operatorsFolder, `${name}.json`), JSON.stringify({ name, password }));
}

async function employer(db: Db, name: string): Promise<number> {
  const { id } = await db
    .insertInto('users')
    .values({
      name,
      name_key: name.toLowerCase(),
      password_hash,
      acc_type: 'employer',
      created_at: ago(500),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

async function job(db: Db, employerId: number, name: string): Promise<number> {
  const description = `<p>${name}: chat with customers from a hotel room. A deposit of $50 is paid back after one month.</p>`;
  const { id } = await db
    .insertInto('jobs')
    .values(toJobRow(z.parse(newJob, { ...posting, name, description }), employerId, ago(72)))
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** A company with a posting and three reports, one of which came with messages. */
async function reportedCompany(db: Db, name: string, created_at: Date): Promise<void> {
  const reported_id = await employer(db, name.replaceAll(' ', '-'));
  await db.insertInto('companies').values({ user_id: reported_id, name }).execute();
  await job(db, reported_id, `${name} job`);
  const at = created_at.toISOString();
  const messages = JSON.stringify([
    { from: 'employee', text: 'តើខ្ញុំត្រូវមកធ្វើការថ្ងៃណា?', at, warnings: [] },
    { from: 'employer', text: 'សូមផ្ញើប្រាក់កក់ 20 ដុល្លារជាមុនសិន', at, warnings: ['fee'] },
  ]);
  for (const [place, reason] of (['fee', 'harassment', 'fake'] as const).entries()) {
    const reporter_id = await employer(db, `${name.replaceAll(' ', '-')}-reporter-${place}`);
    await db
      .insertInto('people_reports')
      .values({
        reported_id,
        reporter_id,
        reporter_key: `user:${reporter_id}`,
        network: `network-${place}`,
        // The application was withdrawn since.
        application_id: place === 2 ? null : 900_000_000 + place,
        reason,
        text: place === 0 ? 'គេសុំលុយ 20 ដុល្លារ' : '',
        messages: place === 0 ? messages : null,
        created_at,
      })
      .execute();
  }
}

type Waiting = Readonly<Record<QueueKind, number>>;

/** Reported jobs and companies, waiting postings and companies, and messages, whose names start with this word. */
async function fill(db: Db, story: string, waiting: Waiting): Promise<void> {
  const { reports, people, posts, verifications, messages } = waiting;
  const poster = await employer(db, `poster-${story}`);
  for (let n = 1; n <= reports; n += 1) {
    const job_id = await job(db, poster, `${story} report ${n}`);
    for (const [place, reason] of (['fee', 'fee', 'documents'] as const).entries())
      await db
        .insertInto('reports')
        .values({
          job_id,
          reporter_id: null,
          reporter_key: `guest-${place}`,
          reason,
          text: place === 0 ? 'គេសុំលុយ 50 ដុល្លារមុនចូលធ្វើការ' : '',
          created_at: ago(60 - n),
        })
        .execute();
  }
  for (let n = 1; n <= people; n += 1) await reportedCompany(db, `${story} person ${n}`, ago(55 - n));
  for (let n = 1; n <= posts; n += 1) {
    const job_id = await job(db, poster, `${story} post ${n}`);
    await db
      .insertInto('hidden_jobs')
      .values({ job_id, waiting_since: ago(50 - n) })
      .execute();
  }
  for (let n = 1; n <= verifications; n += 1) {
    const user_id = await employer(db, `${story}-company-${n}`);
    await db
      .insertInto('companies')
      .values({
        user_id,
        name: `${story} company ${n}`,
        verification: 'waiting',
        verification_asked_at: ago(40 - n),
        registration_number: `REG-${n}`,
        verification_phone: '+855 12 345 678',
        verification_note: 'ហៅក្រោយម៉ោង 2',
      })
      .execute();
  }
  for (let n = 1; n <= messages; n += 1)
    await db
      .insertInto('messages')
      .values({
        email: `writer${n}@example.com`,
        name: `${story} writer ${n}`,
        text: 'How do I change my name?',
      })
      .execute();
}

/** Two decisions, so that the audit log is never empty; the second one can be undone. */
async function decide(db: Db): Promise<void> {
  const poster = await employer(db, 'poster-record');
  const [dismissed, removed] = [await job(db, poster, 'Baker'), await job(db, poster, 'Guard')];
  await db
    .insertInto('hidden_jobs')
    .values({ job_id: removed, removed_at: ago(1), removed_because: 'x', status_before: 'Hiring' })
    .execute();
  const entry = { at: ago(1), operator_id: poster, operator: 'operator-0', subject_kind: 'job' } as const;
  const about = (id: number) => ({ subject_id: id, about: `job:${id}` });
  await db
    .insertInto('audit')
    .values([
      { ...entry, ...about(dismissed), action: 'dismiss', subject: 'Baker', reason: '' },
      {
        ...entry,
        ...about(removed),
        action: 'remove',
        subject: 'Guard',
        reason: 'The posting asks workers for money.',
      },
    ])
    .execute();
}

const { dataDir } = readSettings(process.env);
cpSync(await databaseTemplate(), dataDir, { recursive: true });
await withMaintenanceDatabase({ dataDir, durable: false }, async ({ db }) => {
  await seedWhenEmpty(db, () => new Date());
  await addOperators(db);
  for (const story of Object.keys(waitingIn) as Story[])
    for (const name of storyNames(story)) await fill(db, name, waitingIn[story]);
  // For the screenshots and checks of the pages.
  await fill(db, 'pages', { reports: 3, people: 2, posts: 1, verifications: 1, messages: 1 });
  await decide(db);
  await fillCrowds(db);
  await fillLongLists(db);
});
process.exit(0);
