/** Taking one's data along (product 7.32). */
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { exportParts } from '#server/account-deletion/export-parts.ts';
import { fillApplications } from '../support/many-applications.ts';
import { type MarkedPeople, employerWord, markedPeople, seekerWord } from '../support/marked-people.ts';
import { type PushService, startPushService } from '../support/push-service.ts';
import { type Person, startServer, type TestServer } from '../support/test-server.ts';

let server: TestServer;
let service: PushService;
let people: MarkedPeople;
beforeAll(async () => {
  service = await startPushService();
  server = await startServer({ settings: { pushInsecure: true } });
  people = await markedPeople(server, service);
}, 60_000);
afterAll(async () => {
  await server.close();
  service.close();
});

type File = Readonly<Record<string, readonly Record<string, unknown>[]>>;
const fileOf = async (as: Person) => {
  const { status, body, text, headers } = await server.ask('GET', '/user/export', { as });
  return { status, file: body as File, text, headers };
};

/** Why what is stored of people is not in their file: tables, and columns of those that are. */
const notTaken: Readonly<Record<string, string>> = {
  announcements: 'what is being told to applicants, for minutes: the job and its name are in jobs',
  'applications.user_id': 'the caller; of an applicant who applied to the caller, theirs',
  'applications.note': 'in the file of the employer, who alone reads it',
  'applications.first_name': 'as in the copy of the CV',
  'applications.last_name': 'as in the copy of the CV',
  'applications.city': 'as in the copy of the CV',
  'applications.words': 'as in the copy of the CV',
  'companies.user_id': 'the caller',
  'cvs.user_id': 'the caller',
  'cv_links.user_id': 'the caller',
  'cv_links.token_hash': 'the digest of a token',
  'favourites.user_id': 'the caller',
  'jobs.employer_id': 'the caller',
  'jobs.search': 'made of the texts that are there',
  'jobs.search_clusters': 'made of the texts that are there',
  'jobs.tokenizer': 'of the search',
  'jobs.salary_number': 'made of the pay',
  'hidden_jobs.status_before': 'what a removed job is when it is put back',
  'hidden_jobs.closed_because_before': 'what a removed job is when it is put back',
  'messages.user_id': 'the caller',
  'messages.done_by': 'an operator',
  'notices.user_id': 'the caller',
  'notices.person': 'the name of somebody else',
  'notices.person_km': 'the name of somebody else',
  'notices.event': 'made of ids that are there',
  job_edits: 'a job as it was before an edit, for minutes',
  operators: 'a shared secret, and of no account that has anything else',
  passkey_challenges: 'random bytes that are out for minutes',
  'passkeys.user_id': 'the caller',
  'passkeys.credential_id': 'a name that only the device has a use for',
  'passkeys.public_key': 'a key',
  'passkeys.counter': 'of the key',
  'passkeys.transports': 'of the device',
  'passkeys.user_handle': 'a random name that only the device has a use for',
  phone_codes: 'a digest of a code that works for minutes',
  'phones.user_id': 'the caller',
  'push_subscriptions.user_id': 'the caller',
  'push_subscriptions.session': 'the digest of a token',
  'push_subscriptions.endpoint': 'whoever has it may send; its site is there',
  'push_subscriptions.p256dh': 'a key',
  'push_subscriptions.auth': 'a key',
  'recovery_codes.user_id': 'the caller',
  'recovery_codes.code_hash': 'a digest of a secret',
  'reports.reporter_id': 'the caller',
  'reports.reporter_key': 'made of the id',
  'saved_searches.user_id': 'the caller',
  'saved_searches.terms_hash': 'made of the terms',
  'saved_searches.found_by': 'made of the terms',
  'saved_searches.tokenizer': 'of the search',
  'security_events.id': 'a number that says nothing',
  'security_events.hour': 'of at',
  'security_events.user_id': 'the caller',
  'sessions.token_hash': 'the digest of a token',
  'sessions.user_id': 'the caller',
  telegram_codes: 'a digest of a link that works for minutes',
  'telegram_chats.user_id': 'the caller',
  'told_jobs.user_id': 'the caller',
  'users.name_key': 'made of the name',
  'users.password_hash': 'a digest of a secret',
  'users.suspended_at': 'who is suspended cannot ask',
  'users.gone_at': 'who is gone cannot ask',
  'withdrawals.user_id': 'the caller',
  // They refer to nobody.
  audit: 'the record of decisions, which is the operators',
  counts: 'numbers',
  hidden_changes: 'numbers',
  idempotency: 'first answers to request keys, for days: what they say is there',
  kysely_migration: 'of the database',
  kysely_migration_lock: 'of the database',
  meta: 'of the server',
  pictures: 'public, at the address in company',
  rate_limit_points: 'digests and numbers',
  rate_limits: 'empty since 0008',
  search_words: 'words of the jobs that are there',
  tasks: 'ids of rows that are there',
};

