/** Deciding many applications at once (product 4.19, 7.19). */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Decided } from '#contract/application-handling.ts';
import { manyApplications } from '#contract/limits.ts';
import { rules } from '#server/http/limits/rules.ts';
import { type Hiring, noticesOf, openHiring } from '../support/hiring.ts';
import { lowerLimits } from '../support/lower-limits.ts';
import { uuid } from '../support/samples.ts';
import { type Person, startServer, type TestServer } from '../support/test-server.ts';

lowerLimits({ decideMany: 15 });
let server: TestServer;
let hiring: Hiring;
let people: Person[];
beforeAll(async () => {
  server = await startServer({ isEmpty: true });
  hiring = await openHiring(server);
  people = [await hiring.seeker(), await hiring.seeker()];
});
afterAll(() => server.close());

const decide = (body: unknown, as: Person | undefined = hiring.employer, key?: number) =>
  server.ask('PUT', '/app', { body, as, headers: key === undefined ? {} : { 'idempotency-key': uuid(key) } });
const send = async () => {
  const job_id = await hiring.post();
  return Promise.all(people.map(async (person) => (await hiring.apply(person, { job_id })).id));
};

test('decides each with the message, and returns the others with a reason', async () => {
  const [one = 0, other = 0] = await send();
  const [decided = 0] = await send();
  await server.ask('PUT', `/app/${decided}`, { as: hiring.employer, body: { status: 'accepted' } });
  const asked = {
    ids: [decided, other, 999_999, one, String(one)],
    status: 'rejected',
    message: ' Thank you. ',
  };
  expect(await decide(asked)).toMatchObject({
    status: 200,
    body: {
      done: [other, one],
      skipped: [
        { id: decided, code: 'already_decided' },
        { id: 999_999, code: 'not_found' },
      ],
    },
  });
  const seen = await hiring.list(hiring.employer);
  for (const id of [one, other])
    expect(seen.find((application) => application.id === id)).toMatchObject({
      status: 'rejected',
      message: 'Thank you.',
    });
  expect(seen.find(({ id }) => id === decided)).toMatchObject({ status: 'accepted', message: null });
});

test('decides a hundred, and notifies each applicant once', async () => {
  const ids = await send();
  const others = Array.from({ length: 98 }, (_, at) => 900_000 + at);
  const { status, body } = await decide({ ids: [...ids, ...others], status: 'rejected', message: 'No' });
  expect(status).toBe(200);
  expect(body).toEqual({ done: ids, skipped: others.map((id) => ({ id, code: 'not_found' })) });
  for (const [at, person] of people.entries())
    expect(
      (await noticesOf(server, person)).filter(({ application_id }) => application_id === ids[at]),
    ).toMatchObject([{ kind: 'application_decided', person: null, text: null }]);
});

test('applications to other employers are not found and stay unchanged', async () => {
  const ids = await send();
  const other = await server.newcomer('employer');
  expect((await decide({ ids, status: 'accepted' }, other)).body).toEqual({
    done: [],
    skipped: ids.map((id) => ({ id, code: 'not_found' })),
  });
  expect((await decide({ ids, status: 'accepted' }, people[0])).status).toBe(403);
  expect((await server.ask('PUT', '/app', { body: { ids, status: 'accepted' } })).status).toBe(401);
  const seen = await hiring.list(hiring.employer);
  for (const id of ids) expect(seen.find((one) => one.id === id)?.status).toBe('pending');
});

test('a repeated call gets the first answer', async () => {
  const ids = await send();
  const first = await decide({ ids, status: 'accepted' }, hiring.employer, 1);
  const again = await decide({ ids, status: 'accepted' }, hiring.employer, 1);
  expect((first.body as Decided).done).toEqual(ids);
  expect([again.status, again.text]).toEqual([200, first.text]);
  expect((await decide({ ids, status: 'rejected' }, hiring.employer, 1)).status).toBe(422);
});

test('two concurrent calls in different order decide each application once', async () => {
  const ids = [...(await send()), ...(await send())];
  const answers = await Promise.all([
    decide({ ids, status: 'accepted' }),
    decide({ ids: [...ids].reverse(), status: 'rejected' }),
  ]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  const done = answers.flatMap(({ body }) => (body as Decided).done);
  expect(done.sort()).toEqual([...ids].sort());
});

test.each([
  {},
  { ids: [], status: 'accepted' },
  { ids: [0], status: 'accepted' },
  { ids: 5, status: 'accepted' },
  { ids: [1], status: 'pending' },
  { ids: [1], status: 'accepted', message: 'x'.repeat(4_001) },
  { ids: Array.from({ length: manyApplications + 1 }, (_, at) => at + 1), status: 'accepted' },
])('%j is invalid', async (body) => expect((await decide(body)).status).toBe(422));

test('bulk decisions are limited per hour', async () => {
  const limited = await startServer({ isEmpty: true, settings: { rateLimit: true } });
  const employer = await limited.newcomer('employer');
  const call = () => limited.ask('PUT', '/app', { as: employer, body: { ids: [1], status: 'accepted' } });
  const answers = await Promise.all(Array.from({ length: rules.decideMany.points }, call));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  expect(await call()).toMatchObject({ status: 429, body: { code: 'rate_limited' } });
  await limited.close();
});
