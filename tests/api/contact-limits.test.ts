/** No one collects the numbers of a board: limits per person and per network (product 7.14, 7.24). */
import { afterEach, beforeEach, expect, test } from 'vitest';
import { contactsPerDay } from '#contract/limits.ts';
import { rules } from '#server/http/limits/rules.ts';
import { statuses } from '../support/http-client.ts';
import { lowerLimits } from '../support/lower-limits.ts';
import { posting } from '../support/samples.ts';
import { type Person, startServer, type TestServer } from '../support/test-server.ts';

lowerLimits({ contactByAddress: 2 * contactsPerDay, contactByDevice: contactsPerDay + 10 });
let server: TestServer;
let first: number;
beforeEach(async () => {
  server = await startServer({ isEmpty: true, settings: { rateLimit: true } });
  const employer = await server.newcomer('employer');
  await server.db
    .insertInto('companies')
    .values({ user_id: employer.user_id, name: 'Bakery', verification: 'verified' })
    .execute();
  const body = { ...posting, contact: { phone: '012345678' } };
  first = ((await server.ask('POST', '/job', { as: employer, body })).body as { job_id: number }).job_id;
  // Copies of it, more than any limit.
  const [row] = await server.db.selectFrom('jobs').selectAll().where('id', '=', first).execute();
  const { id: _id, search: _search, ...copy } = row as never as Record<string, unknown>;
  const copies = Array.from({ length: 110 }, () => ({ ...copy }));
  const added = await server.db
    .insertInto('jobs')
    .values(copies as never)
    .returning('id')
    .execute();
  await server.db
    .insertInto('job_contacts')
    .values(added.map(({ id }) => ({ job_id: id, phone: '12345678', telegram: null })))
    .execute();
});
afterEach(() => server.close());

const call = (as: Person, nth: number, from?: string, device?: string) =>
  server.ask('POST', `/job/${first + nth}/contact`, {
    as,
    ...(from ? { from } : {}),
    ...(device ? { body: { device } } : {}),
  });
const callMany = (as: Person, from: number, count: number, address?: string) =>
  Promise.all(Array.from({ length: count }, (_, at) => call(as, from + at, address)));

test('a person learns the numbers of 30 different jobs in 24 hours, concurrently too', async () => {
  const person = await server.newcomer('employee');
  const answers = await callMany(person, 0, contactsPerDay + 5);
  expect(statuses(answers)).toEqual({ 200: contactsPerDay, 429: 5 });
  expect(answers.find(({ status }) => status === 429)).toMatchObject({ body: { code: 'daily_limit' } });
  const known = answers.findIndex(({ status }) => status === 200);
  // Jobs of that day are free, others wait.
  expect((await call(person, known)).status).toBe(200);
  expect((await call(person, 100)).status).toBe(429);
  server.later({ hours: 24, minutes: 1 });
  expect((await call(person, 100)).status).toBe(200);
});

test('asking twice at once for the last job of the day gives its number twice', async () => {
  const person = await server.newcomer('employee');
  await callMany(person, 0, contactsPerDay - 1);
  const answers = await Promise.all([call(person, 50), call(person, 50), call(person, 50)]);
  expect(statuses(answers)).toEqual({ 200: 3 });
});

test('many accounts at one address share a limit of different jobs, and the same jobs cost nothing more', async () => {
  const { points } = rules.contactByAddress;
  const accounts = Math.ceil(points / contactsPerDay) + 1;
  const people: Person[] = [];
  for (let turn = 0; turn < accounts; turn += 1) people.push(await server.newcomer('employee'));
  const [popular, ...others] = people;
  const answers = [];
  for (const [at, person] of people.entries())
    answers.push(...(await callMany(person, at * contactsPerDay, contactsPerDay, '203.0.113.7')));
  expect(statuses(answers.slice(0, points))).toEqual({ 200: points });
  const refused = answers.slice(points);
  expect(refused.length).toBeGreaterThan(0);
  for (const answer of refused) expect(answer).toMatchObject({ status: 429, body: { code: 'rate_limited' } });
  // A second try gets no number either, nor do two at once.
  const nth = answers.findIndex(({ status }) => status === 429);
  const person = people[Math.floor(nth / contactsPerDay)] as Person;
  for (const again of await Promise.all([1, 2].map(() => call(person, nth, '203.0.113.7'))))
    expect(again.status).toBe(429);
  // A job that this network already knows, for a person who has calls left.
  const late = others.at(-1) ?? popular;
  expect((await call(late as Person, 0, '203.0.113.7')).status).toBe(200);
  expect((await call(late as Person, points + 5, '203.0.113.8')).status).toBe(200);
});

test('many accounts of one device share a limit over all networks; jobs it knows cost nothing more', async () => {
  const device = 'device-of-many-accounts';
  const { points } = rules.contactByDevice;
  const people: Person[] = [];
  for (let turn = 0; turn * contactsPerDay <= points; turn += 1)
    people.push(await server.newcomer('employee'));
  const answers = [];
  for (let nth = 0; nth < points + 2; nth += 1) {
    const turn = Math.floor(nth / contactsPerDay);
    answers.push(await call(people[turn] as Person, nth, `203.0.113.${turn + 1}`, device));
  }
  expect(statuses(answers.slice(0, points))).toEqual({ 200: points });
  for (const answer of answers.slice(points))
    expect(answer).toMatchObject({ status: 429, body: { code: 'rate_limited' } });
  const last = people.at(-1) as Person;
  expect((await call(last, points, '203.0.113.9', device)).status).toBe(429);
  expect((await call(last, 0, '203.0.113.9', device)).status).toBe(200);
  expect((await call(last, points + 1, '203.0.113.9', 'device-of-another-one')).status).toBe(200);
  expect((await call(last, points + 2, '203.0.113.9', 'short')).status).toBe(422);
});