test('whatever table or column there is, is in the file, or has a reason not to be', async () => {
  const { rows } = await sql<{ table: string; column: string }>`
    select table_name as table, column_name as column from information_schema.columns
    join information_schema.tables using (table_schema, table_name)
    where table_schema = current_schema and table_type = 'BASE TABLE'`.execute(server.db);
  const taken = new Set(
    Object.values(exportParts).flatMap(({ table, columns }) => [
      table,
      ...columns.map((column) => `${table}.${column}`),
    ]),
  );
  const forgotten = rows
    .filter(({ table, column }) => !taken.has(`${table}.${column}`))
    .filter(({ table, column }) => !(table in notTaken) && !(`${table}.${column}` in notTaken))
    .map(({ table, column }) => `${table}.${column}`);
  expect(forgotten).toEqual([]);
  const known = new Set(rows.flatMap(({ table, column }) => [table, `${table}.${column}`]));
  expect(Object.keys(notTaken).filter((name) => !known.has(name))).toEqual([]);
});

test('an applicant has all that they wrote, the copies that were sent, and what they were answered', async () => {
  const { status, file, text, headers } = await fileOf(people.seeker);
  expect(status).toBe(200);
  expect(headers).toMatchObject({
    'cache-control': 'private, no-store',
    'content-disposition': 'attachment; filename="karngea.json"',
  });
  expect(file['account']).toMatchObject([{ name: `Seeker ${seekerWord}`, profession: seekerWord }]);
  expect(file['cv']).toMatchObject([{ cv: { user_info: { first_name: seekerWord } } }]);
  expect(file['applications']).toHaveLength(2);
  expect(file['applications']?.map(({ message }) => message)).toContain(seekerWord);
  expect(file['application_messages']?.map((one) => one['text'])).toContain(`Dear ${seekerWord}`);
  for (const part of [
    'withdrawals',
    'favourites',
    'saved_searches',
    'notices',
    'reports',
    'sessions',
    'devices',
  ])
    expect([part, file[part]?.length]).not.toEqual([part, 0]);
  expect(file['messages_to_the_team']).toMatchObject([{ text: seekerWord }]);
  // What the employer keeps beside the application.
  expect(text).not.toContain(`Call ${seekerWord}`);
});

test('an employer has the company, the jobs and what they wrote, and nothing that applicants sent', async () => {
  const { file, text } = await fileOf(people.employer);
  expect(file['company']).toMatchObject([
    { name: employerWord, registration_number: employerWord, logo: people.logo },
  ]);
  expect(file['jobs']).toMatchObject([{ id: people.job_id, name: employerWord, tags: [employerWord] }]);
  expect(file['applications_received']?.map(({ note }) => note)).toContain(employerWord);
  expect(file['messages_to_applicants']?.map(({ place }) => place)).toContain(employerWord);
  expect(text).not.toContain(seekerWord);
  expect(text).not.toContain('I can come.');
});

test('no secret, key or digest is in it', async () => {
  const { text } = await fileOf(people.employer);
  const { rows } = await sql<{ secret: string }>`
    select unnest(array[password_hash, sessions.token_hash, endpoint, p256dh, auth]) as secret from users
    join sessions on sessions.user_id = users.id left join push_subscriptions on session = token_hash
    where users.id = ${people.employer.user_id}`.execute(server.db);
  expect(rows.filter(({ secret }) => secret && text.includes(secret))).toEqual([]);
});

test('one of thousands of applications is whole, and read in pages', async () => {
  const employer = await server.newcomer('employer');
  await fillApplications(server.db, employer.user_id, { jobs: 150, applicants: 20 });
  server.queries.length = 0;
  const { file } = await fileOf(employer);
  expect(new Set(file['applications_received']?.map(({ id }) => id)).size).toBe(3_000);
  expect(server.queries.length).toBeGreaterThan(Object.keys(exportParts).length + 4);
});

test('there is a limit', async () => {
  const limited = await startServer({ settings: { rateLimit: true } });
  const person = await limited.newcomer('employee');
  const statuses: number[] = [];
  for (let turn = 0; turn < 11; turn += 1)
    statuses.push((await limited.ask('GET', '/user/export', { as: person })).status);
  await limited.close();
  expect([...new Set(statuses)]).toEqual([200, 429]);
});
