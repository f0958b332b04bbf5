/** A user's flags (saved, applied) for jobs of a list that is cached for everyone (product 7.39). */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type JobListItem } from '#contract/jobs.ts';
import { type Person, startServer, type TestServer } from '../support/test-server.ts';

let server: TestServer;
let person: Person;
beforeAll(async () => {
  server = await startServer();
  person = await server.newcomer('employee');
});
afterAll(() => server.close());

const flags = (ids: string, as?: Person) => server.ask('GET', `/job/flags?ids=${ids}`, as ? { as } : {});

test('a guest list with the flags equals the list that the user gets', async () => {
  const list = async (as?: Person) =>
    (await server.ask('GET', '/job/get?page=0', as ? { as } : {})).body as JobListItem[];
  const guests = await list();
  const [one, two] = guests.map(({ job_id }) => job_id);
  await server.ask('POST', `/job/addFav/${one}`, { as: person });
  await server.ask('POST', `/job/addFav/${two}`, { as: await server.newcomer('employee') });
  const { status, body } = await flags(guests.map(({ job_id }) => job_id).join(), person);
  expect(status).toBe(200);
  const own = body as Pick<JobListItem, 'job_id' | 'favorite' | 'applied'>[];
  expect(guests.map((job, at) => ({ ...job, ...own[at] }))).toEqual(await list(person));
  expect(own.filter(({ favorite }) => favorite).map(({ job_id }) => job_id)).toEqual([one]);
  expect(own.filter(({ applied }) => applied)).toEqual([]);
});

test('flags come in the order requested, each once, also for missing jobs', async () => {
  const { body } = await flags('999999, 10,9 ,10', person);
  const none = { favorite: false, applied: false };
  expect(body).toEqual([999999, 10, 9].map((job_id) => ({ job_id, ...none })));
});

test('guests have no flags', async () => expect((await flags('1')).status).toBe(401));

test.each([
  ['', 'Please fill in this field.'],
  ['abc', 'Please enter a whole number.'],
  ['0', 'Please enter a whole number.'],
  ['1,,2', 'Please enter a whole number.'],
  ["1'--", 'Please enter a whole number.'],
  [Array.from({ length: 101 }, (_, at) => at + 1).join(), 'There are too many items.'],
])('%s is refused', async (ids, said) => {
  const { status, body } = await flags(ids, person);
  expect([status, body]).toMatchObject([422, { fields: { ids: said } }]);
});

test('a hundred ids are accepted', async () => {
  const { body } = await flags(Array.from({ length: 100 }, (_, at) => at + 1).join(), person);
  expect(body).toHaveLength(100);
});
