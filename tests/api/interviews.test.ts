/** Interviews: the employer proposes, the applicant answers (product 3.19, 4.19, 7.19). */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type ApplicationMessage } from '#contract/application-messages.ts';
import { type Notice } from '#contract/notices.ts';
import { type Hiring, noticesOf, startHiring } from '../support/hiring.ts';
import { cvOfDara, posting, uuid } from '../support/samples.ts';
import { type Person, type TestServer } from '../support/test-server.ts';

let server: TestServer;
let hiring: Hiring;
let employer: Person;
beforeAll(async () => {
  ({ server, hiring, employer } = await startHiring());
});
afterAll(() => server.close());

const hours = (ahead: number) => new Date(server.clock().getTime() + ahead * 3_600_000).toISOString();
const place = 'Street 271, first floor';
const nameOfDara = `${cvOfDara.user_info.first_name} ${cvOfDara.user_info.last_name}`;
const invite = (id: number, body: object, as: Person | undefined = employer, key?: number) =>
  server.ask('POST', `/app/${id}/interview`, {
    as,
    body,
    headers: key === undefined ? {} : { 'idempotency-key': uuid(key) },
  });
const answer = (id: number, message: number, value: unknown, as: Person) =>
  server.ask('PUT', `/app/${id}/interview/${message}`, { as, body: { answer: value } });
const listed = async (id: number, as: Person) =>
  (await hiring.list(as)).find((one) => one.id === id)?.interview;
const countNotices = async (as: Person, kind: string) =>
  (await noticesOf(server, as)).filter((one) => one.kind === kind).length;

test('an invitation is a message with a time and a place, in both lists, and notifies the applicant', async () => {
  const { person, id } = await hiring.applied();
  const at = hours(24);
  const { status, body } = await invite(id, { at, place, note: ' Ask for Sokha. ' });
  expect(status).toBe(201);
  expect(body).toEqual({
    id: expect.any(Number),
    from: 'employer',
    text: 'Ask for Sokha.',
    at: hours(0),
    read_at: null,
    interview: { at, place, answer: null },
    warnings: [],
  });
  expect((await server.ask('GET', `/app/${id}/message`, { as: person })).body).toMatchObject([
    { interview: { at, place, answer: null } },
  ]);
  for (const as of [person, employer]) expect(await listed(id, as)).toEqual({ at, answer: null });
  expect([await countNotices(person, 'interview'), await countNotices(person, 'message')]).toEqual([1, 0]);
  expect((await server.ask('POST', `/app/${id}/message`, { as: person, body: { text: 'Ok' } })).status).toBe(
    201,
  );
});

test('the answer can be changed; the employer is notified of each change once', async () => {
  const { person, id } = await hiring.applied();
  const { body } = await invite(id, { at: hours(24), place });
  const { id: message } = body as ApplicationMessage;
  const before = await countNotices(employer, 'interview_answered');
  for (const value of ['yes', 'yes', 'no', 'yes'] as const) {
    server.later({ minutes: 1 });
    expect(await answer(id, message, value, person)).toMatchObject({
      status: 200,
      body: { id: message, interview: { answer: value } },
    });
    expect((await listed(id, employer))?.answer).toBe(value);
  }
  expect((await countNotices(employer, 'interview_answered')) - before).toBe(3);
});

test("the notices say when and where, and the answer's notice says when and whether", async () => {
  const { person, id } = await hiring.applied();
  const at = hours(24);
  const { id: message } = (await invite(id, { at, place })).body as ApplicationMessage;
  await answer(id, message, 'yes', person);
  server.later({ minutes: 1 });
  await answer(id, message, 'no', person);
  const of = async (as: Person) =>
    (await noticesOf(server, as)).filter(
      ({ application_id, kind }) => application_id === id && kind.startsWith('interview'),
    );
  const bare = { application_id: id, job_id: hiring.job_id, job_name: posting.name, search_id: null };
  expect(await of(person)).toEqual([{ ...bare, kind: 'interview', person: null, text: `${at} ${place}` }]);
  const answered = { ...bare, kind: 'interview_answered', person: nameOfDara };
  expect(await of(employer)).toEqual([
    { ...answered, text: `${at} yes` },
    { ...answered, text: `${at} no` },
  ]);
});

test('a place has at most 255 characters, a note at most 4,000', async () => {
  const { id } = await hiring.applied();
  const body = { at: hours(24), place: 'x'.repeat(255), note: 'x'.repeat(4_000) };
  expect(await invite(id, body)).toMatchObject({
    status: 201,
    body: { text: body.note, interview: { place: body.place } },
  });
});

