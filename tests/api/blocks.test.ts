/** Blocking the other side of an application (product 4.19). */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Application } from '#contract/applications.ts';
import { type ApplicationMessage } from '#contract/application-messages.ts';
import { type Blocked } from '#contract/blocks.ts';
import { type JobDetail, type JobListItem } from '#contract/jobs.ts';
import { sendDailyAlerts } from '#server/alerts/daily-alerts.ts';
import { sendNewJobAlerts } from '#server/alerts/new-job-alerts.ts';
import { isBlocked } from '#server/applications/block-store.ts';
import { type Hiring, noticesOf, openHiring, startHiring } from '../support/hiring.ts';
import { cvOfDara } from '../support/samples.ts';
import { type Person, type TestServer } from '../support/test-server.ts';

let server: TestServer;
let hiring: Hiring;
let employer: Person;
beforeAll(async () => {
  ({ server, hiring, employer } = await startHiring());
});
afterAll(() => server.close());

const block = (id: number, as: Person) => server.ask('POST', `/app/${id}/block`, { as });
const unblock = (id: number, as: Person) => server.ask('POST', `/app/${id}/unblock`, { as });
const write = (id: number, as: Person, text = 'Hello') =>
  server.ask('POST', `/app/${id}/message`, { as, body: { text } });
const texts = async (id: number, as: Person) =>
  ((await server.ask('GET', `/app/${id}/message`, { as })).body as ApplicationMessage[]).map(
    ({ text }) => text,
  );
const listed = async (id: number, as: Person) => (await hiring.list(as)).find((one) => one.id === id);
const kinds = async (as: Person) => (await noticesOf(server, as)).map(({ kind }) => kind);
const blockedBy = async (as: Person) => (await server.ask('GET', '/blocked', { as })).body as Blocked[];
const jobsOf = async (as: Person, path = '/job/get') =>
  ((await server.ask('GET', path, { as })).body as JobListItem[]).map(({ job_id }) => job_id);

describe('blocking', () => {
  test('either side blocks, sees whom, and unblocks; repeating changes nothing', async () => {
    const { id, person } = await hiring.applied();
    for (const as of [person, employer]) {
      for (const _turn of [1, 2])
        expect(await block(id, as)).toMatchObject({ status: 200, body: { id, blocked: true } });
      expect((await blockedBy(as)).filter((one) => one.id === id)).toHaveLength(1);
      expect((await server.ask('GET', `/app/${id}`, { as })).body).toMatchObject({
        application: { blocked: true },
      });
      expect(await unblock(id, as)).toMatchObject({ status: 200, body: { id, blocked: false } });
      expect(await unblock(id, as)).toMatchObject({ status: 200 });
      expect(await blockedBy(as)).toEqual([]);
    }
  });

  test('only the two sides may', async () => {
    const { id } = await hiring.applied();
    const stranger = await hiring.seeker();
    for (const ask of [block, unblock]) expect(await ask(id, stranger)).toMatchObject({ status: 404 });
  });

  test('the list names the applicant, also after they withdrew, when the block stays and can be ended', async () => {
    const { id, person } = await hiring.applied();
    await block(id, employer);
    const { first_name, last_name } = cvOfDara.user_info;
    expect(await blockedBy(employer)).toMatchObject([{ id, name: `${first_name} ${last_name}` }]);
    await server.ask('POST', `/app/${id}/withdraw`, { as: person });
    expect(await blockedBy(employer)).toMatchObject([{ id, name: null }]);
    expect(await isBlocked(server.db, person.user_id, employer.user_id)).toBe(true);
    expect((await unblock(id, employer)).status).toBe(200);
    expect(await isBlocked(server.db, person.user_id, employer.user_id)).toBe(false);
  });
});

