/** Deleting an account that is in use, or while nodes stop (product 7.33). */
import { EventEmitter } from 'node:events';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { deleteAccount, resumeDeletions } from '#server/account-deletion/delete-account.ts';
import { finishDeletion } from '#server/account-deletion/finish-deletion.ts';
import { type ChangeEvents } from '#server/http/services.ts';
import { personalData } from '#server/personal-data.ts';
import { demoPassword } from '#server/seed/fixtures.ts';
import { fillApplications } from '../support/many-applications.ts';
import { type Hiring, openHiring } from '../support/hiring.ts';
import { cvOfDara, posting, uuid } from '../support/samples.ts';
import { tablesWith } from '../support/stored-texts.ts';
import { type Person, startServer, type TestServer } from '../support/test-server.ts';

let server: TestServer;
let hiring: Hiring;
beforeAll(async () => {
  server = await startServer();
  hiring = await openHiring(server);
}, 60_000);
afterAll(() => server.close());

const changeEvents: ChangeEvents = new EventEmitter();
const finish = ({ user_id }: Person, signal?: AbortSignal) =>
  finishDeletion(server.db, personalData, { userId: user_id, changeEvents }, signal);
const count = async (table: string, condition = sql`true`): Promise<number> => {
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from ${sql.table(table)} where ${condition}`.execute(server.db);
  return rows[0]?.n ?? 0;
};

type Call = readonly ['POST' | 'PUT' | 'PATCH' | 'GET', string, object?];

/** Calls made during the deletion, before and after it. */
async function race(person: Person, calls: (word: string) => readonly Call[]): Promise<number[]> {
  const statuses: number[] = [];
  let keys = person.user_id * 100;
  const send = async (word: string) => {
    const sent = calls(word).map(async ([method, path, body]) => {
      const headers = { 'idempotency-key': uuid((keys += 1)) };
      const { status } = await server.ask(method, path, { as: person, headers, ...(body ? { body } : {}) });
      statuses.push(status);
    });
    await Promise.all(sent);
  };
  const before = [send('qzrace1'), send('qzrace2')];
  const deleted = server.ask('POST', '/user/delete', { as: person, body: { password: demoPassword } });
  await Promise.all([...before, send('qzrace3'), deleted.then(() => send('qzrace4'))]);
  expect((await deleted).status).toBe(204);
  return statuses;
}

/** No call fails with a server error, and the last ones get 401. */
function expectRefused(statuses: readonly number[], last: number): void {
  expect(statuses.filter((status) => status >= 500)).toEqual([]);
  expect(statuses.slice(-last)).toEqual(Array.from({ length: last }, () => 401));
}

test('calls of an applicant during deletion are refused and leave nothing behind', async () => {
  const { person, id } = await hiring.applied();
  const other = await hiring.post();
  const cv = (word: string) => ({ user_info: { ...cvOfDara.user_info, first_name: word } });
  const calls = (word: string): Call[] => [
    ['PUT', '/cv', cv(word)],
    ['POST', '/app', { job_id: other }],
    ['POST', `/app/${id}/message`, { text: word }],
    ['POST', `/app/${id}/withdraw`],
    ['POST', '/search', { name: word, terms: { keyword: word }, alert: 'instant' }],
    ['POST', `/job/addFav/${other}`],
    ['POST', '/message', { email: `${word}@example.com`, text: word, name: word }],
    ['POST', '/user/profileInfo', { profession: word, email: 'a@example.com', date_of_birth: '2000-01-01' }],
    ['PUT', '/user/notify', { alerts: false }],
    ['GET', '/user/profileInfo'],
    ['GET', '/app'],
  ];
  const statuses = await race(person, calls);
  // Guests may write to the team too.
  const loggedIn = calls('').length - 1;
  expectRefused(
    statuses.filter((status) => status !== 201),
    loggedIn,
  );
  await server.db.deleteFrom('messages').where('user_id', 'is', null).execute();
  await finish(person);
  expect(await tablesWith(server.db, 'qzrace')).toEqual({});
  expect(await count('users', sql`id = ${person.user_id}`)).toBe(0);
}, 60_000);

test('calls of an employer during deletion are refused and leave nothing behind', async () => {
  const mine = await openHiring(server);
  const [one, two] = [await mine.applied(), await mine.applied()];
  const calls = (word: string): Call[] => [
    ['POST', '/job', { ...posting, name: word }],
    ['PUT', `/job/${mine.job_id}`, { ...posting, name: word }],
    ['PATCH', `/app/${one.id}`, { note: word }],
    ['PUT', `/app/${one.id}`, { status: 'accepted', message: word }],
    ['PUT', '/app', { ids: [two.id], status: 'rejected', message: word }],
    ['POST', `/app/${two.id}/message`, { text: word }],
    ['PUT', '/company/mine', { name: word }],
    ['PATCH', `/job/stop/${mine.job_id}`],
    ['GET', '/job/myJobs'],
  ];
  expectRefused(await race(mine.employer, calls), calls('').length);
  await finish(mine.employer);
  expect(await tablesWith(server.db, 'qzrace')).toEqual({});
  expect(await count('users', sql`id = ${mine.employer.user_id}`)).toBe(0);
}, 60_000);

test('an interrupted deletion is finished by the next one, and no one is notified twice', async () => {
  const mine = await openHiring(server);
  const applicants = [await mine.applied(), await mine.applied()];
  const caller = { ...mine.employer, acc_type: 'employer' as const, session: '', since: server.clock() };
  await deleteAccount(server.db, personalData, { caller, password: demoPassword, now: server.clock() });
  for (let stop = 1, isOver = false; !isOver; stop += 1) {
    // Interrupt it before its first step, then before its second, and so on.
    let asked = 0;
    const signal = {
      get aborted() {
        return (asked += 1) > stop;
      },
    } as AbortSignal;
    await finish(mine.employer, signal);
    isOver = asked <= stop;
  }
  expect(await count('users', sql`id = ${mine.employer.user_id}`)).toBe(0);
  const closed = sql`employer_id is null and status = 'Closed' and closed_at is not null`;
  expect(await count('jobs', sql`id = ${mine.job_id} and ${closed}`)).toBe(1);
  expect(await count('announcements', sql`job_id = ${mine.job_id}`)).toBe(1);
  for (const { id } of applicants)
    expect(await count('applications', sql`id = ${id} and user_id is not null`)).toBe(1);
});

test('a failed task is added again', async () => {
  const { person } = await hiring.applied();
  const caller = { ...person, acc_type: 'employee' as const, session: '', since: server.clock() };
  await deleteAccount(server.db, personalData, { caller, password: demoPassword, now: server.clock() });
  await sql`update tasks set failed_at = now() where kind = 'leaving'`.execute(server.db);
  await resumeDeletions(server.db);
  await resumeDeletions(server.db);
  const waiting = sql`kind = 'leaving' and failed_at is null and payload ->> 'user' = ${String(person.user_id)}`;
  expect(await count('tasks', waiting)).toBe(1);
});

test('an employer with thousands of applications is deleted in short transactions', async () => {
  const mine = await openHiring(server);
  await fillApplications(server.db, mine.employer.user_id, { jobs: 20, applicants: 100 });
  await sql`
    insert into notices (user_id, event, kind, job_id, job_name, application_id, person, person_km)
    select user_id, 'x' || applications.id, 'application_viewed', job_id, 'Night Baker', applications.id, 'qzboss', 'qzboss'
    from applications join jobs on jobs.id = job_id where employer_id = ${mine.employer.user_id}`.execute(
    server.db,
  );
  const { status } = await server.ask('POST', '/user/delete', {
    as: mine.employer,
    body: { password: demoPassword },
  });
  expect(status).toBe(204);
  const lengths: number[] = [];
  let last = performance.now();
  const signal = {
    get aborted() {
      lengths.push(performance.now() - last);
      last = performance.now();
      return false;
    },
  } as AbortSignal;
  await finish(mine.employer, signal);
  expect(await tablesWith(server.db, 'qzboss')).toEqual({});
  expect(await count('users', sql`id = ${mine.employer.user_id}`)).toBe(0);
  expect(Math.max(...lengths)).toBeLessThan(2_000);
}, 60_000);
