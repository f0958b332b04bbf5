/** Accepting and rejecting, once (product 4.10, 7.7). */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { demoPassword } from '#server/seed/fixtures.ts';
import { readFixtures } from '#server/seed/fixtures.ts';
import { openHiring } from '../support/hiring.ts';
import { startServer, type TestServer } from '../support/test-server.ts';

const { applications, jobs } = readFixtures();

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

const bySokha = new Set(jobs.filter(({ employer }) => employer === 'sokha').map(({ id }) => id));
const pending = applications.filter(({ job_id, status }) => status === 'pending' && bySokha.has(job_id));
const nth = (index: number): number => pending[index]?.id ?? 0;
const decide = (id: number | string, body: unknown, as?: string) =>
  server.ask('PUT', `/app/${id}`, { body, ...(as ? { as } : {}) });

test('requires login', async () => expect((await decide(nth(0), { status: 'accepted' })).status).toBe(401));
test('a seeker is forbidden, whether the application exists or not', async () => {
  for (const id of [nth(0), 999999])
    expect((await decide(id, { status: 'accepted' }, 'dara')).status).toBe(403);
});
test("another employer's application is answered like a missing one", async () => {
  const others = await decide(nth(0), { status: 'accepted' }, 'vannak');
  const missing = await decide(999999, { status: 'accepted' }, 'vannak');
  expect([others.status, others.body]).toEqual([404, missing.body]);
});
test.each([
  {},
  { status: 'pending' },
  { status: 'Accepted' },
  { status: 'accepted', message: 5 },
  { status: 'accepted', message: 'x'.repeat(4001) },
])('%j is invalid', async (body) => expect((await decide(nth(0), body, 'sokha')).status).toBe(422));

test('accepting with a message notifies the applicant', async () => {
  server.later({ hours: 1 });
  const { status, body } = await decide(
    nth(0),
    { status: 'accepted', message: ' Come on Monday. ' },
    'sokha',
  );
  expect(status).toBe(200);
  expect(body).toMatchObject({
    id: nth(0),
    status: 'accepted',
    message: 'Come on Monday.',
    user_id: expect.any(Number),
  });
  const { dateAdded, dateUpdated } = body as { dateAdded: string; dateUpdated: string };
  expect(dateUpdated > dateAdded).toBe(true);
  const applicant = applications.find(({ id }) => id === nth(0))?.seeker;
  expect((await server.ask('GET', `/app/${nth(0)}`, { as: applicant ?? '' })).body).toMatchObject({
    message: 'Come on Monday.',
  });
});

test.each(['', '   ', null, undefined])('the message %j is stored as no message', async (message) => {
  const id = nth(1 + ['', '   ', null, undefined].indexOf(message));
  expect(await decide(id, { status: 'rejected', message }, 'sokha')).toMatchObject({
    status: 200,
    body: { status: 'rejected', message: null },
  });
});

test('a decision is final, even if repeated', async () => {
  for (const status of ['accepted', 'rejected'])
    expect(await decide(nth(0), { status }, 'sokha')).toMatchObject({
      status: 409,
      body: { code: 'already_decided', message: 'This application has already been decided.' },
    });
});

test('deciding on a deleted applicant stores no message, because nothing would delete it later', async () => {
  const { applied, employer: as } = await openHiring(server);
  const { person, id } = await applied();
  await server.ask('POST', '/user/delete', { as: person, body: { password: demoPassword } });
  const body = { status: 'rejected', message: 'Dear Dara, the place is taken.' };
  expect(await server.ask('PUT', `/app/${id}`, { as, body })).toMatchObject({
    status: 200,
    body: { status: 'rejected', message: null },
  });
  expect(await server.ask('PATCH', `/app/${id}`, { as, body: { note: 'Dara was late.' } })).toMatchObject({
    status: 409,
    body: { code: 'account_gone' },
  });
  expect(await server.ask('PATCH', `/app/${id}`, { as, body: { starred: true } })).toMatchObject({
    status: 200,
    body: { starred: true, note: null },
  });
});