describe('what the blocked side sends', () => {
  test('is accepted and shown to them, but never delivered, noticed or counted, nor after the block', async () => {
    const { id, person } = await hiring.applied();
    await write(id, employer, 'Before');
    await texts(id, person);
    await block(id, person);
    const before = await kinds(person);
    expect(await write(id, employer, 'During')).toMatchObject({
      status: 201,
      body: { text: 'During', read_at: null },
    });
    const at = new Date(server.clock().getTime() + 86_400_000).toISOString();
    const invited = await server.ask('POST', `/app/${id}/interview`, {
      as: employer,
      body: { at, place: 'Here' },
    });
    expect(invited.status).toBe(201);
    expect(await texts(id, employer)).toEqual(['Before', 'During', '']);
    expect(await texts(id, person)).toEqual(['Before']);
    expect(await listed(id, person)).toMatchObject({ unread: 0, interview: null });
    expect(await listed(id, employer)).toMatchObject({ interview: { at } });
    expect(await kinds(person)).toEqual(before);
    await unblock(id, person);
    expect(await texts(id, person)).toEqual(['Before']);
    await write(id, employer, 'After');
    expect(await texts(id, person)).toEqual(['Before', 'After']);
  });

  test("an applicant's messages and answers to interviews are treated alike", async () => {
    const { id, person } = await hiring.applied();
    const at = new Date(server.clock().getTime() + 86_400_000).toISOString();
    const { body } = await server.ask('POST', `/app/${id}/interview`, {
      as: employer,
      body: { at, place: 'Here' },
    });
    await block(id, employer);
    const before = await kinds(employer);
    expect((await write(id, person)).status).toBe(201);
    const answered = await server.ask('PUT', `/app/${id}/interview/${(body as ApplicationMessage).id}`, {
      as: person,
      body: { answer: 'yes' },
    });
    expect(answered).toMatchObject({ status: 200, body: { interview: { answer: 'yes' } } });
    expect(await listed(id, person)).toMatchObject({ interview: { answer: 'yes' } });
    expect(await listed(id, employer)).toMatchObject({ unread: 0, interview: { answer: null } });
    expect(await texts(id, employer)).toEqual(['']);
    expect(await kinds(employer)).toEqual(before);
  });

  test('a decision is stored without notice, and without its words for the applicant', async () => {
    const { id, person } = await hiring.applied();
    await block(id, person);
    const before = await kinds(person);
    const decided = await server.ask('PUT', `/app/${id}`, {
      as: employer,
      body: { status: 'accepted', message: 'Call me' },
    });
    expect(decided).toMatchObject({ status: 200, body: { message: 'Call me' } });
    expect(await kinds(person)).toEqual(before);
    expect(await listed(id, person)).toMatchObject({ status: 'accepted', message: null });
  });

  test('who blocks does not write, invite, answer or apply', async () => {
    const { id, person } = await hiring.applied();
    const refused = { status: 409, body: { code: 'you_blocked' } };
    await block(id, person);
    expect(await write(id, person)).toMatchObject(refused);
    const other = await hiring.post();
    expect(await server.ask('POST', '/app', { as: person, body: { job_id: other } })).toMatchObject(refused);
    await unblock(id, person);
    await block(id, employer);
    expect(await write(id, employer)).toMatchObject(refused);
  });
});

test('a new application of a blocked person is theirs alone', async () => {
  const { id, person } = await hiring.applied();
  await block(id, employer);
  const job_id = await hiring.post();
  const before = await kinds(employer);
  const applied = await server.ask('POST', '/app', { as: person, body: { job_id } });
  expect(applied).toMatchObject({ status: 201, body: { status: 'pending' } });
  const { id: secret } = applied.body as Application;
  expect(await listed(secret, person)).toBeDefined();
  expect(await listed(secret, employer)).toBeUndefined();
  for (const path of ['', '/message'])
    expect((await server.ask('GET', `/app/${secret}${path}`, { as: employer })).status).toBe(404);
  const decision = { as: employer, body: { status: 'accepted', message: '' } };
  expect((await server.ask('PUT', `/app/${secret}`, decision)).status).toBe(404);
  const report = { application_id: secret, reason: 'spam' };
  expect((await server.ask('POST', '/report', { as: employer, body: report })).status).toBe(404);
  const outcome = { job_id, application_id: secret, answer: 'hired' };
  expect((await server.ask('POST', '/outcome', { as: employer, body: outcome })).status).toBe(404);
  expect((await server.ask('GET', `/job/${job_id}/stats`, { as: employer })).body).toMatchObject({
    days: [],
    answered: 0,
  });
  const mine = (await server.ask('GET', `/job/mine/${job_id}`, { as: employer })).body;
  expect(mine).toMatchObject({ appCount: 0 });
  expect(
    (await server.ask('GET', `/app/export?job_id=${job_id}`, { as: employer })).text.trim().split('\n'),
  ).toHaveLength(1);
  await server.ask('POST', `/app/${secret}/withdraw`, { as: person });
  expect(await kinds(employer)).toEqual(before);
});