test('lists have the latest invitation', async () => {
  const { person, id } = await hiring.applied();
  const first = (await invite(id, { at: hours(48), place })).body as ApplicationMessage;
  const at = hours(24);
  await invite(id, { at, place });
  await answer(id, first.id, 'no', person);
  expect(await listed(id, person)).toEqual({ at, answer: null });
});

test('a time in another zone is returned in UTC', async () => {
  const { id } = await hiring.applied();
  const { body } = await invite(id, { at: '2031-05-01T09:30+07:00', place });
  expect(body).toMatchObject({ interview: { at: '2031-05-01T02:30:00.000Z' }, text: '' });
});

test('the time must be in the future', async () => {
  const { id } = await hiring.applied();
  for (const at of [hours(0), hours(-1)])
    expect(await invite(id, { at, place })).toMatchObject({
      status: 422,
      body: { fields: { at: 'Please choose a time in the future.' } },
    });
});

test('a repeated call gets the first answer, even when the time has passed', async () => {
  const { id } = await hiring.applied();
  const body = { at: hours(1), place };
  const first = await invite(id, body, employer, 1);
  server.later({ hours: 2 });
  const again = await invite(id, body, employer, 1);
  expect([again.status, again.text]).toEqual([201, first.text]);
});

test.each([
  [{ place }, 'at'],
  [{ at: 'tomorrow', place }, 'at'],
  [{ at: '2031-05-01T09:30', place }, 'at'],
  [{ at: '2031-02-30T09:30Z', place }, 'at'],
  [{ at: '9999-12-31T23:59:59-23:59', place }, 'at'],
  [{ at: 5, place }, 'at'],
  [{ at: '2031-05-01T09:30Z' }, 'place'],
  [{ at: '2031-05-01T09:30Z', place: 'x'.repeat(256) }, 'place'],
  [{ at: '2031-05-01T09:30Z', place, note: 'x'.repeat(4_001) }, 'note'],
])('%j is invalid', async (body, field) => {
  const { id } = await hiring.applied();
  const refused = await invite(id, body);
  expect([refused.status, Object.keys((refused.body as { fields: object }).fields)]).toEqual([422, [field]]);
});

test('only the owner invites, and only the applicant answers', async () => {
  const { person, id } = await hiring.applied();
  const body = { at: hours(24), place };
  const { id: message } = (await invite(id, body)).body as ApplicationMessage;
  expect((await server.ask('POST', `/app/${id}/interview`, { body })).status).toBe(401);
  expect((await invite(id, body, person)).status).toBe(403);
  expect((await invite(id, body, await server.newcomer('employer'))).status).toBe(404);
  expect((await answer(id, message, 'yes', employer)).status).toBe(403);
  const other = await hiring.applied();
  expect((await answer(id, message, 'yes', other.person)).status).toBe(404);
  expect((await answer(other.id, message, 'yes', other.person)).status).toBe(404);
  for (const wrong of ['maybe', null, undefined])
    expect((await answer(id, message, wrong, person)).status).toBe(422);
  const plain = await server.ask('POST', `/app/${id}/message`, { as: employer, body: { text: 'Hello' } });
  expect((await answer(id, (plain.body as ApplicationMessage).id, 'yes', person)).status).toBe(404);
});

test('a rejection cancels future interviews; past and later ones stay in the lists', async () => {
  const reject = (id: number) =>
    server.ask('PUT', `/app/${id}`, { as: employer, body: { status: 'rejected' } });
  const { person, id } = await hiring.applied();
  const past = hours(1);
  await invite(id, { at: past, place });
  server.later({ hours: 2 });
  const other = await hiring.applied();
  await invite(other.id, { at: hours(24), place });
  await invite(id, { at: hours(24), place });
  await reject(id);
  await reject(other.id);
  for (const as of [person, employer]) expect(await listed(id, as)).toEqual({ at: past, answer: null });
  for (const as of [other.person, employer]) expect(await listed(other.id, as)).toBeNull();
  server.later({ minutes: 1 });
  const at = hours(48);
  await invite(other.id, { at, place });
  expect(await listed(other.id, other.person)).toEqual({ at, answer: null });
});

test('the notice no longer asks an applicant who has answered', async () => {
  const { person, id } = await hiring.applied();
  const { id: message } = (await invite(id, { at: hours(24), place })).body as ApplicationMessage;
  await server.ask('POST', `/app/${id}/message`, { as: employer, body: { text: 'Hello' } });
  const read = async () =>
    ((await server.ask('GET', '/notice', { as: person })).body as Notice[]).map((one) => [
      one.kind,
      one.read,
    ]);
  expect(await read()).toEqual([
    ['message', false],
    ['interview', false],
  ]);
  await answer(id, message, 'yes', person);
  expect(await read()).toEqual([
    ['message', false],
    ['interview', true],
  ]);
});
