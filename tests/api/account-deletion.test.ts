/** Deleting an account (product 7.33): nothing about the person remains; others retain what they need and are notified. */
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import {
  type MarkedPeople,
  employerWord,
  markedPeople,
  password,
  seekerWord,
} from '../support/marked-people.ts';
import { demoPassword } from '#server/seed/fixtures.ts';
import { newOperator } from '../support/operators.ts';
import { type PushService, startPushService } from '../support/push-service.ts';
import { tablesWith } from '../support/stored-texts.ts';
import { noticesOf } from '../support/hiring.ts';
import { type Person, startServer, type TestServer } from '../support/test-server.ts';

let server: TestServer;
let service: PushService;
let people: MarkedPeople;
beforeAll(async () => {
  service = await startPushService();
  server = await startServer({ settings: { pushInsecure: true }, background: true });
  people = await markedPeople(server, service);
  await settled();
}, 60_000);
afterAll(async () => {
  await server.close();
  service.close();
});

/** Waits until all background tasks are done, except recurring ones and pushes. */
const settled = () =>
  vi.waitUntil(
    async () => {
      const waiting = sql`select kind from tasks where kind <> 'push' and key is distinct from 'schedule'`;
      return (await waiting.execute(server.db)).rows.length === 0;
    },
    { timeout: 20_000, interval: 100 },
  );
const deleteAccount = (as: Person, given = password) =>
  server.ask('POST', '/user/delete', { as, body: { password: given } });
/** The account, and rows that refer to it. */
async function rowsOf({ user_id }: Person): Promise<string[]> {
  const { rows: columns } = await sql<{ table: string; column: string }>`
    select conrelid::regclass::text as table, attname as column
    from pg_constraint join pg_attribute on attrelid = conrelid and attnum = conkey[1]
    where contype = 'f' and confrelid = 'users'::regclass
    union values ('users', 'id')`.execute(server.db);
  const found: string[] = [];
  for (const { table, column } of columns) {
    const { rows } = await sql`select from ${sql.table(table)} where ${sql.ref(column)} = ${user_id}`.execute(
      server.db,
    );
    if (rows.length > 0) found.push(table);
  }
  return found;
}

test('a wrong password is refused and changes nothing', async () => {
  expect(await deleteAccount(people.seeker, 'not this one')).toMatchObject({
    status: 422,
    body: { fields: { password: "The current password isn't correct." } },
  });
  expect((await deleteAccount(people.seeker, '')).status).toBe(422);
  expect((await server.ask('GET', '/user/profileInfo', { as: people.seeker })).status).toBe(200);
});

test('operators cannot delete their accounts', async () => {
  const operator = await newOperator(server, 'Deleted');
  expect((await deleteAccount(operator)).status).toBe(403);
});

test('nothing about a seeker is stored any more, and their applications have no name', async () => {
  const { seeker, other, applied } = people;
  expect(Object.keys(await tablesWith(server.db, seekerWord)).sort()).toEqual([
    'application_messages',
    'applications',
    'cvs',
    'idempotency',
    'messages',
    'notices',
    'reports',
    'saved_searches',
    'users',
  ]);
  expect((await deleteAccount(seeker)).status).toBe(204);
  expect((await server.ask('GET', '/user/profileInfo', { as: seeker })).status).toBe(401);
  await settled();
  expect(await tablesWith(server.db, seekerWord)).toEqual({});
  expect(await rowsOf(seeker)).toEqual([]);
  const theirs = await server.ask('GET', `/app/${applied}`, { as: other.employer });
  expect(theirs.body).toMatchObject({
    cv: null,
    application: { status: 'accepted', user_id: null, first_name: '', last_name: '', note: null },
  });
  expect(await noticesOf(server, other.employer)).toEqual(
    expect.arrayContaining([expect.objectContaining({ kind: 'application_received', person: null })]),
  );
  const writing = { as: other.employer, body: { text: 'Hello?' } };
  expect(await server.ask('POST', `/app/${applied}/message`, writing)).toMatchObject({
    status: 409,
    body: { code: 'account_gone' },
  });
});

test('nothing about an employer is stored any more; their jobs are closed and the applicants notified', async () => {
  const { employer, other, job_id, theirs, logo } = people;
  expect((await server.app.inject({ url: logo })).statusCode).toBe(200);
  expect((await deleteAccount(employer)).status).toBe(204);
  await settled();
  expect(await tablesWith(server.db, employerWord)).toEqual({});
  expect(await rowsOf(employer)).toEqual([]);
  expect((await server.app.inject({ url: logo })).statusCode).toBe(404);
  expect((await server.ask('GET', `/company/${employer.user_id}`)).status).toBe(404);
  expect((await server.ask('GET', `/job/get/${job_id}`)).body).toMatchObject({
    status: 'Closed',
    name: 'Manager',
    description: '',
    company: null,
  });
  const listed = (await server.ask('GET', '/job/get?industry=Food and Beverages')).body as {
    job_id: number;
  }[];
  expect(listed.map((job) => job.job_id)).not.toContain(job_id);
  expect(await noticesOf(server, other.seeker)).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ kind: 'job_closed', job_id, job_name: 'Manager', application_id: theirs }),
    ]),
  );
  const { body } = await server.ask('GET', `/app/${theirs}`, { as: other.seeker });
  expect(body).toMatchObject({
    application: { job_status: 'Closed', status: 'pending', job_gone: null, employer_gone: true },
  });
  const thread = await server.ask('GET', `/app/${theirs}/message`, { as: other.seeker });
  expect(thread.body).toMatchObject([{ from: 'employee', text: 'I can come.' }]);
  // Skip the rule that the employer writes first: the employer no longer exists.
  const gone = { status: 409, body: { code: 'account_gone' } };
  const writing = { as: other.seeker, body: { text: 'Hello?' } };
  expect(await server.ask('POST', `/app/${theirs}/message`, writing)).toMatchObject(gone);
  const answering = { as: other.seeker, body: { answer: 'yes' } };
  expect(await server.ask('PUT', `/app/${theirs}/interview/1`, answering)).toMatchObject(gone);
});

test('the names can be registered again', async () => {
  for (const { name, acc_type } of [people.employer, people.seeker]) {
    const login = { body: { name, password } };
    expect((await server.ask('POST', '/auth/login', login)).status).toBe(401);
    const again = { body: { name, password, accType: acc_type } };
    expect((await server.ask('POST', '/auth/register', again)).status).toBe(201);
  }
});

test('guessing the password is limited, and the owner can still log in', async () => {
  const limited = await startServer({ settings: { rateLimit: true } });
  const person = await limited.newcomer('employee');
  const statuses: number[] = [];
  for (let turn = 0; turn < 11; turn += 1) {
    const guess = { as: person, body: { password: `guess number ${turn}` } };
    statuses.push((await limited.ask('POST', '/user/delete', guess)).status);
  }
  const login = { body: { name: person.name, password: demoPassword } };
  expect((await limited.ask('POST', '/auth/login', login)).status).toBe(200);
  await limited.close();
  expect(statuses).toEqual([...Array.from({ length: 10 }, () => 422), 429]);
}, 30_000);