test('what was not delivered to a person is in no export or report of theirs', async () => {
  const { id, person } = await hiring.applied();
  await write(id, employer, 'Delivered');
  await block(id, person);
  await write(id, employer, 'Withheld');
  const exportOf = async (as: Person) => (await server.ask('GET', '/user/export', { as })).text;
  const ofPerson = await exportOf(person);
  expect(ofPerson).toContain('Delivered');
  expect(ofPerson).not.toContain('Withheld');
  expect(ofPerson).toContain('"answer":null');
  expect(await exportOf(employer)).toContain('Withheld');
  for (const as of [person, employer])
    await server.ask('POST', '/report', {
      as,
      body: { application_id: id, reason: 'other', share_messages: true },
    });
  const reports = await server.db
    .selectFrom('people_reports')
    .select(['reported_id', 'messages'])
    .where('application_id', '=', id)
    .execute();
  const shared = Object.fromEntries(
    reports.map(({ reported_id, messages }) => [reported_id, messages?.map(({ text }) => text)]),
  );
  expect(shared).toEqual({
    [employer.user_id]: ['Delivered'],
    [person.user_id]: ['Delivered', 'Withheld'],
  });
});

test("a blocked employer's jobs are in no list of that person, and come back after it", async () => {
  const company = await openHiring(server);
  const { id, person } = await company.applied();
  await server.ask('POST', `/job/addFav/${company.job_id}`, { as: person });
  const lists = ['/job/get', '/job/get?keyword=baker', '/job/get?sort=Salary', '/job/fav'];
  for (const path of lists) expect(await jobsOf(person, path), path).toContain(company.job_id);
  await block(id, person);
  for (const path of lists) expect(await jobsOf(person, path), path).not.toContain(company.job_id);
  const page = (await server.ask('GET', '/job/get?after=', { as: person })).body as { items: JobListItem[] };
  expect(page.items.map(({ job_id }) => job_id)).not.toContain(company.job_id);
  const related = (await server.ask('GET', `/job/get/${hiring.job_id}`, { as: person })).body as JobDetail;
  expect(related.moreJobs.map(({ job_id }) => job_id)).not.toContain(company.job_id);
  expect(await jobsOf(await hiring.seeker())).toContain(company.job_id);
  await unblock(id, person);
  for (const path of lists) expect(await jobsOf(person, path), path).toContain(company.job_id);
});

test('alerts leave out the jobs of a blocked employer', async () => {
  const { id, person } = await hiring.applied();
  const friend = await hiring.seeker();
  for (const as of [person, friend])
    await server.ask('POST', '/search', {
      as,
      body: { name: 'Mine', terms: { keyword: 'zebra' }, alert: 'daily' },
    });
  await block(id, person);
  const job_id = await hiring.post({ name: 'Zebra keeper' });
  await sendNewJobAlerts(server.db, { jobId: job_id });
  await sendDailyAlerts(server.db, new Date(Date.now() + 86_400_000));
  const alerts = async (as: Person) => (await kinds(as)).filter((kind) => kind === 'search_alert').length;
  expect([await alerts(person), await alerts(friend)]).toEqual([0, 1]);
});

test('the export names the block of its owner, and tells no one who blocks them', async () => {
  const { id, person } = await hiring.applied();
  await block(id, employer);
  await write(id, person);
  const exportOf = async (as: Person) =>
    (await server.ask('GET', '/user/export', { as })).body as Record<string, unknown[]>;
  expect((await exportOf(employer))['blocks']).toContainEqual(
    expect.objectContaining({ application_id: id }),
  );
  const theirs = await exportOf(person);
  expect(theirs['blocks']).toEqual([]);
  expect(JSON.stringify(theirs)).not.toContain('undelivered');
});

test('deleting either account deletes the block', async () => {
  const { id, person } = await hiring.applied();
  await block(id, employer);
  await server.ask('POST', '/user/delete', { as: person, body: { password: 'karngea-demo' } });
  await expect.poll(async () => isBlocked(server.db, person.user_id, employer.user_id)).toBe(false);
});
