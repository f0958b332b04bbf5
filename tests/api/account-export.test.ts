/** Exporting personal data (product 7.32). */
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { exportAccount } from '#contract/account-deletion.ts';
import { demoPassword } from '#server/seed/fixtures.ts';
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

test("a seeker's export has all that they wrote, the CV copies that they sent, and the answers", async () => {
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
  expect(Object.keys(file)).toEqual(Object.keys(exportAccount.reply.shape));
  expect(Object.keys(file['devices']?.[0] ?? {})).toEqual([
    'id',
    'site',
    'lang',
    'created_at',
    'refused_since',
  ]);
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
  // The employer's private marks on the application.
  expect(text).not.toContain(`Call ${seekerWord}`);
});

test("an employer's export has the company, the jobs and what they wrote, and nothing from applicants", async () => {
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

test('the export contains no secret, key or digest', async () => {
  const { text } = await fileOf(people.employer);
  const { rows } = await sql<{ secret: string }>`
    select unnest(array[password_hash, sessions.token_hash, endpoint, p256dh, auth]) as secret from users
    join sessions on sessions.user_id = users.id left join push_subscriptions on session = token_hash
    where users.id = ${people.employer.user_id}`.execute(server.db);
  expect(rows.filter(({ secret }) => secret && text.includes(secret))).toEqual([]);
});

test('thousands of applications are exported completely, page by page', async () => {
  const employer = await server.newcomer('employer');
  await fillApplications(server.db, employer.user_id, { jobs: 150, applicants: 20 });
  server.queries.length = 0;
  const { file } = await fileOf(employer);
  expect(new Set(file['applications_received']?.map(({ id }) => id)).size).toBe(3_000);
  expect(server.queries.length).toBeGreaterThan(Object.keys(exportAccount.reply.shape).length + 3);
});

test('exports are rate-limited', async () => {
  const limited = await startServer({ settings: { rateLimit: true } });
  const person = await limited.newcomer('employee');
  const statuses: number[] = [];
  for (let turn = 0; turn < 11; turn += 1)
    statuses.push((await limited.ask('GET', '/user/export', { as: person })).status);
  await limited.close();
  expect([...new Set(statuses)]).toEqual([200, 429]);
});

test('15 minutes after the log-in an export needs the password', async () => {
  const person = await server.newcomer('employee');
  server.later({ minutes: 16 });
  const get = () => server.ask('GET', '/user/export', { as: person });
  expect(await get()).toMatchObject({ status: 403, body: { code: 'password_needed' } });
  const post = (currentPassword: string) =>
    server.ask('POST', '/user/export', { as: person, body: { currentPassword } });
  expect(await post('a wrong guess')).toMatchObject({
    status: 422,
    body: { fields: { currentPassword: expect.any(String) as string } },
  });
  expect(await post(demoPassword)).toMatchObject({ status: 200, body: { account: [{ name: person.name }] } });
});
