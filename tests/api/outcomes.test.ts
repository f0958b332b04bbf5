/** How it ended: who is asked, when, once, and what an answer does (product 3.25, 7.24). */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Company } from '#contract/companies.ts';
import { askForOutcomes } from '#server/contact/ask-for-outcomes.ts';
import { type Hiring, noticesOf, openHiring } from '../support/hiring.ts';
import { type Person, startServer, type TestServer } from '../support/test-server.ts';

let server: TestServer;
let hiring: Hiring;
beforeAll(async () => {
  server = await startServer({ isEmpty: true });
  hiring = await openHiring(server);
  await server.db
    .insertInto('companies')
    .values({ user_id: hiring.employer.user_id, name: 'Bakery', verification: 'verified' })
    .execute();
});
afterAll(() => server.close());

const { signal } = new AbortController();
const askThem = () => askForOutcomes(server.db, server.clock, signal);
const questions = async (person: Person) =>
  (await noticesOf(server, person))
    .filter(({ kind }) => kind === 'outcome')
    .map(({ job_id, application_id, person: name, text }) => ({ job_id, application_id, name, text }));
const answer = (as: Person | undefined, body: object) =>
  server.ask('POST', '/outcome', { ...(as ? { as } : {}), body });
const call = (id: number, as: Person) => server.ask('POST', `/job/${id}/contact`, { as });

test('three days after a call both sides are asked once; the employer does not learn who called', async () => {
  const id = await hiring.post({ contact: { phone: '012345678' } });
  const [one, other] = [await server.newcomer('employee'), await server.newcomer('employee')];
  await call(id, one);
  await call(id, other);
  server.later({ days: 2, hours: 23 });
  await askThem();
  expect(await questions(one)).toEqual([]);
  server.later({ hours: 1 });
  await Promise.all([askThem(), askThem()]);
  server.later({ days: 1 });
  await askThem();
  const asked = { job_id: id, application_id: null, name: 'Bakery', text: null };
  expect(await questions(one)).toEqual([asked]);
  expect(await questions(other)).toEqual([asked]);
  expect((await questions(hiring.employer)).filter(({ job_id }) => job_id === id)).toEqual([
    { ...asked, name: null },
  ]);
});

test('three days after an interview both sides are asked, unless it was declined, moved or cancelled', async () => {
  const invite = (id: number, days: number) =>
    server.ask('POST', `/app/${id}/interview`, {
      as: hiring.employer,
      body: { at: new Date(server.clock().getTime() + days * 86_400_000).toISOString(), place: 'Gate' },
    });
  const met = await hiring.applied();
  await invite(met.id, 1);
  const moved = await hiring.applied();
  await invite(moved.id, 1);
  await invite(moved.id, 20);
  const declined = await hiring.applied();
  const { body } = await invite(declined.id, 1);
  await server.ask('PUT', `/app/${declined.id}/interview/${(body as { id: number }).id}`, {
    as: declined.person,
    body: { answer: 'no' },
  });
  const rejected = await hiring.applied();
  await invite(rejected.id, 1);
  await server.ask('PUT', `/app/${rejected.id}`, { as: hiring.employer, body: { status: 'rejected' } });
  server.later({ days: 4, minutes: 1 });
  await askThem();
  await askThem();
  expect(await questions(met.person)).toMatchObject([{ application_id: met.id, job_id: hiring.job_id }]);
  for (const { person } of [moved, declined, rejected]) expect(await questions(person)).toEqual([]);
  const asked = await questions(hiring.employer);
  expect(asked.filter(({ application_id }) => application_id === met.id)).toMatchObject([
    { name: expect.stringMatching(/\w/) as string },
  ]);
});

test('an invitation that a block held back is asked about as always, but not its seeker', async () => {
  const { person, id } = await hiring.applied();
  await server.ask('POST', `/app/${id}/block`, { as: person });
  const at = new Date(server.clock().getTime() + 86_400_000).toISOString();
  await server.ask('POST', `/app/${id}/interview`, { as: hiring.employer, body: { at, place: 'Gate' } });
  await server.ask('POST', `/app/${id}/unblock`, { as: person });
  server.later({ days: 4, minutes: 1 });
  await askThem();
  expect(await questions(person)).toEqual([]);
  expect((await questions(hiring.employer)).some(({ application_id }) => application_id === id)).toBe(true);
});

