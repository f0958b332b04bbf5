/** Withdrawing an application (product 4.19). */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Notice } from '#contract/notices.ts';
import { dailyCaps } from '#server/http/limits/rules.ts';
import { runHousekeeping } from '#server/housekeeping.ts';
import { type Hiring, noticesOf, openHiring } from '../support/hiring.ts';
import { cvOfDara, posting, uuid } from '../support/samples.ts';
import { type Person, startServer, type TestServer } from '../support/test-server.ts';

let server: TestServer;
let hiring: Hiring;
beforeAll(async () => {
  server = await startServer({ isEmpty: true, settings: { rateLimit: true } });
  hiring = await openHiring(server);
});
afterAll(() => server.close());

const withdraw = (id: number, as?: Person) =>
  server.ask('POST', `/app/${id}/withdraw`, as === undefined ? {} : { as });
const decide = (id: number, body: object = { status: 'accepted' }) =>
  server.ask('PUT', `/app/${id}`, { as: hiring.employer, body });

test('deletes the application and its CV copy for both sides, notifies the employer, and allows applying again', async () => {
  const person = await hiring.seeker();
  const { id } = await hiring.apply(person);
  await server.ask('POST', `/app/${id}/message`, { as: hiring.employer, body: { text: 'Hello' } });
  expect(await withdraw(id, person)).toMatchObject({ status: 204, text: '' });
  for (const as of [person, hiring.employer]) {
    expect((await server.ask('GET', `/app/${id}`, { as })).status).toBe(404);
    expect((await server.ask('GET', `/app/${id}/message`, { as })).status).toBe(404);
    expect((await hiring.list(as)).filter((one) => one.id === id)).toEqual([]);
  }
  expect((await withdraw(id, person)).status).toBe(404);
  expect((await decide(id)).status).toBe(404);
  expect((await server.ask('GET', `/job/get/${hiring.job_id}`, { as: person })).body).toMatchObject({
    applied: false,
  });
  const left = await server.db.selectFrom('applications').select('id').where('id', '=', id).execute();
  expect(left).toEqual([]);
  expect(await server.db.selectFrom('application_messages').selectAll().execute()).toEqual([]);
  const { first_name, last_name } = cvOfDara.user_info;
  const notices = (await noticesOf(server, hiring.employer)).filter((one) => one.application_id === id);
  expect(notices).toContainEqual({
    kind: 'application_withdrawn',
    application_id: id,
    job_id: hiring.job_id,
    job_name: posting.name,
    person: `${first_name} ${last_name}`,
    text: null,
    search_id: null,
  });
  const again = await server.ask('POST', '/app', { as: person, body: { job_id: hiring.job_id } });
  expect(again).toMatchObject({ status: 201, body: { status: 'pending' } });
  expect((again.body as { id: number }).id).not.toBe(id);
});

test('earlier notices about the application then link to the job', async () => {
  const person = await hiring.seeker();
  const { id } = await hiring.apply(person);
  await server.ask('POST', `/app/${id}/message`, { as: hiring.employer, body: { text: 'Hello' } });
  const listNotices = async (as: Person) => {
    const { body } = await server.ask('GET', '/notice', { as });
    return (body as Notice[]).slice(0, 2).map((one) => [one.kind, one.application_id, one.job_id]);
  };
  expect(await listNotices(person)).toEqual([['message', id, hiring.job_id]]);
  await withdraw(id, person);
  expect(await listNotices(person)).toEqual([['message', null, hiring.job_id]]);
  expect(await listNotices(hiring.employer)).toEqual([
    ['application_withdrawn', id, hiring.job_id],
    ['application_received', null, hiring.job_id],
  ]);
});

test('a repeated call with the same key withdraws once and gets the same answer', async () => {
  const person = await hiring.seeker();
  const { id } = await hiring.apply(person);
  const headers = { 'idempotency-key': uuid(1) };
  const once = () => server.ask('POST', `/app/${id}/withdraw`, { as: person, headers });
  expect([(await once()).status, (await once()).status]).toEqual([204, 204]);
  expect((await withdraw(id, person)).status).toBe(404);
});

test('only the applicant may withdraw; for others the application looks like a missing one', async () => {
  const { id } = await hiring.apply(await hiring.seeker());
  expect((await withdraw(id)).status).toBe(401);
  expect((await withdraw(id, hiring.employer)).body).toMatchObject({ code: 'forbidden' });
  const other = await server.newcomer('employee');
  const [theirs, missing] = [await withdraw(id, other), await withdraw(999_999, other)];
  expect([theirs.status, theirs.text]).toEqual([404, missing.text]);
});

test('a decided application cannot be withdrawn', async () => {
  const person = await hiring.seeker();
  const { id } = await hiring.apply(person);
  await decide(id);
  expect(await withdraw(id, person)).toMatchObject({ status: 409, body: { code: 'already_decided' } });
  expect((await server.ask('GET', `/app/${id}`, { as: person })).status).toBe(200);
});

test('either a decision or a concurrent withdrawal wins, and the other gets an error', async () => {
  const person = await hiring.seeker();
  const ended = new Set<string>();
  for (let turn = 0; turn < 12; turn += 1) {
    const { id } = await hiring.apply(person, { job_id: await postPastTheLimit() });
    const both = [() => decide(id), () => withdraw(id, person)];
    if (turn % 2) both.reverse();
    const answers = await Promise.all(both.map((call) => call()));
    if (turn % 2) answers.reverse();
    ended.add(answers.map(({ status }) => status).join());
  }
  for (const end of ended) expect(['200,409', '404,204']).toContain(end);
});

test('withdrawn applications count towards the daily limit', async () => {
  const person = await hiring.seeker();
  const now = server.clock();
  const made = Array.from({ length: dailyCaps.applications - 1 }, () => ({
    user_id: person.user_id,
    date_added: now,
    application_id: 0,
  }));
  await server.db.insertInto('withdrawals').values(made).execute();
  const { id } = await hiring.apply(person);
  await withdraw(id, person);
  const apply = () => server.ask('POST', '/app', { as: person, body: { job_id: hiring.job_id } });
  expect(await apply()).toMatchObject({ status: 429, body: { code: 'daily_limit' } });
  server.later({ days: 1, minutes: 1 });
  expect((await apply()).status).toBe(201);
  server.later({ days: 180 });
  await runHousekeeping({ ...server, log: { warn: () => undefined }, keepApplicationsMonths: 12 });
  expect(await server.db.selectFrom('withdrawals').selectAll().execute()).toEqual([]);
});

/** An employer may post ten a day. */
async function postPastTheLimit(): Promise<number> {
  server.later({ hours: 3 });
  return hiring.post();
}