test('a withdrawn application takes its questions along, which no one could answer', async () => {
  const { person, id } = await hiring.applied();
  const at = new Date(server.clock().getTime() + 86_400_000).toISOString();
  await server.ask('POST', `/app/${id}/interview`, { as: hiring.employer, body: { at, place: 'Gate' } });
  server.later({ days: 4, minutes: 1 });
  await askThem();
  const before = await questions(hiring.employer);
  expect(await questions(person)).toHaveLength(1);
  await server.ask('POST', `/app/${id}/withdraw`, { as: person });
  expect(await questions(person)).toEqual([]);
  expect(await questions(hiring.employer)).toHaveLength(before.length - 1);
});

test('seven days after an acceptance both sides are asked', async () => {
  const { person, id } = await hiring.applied();
  await server.ask('PUT', `/app/${id}`, { as: hiring.employer, body: { status: 'accepted' } });
  server.later({ days: 6 });
  await askThem();
  expect(await questions(person)).toEqual([]);
  server.later({ days: 1, minutes: 1 });
  await askThem();
  expect(await questions(person)).toMatchObject([{ application_id: id }]);
  expect((await questions(hiring.employer)).some(({ application_id }) => application_id === id)).toBe(true);
});

test('an old call, and one about a removed job, are not asked about', async () => {
  const [late, removed] = [
    await hiring.post({ contact: { phone: '012345678' } }),
    await hiring.post({ contact: { phone: '012345678' } }),
  ];
  const person = await server.newcomer('employee');
  await call(late, person);
  server.later({ days: 4 });
  await call(removed, person);
  await server.db.insertInto('hidden_jobs').values({ job_id: removed, removed_at: server.clock() }).execute();
  server.later({ days: 3, minutes: 1 });
  await askThem();
  expect(await questions(person)).toEqual([]);
});

test('an answer takes the place of the question, can be changed, and is read', async () => {
  const id = await hiring.post({ contact: { phone: '012345678' } });
  const person = await server.newcomer('employee');
  await call(id, person);
  server.later({ days: 3 });
  await askThem();
  expect(await answer(person, { job_id: id, answer: 'not_reached' })).toMatchObject({
    status: 200,
    body: { job_id: id, application_id: null, answer: 'not_reached' },
  });
  expect((await answer(person, { job_id: id, answer: 'hired' })).status).toBe(200);
  expect(await questions(person)).toMatchObject([{ text: 'hired' }]);
  const { body } = await server.ask('GET', '/notice/count', { as: person });
  expect(body).toEqual({ unread: 0 });
  const stored = await server.db.selectFrom('outcomes').select('answer').where('job_id', '=', id).execute();
  expect(stored).toEqual([{ answer: 'hired' }]);
});

test('only the two sides answer, with one of the four answers', async () => {
  const { person, id } = await hiring.applied();
  const about = { job_id: hiring.job_id, application_id: id };
  expect((await answer(undefined, { ...about, answer: 'hired' })).status).toBe(401);
  expect((await answer(person, { ...about, answer: 'maybe' })).status).toBe(422);
  for (const stranger of ['employee', 'employer'] as const) {
    const other = await server.newcomer(stranger);
    expect((await answer(other, { ...about, answer: 'hired' })).status).toBe(404);
    expect((await answer(other, { job_id: hiring.job_id, answer: 'hired' })).status).toBe(404);
  }
  const elsewhere = await hiring.post();
  expect((await answer(person, { ...about, job_id: elsewhere, answer: 'hired' })).status).toBe(404);
  expect((await answer(person, { ...about, answer: 'asked_for_money' })).status).toBe(200);
  expect((await answer(hiring.employer, { ...about, answer: 'not_hired' })).status).toBe(200);
});

test("an employer's answer about an undecided application counts as an answer in the response rate", async () => {
  const own = await openHiring(server);
  const { user_id } = own.employer;
  await server.db.insertInto('companies').values({ user_id, name: 'Answering bakery' }).execute();
  const ids: number[] = [];
  for (let turn = 0; turn < 5; turn += 1) ids.push((await own.applied()).id);
  server.later({ days: 4 });
  for (const application_id of ids.slice(0, 2))
    await answer(own.employer, { job_id: own.job_id, application_id, answer: 'not_reached' });
  server.later({ days: 11 });
  const company = (await server.ask('GET', `/company/${user_id}`)).body as Company;
  expect(company.response).toEqual({ rate: 0.4, days: 4 });
});
