/** Filtering jobs by place, pay, age and state (product 7.3), among a few known jobs. */
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { dayInCambodia } from '#contract/days.ts';
import { type JobListItem } from '#contract/jobs.ts';
import { posting } from '../support/samples.ts';
import { type Person, startServer, type TestServer } from '../support/test-server.ts';

let server: TestServer;
let employer: Person;
const ids = new Map<string, number>();

async function post(name: string, change: object = {}, as = employer): Promise<void> {
  const body = { ...posting, location: 'Location unlimited', salary: 'Negotiable', name, ...change };
  const posted = await server.ask('POST', '/job', { as, body });
  ids.set(name, (posted.body as { job_id: number }).job_id);
}
const change = (name: string, set: ReturnType<typeof sql>) =>
  sql`update jobs set ${set} where id = ${ids.get(name)}`.execute(server.db);
const pay = (salary_max: number, salary_currency = 'USD', salary_period = 'month') => ({
  salary_max,
  salary_currency,
  salary_period,
});

beforeAll(async () => {
  server = await startServer({ isEmpty: true });
  employer = await server.newcomer('employer');
  await post('plain');
  await post('siem reap', { province: 'KH-17', ...pay(300) });
  await post('kandal', { province: 'KH-8', district: 'Takhmao', salary: '$700', level: 'Senior' });
  await post('capital', { province: 'KH-12', ...pay(2.4, 'USD', 'hour'), salary: '$9,000' });
  await post('old form', { location: 'Phnom Penh', ...pay(25, 'USD', 'day') });
  await post('riel', { ...pay(1_600_000, 'KHR') });
  await post('from only', { salary_min: 650, salary_currency: 'USD', salary_period: 'month' });
  await change('siem reap', sql`date_added = now() - interval '3 hours'`);
  await change('kandal', sql`date_added = now() - interval '30 hours'`);
  await change('capital', sql`date_added = now() - interval '10 days'`);
  await change('old form', sql`status = 'Closed'`);
  await change('riel', sql`expires_on = ${dayInCambodia(-1)}`);
});
afterAll(() => server.close());

const nameOf = ({ name }: JobListItem) => name;
async function found(query: string): Promise<string[]> {
  const { status, body } = await server.ask('GET', `/job/get?${query}`);
  expect(status).toBe(200);
  return (body as JobListItem[]).map(nameOf);
}
const all = ['plain', 'siem reap', 'kandal', 'capital', 'old form', 'riel', 'from only'];
const expectFound = async (query: string, names: string[]) =>
  expect((await found(query)).sort()).toEqual([...names].sort());

test.each([
  ['province=KH-17', ['siem reap']],
  ['province=kh-8', ['kandal']],
  // Jobs of older clients only have it in their location.
  ['province=KH-12', ['capital', 'old form']],
  ['province=KH-12&industry=Food and Beverages', ['capital', 'old form']],
  ['province=', all],
  ['province=any', all],
])('?%s finds %j', expectFound);

describe('pay, in dollars a month', () => {
  test.each([
    ['salary_from=301', ['kandal', 'capital', 'old form', 'riel', 'from only']],
    ['salary_from=300', ['siem reap', 'kandal', 'capital', 'old form', 'riel', 'from only']],
    // Riel are converted at 4,000.
    ['salary_from=400', ['kandal', 'capital', 'old form', 'riel', 'from only']],
    ['salary_from=401', ['kandal', 'capital', 'old form', 'from only']],
    // Hourly pay counts 208 times, whatever the text says; daily pay 26 times.
    ['salary_from=499', ['kandal', 'capital', 'old form', 'from only']],
    ['salary_from=500', ['kandal', 'old form', 'from only']],
    ['salary_from=650', ['kandal', 'old form', 'from only']],
    // Without numbers the text counts.
    ['salary_from=651', ['kandal']],
    ['salary_from=999999999999', []],
    ['salary_from=', all],
  ])('?%s finds %j', expectFound);

  test('the pay in numbers precedes the text when sorting by salary', async () =>
    expect(await found('sort=Salary')).toEqual([
      'kandal',
      'from only',
      'old form',
      'capital',
      'riel',
      'siem reap',
      'plain',
    ]));
});

test.each([
  ['within=1', ['plain', 'siem reap', 'old form', 'riel', 'from only']],
  ['within=2', ['plain', 'siem reap', 'kandal', 'old form', 'riel', 'from only']],
  ['within=30', all],
  ['within=999999999999', all],
  ['within=0', []],
])('?%s, in days since the posting, finds %j', expectFound);

test.each([
  ['status=Hiring', ['plain', 'siem reap', 'kandal', 'capital', 'from only']],
  ['status=hiring', ['plain', 'siem reap', 'kandal', 'capital', 'from only']],
  ['status=Closed', ['old form', 'riel']],
])('?%s finds %j: a job past its last day is closed', expectFound);

test.each(['province=KH-26', 'province=Kandal', 'status=Waiting', 'province=KH-17&level=Boss'])(
  '?%s finds nothing, without a query',
  async (query) => {
    server.queries.length = 0;
    expect(await found(query)).toEqual([]);
    expect(server.queries).toEqual([]);
  },
);
describe('jobs of verified companies', () => {
  let other: Person;
  beforeAll(async () => {
    other = await server.newcomer('employer');
    for (const as of [employer, other])
      await server.ask('PUT', '/company/mine', { as, body: { name: 'Krama House' } });
    await post('marked', { level: 'Top Executive' }, other);
    await mark('verified');
  });
  const mark = (verification: 'verified' | 'refused') =>
    server.db.updateTable('companies').set({ verification }).where('user_id', '=', other.user_id).execute();

  test('are found by ?verified=1, in either order and combined with other filters', async () => {
    const word = '&keyword=baking';
    for (const query of ['', '&sort=Salary', word, `${word}&sort=Relevance`, '&level=Top Executive'])
      expect(await found(`verified=1${query}`)).toEqual(['marked']);
    expect(await found('verified=1&status=Hiring')).toEqual(['marked']);
    expect(await found('verified=1&level=Senior')).toEqual([]);
    expect(await found('verified=1&page=1')).toEqual([]);
  });
  test('are no longer found once the verification is gone', async () => {
    await mark('refused');
    server.later({ minutes: 1 });
    expect(await found('verified=1')).toEqual([]);
  });
  test('are not filtered by ?verified=0', () => expectFound('verified=0', [...all, 'marked']));
  afterAll(() => sql`delete from jobs where id = ${ids.get('marked')}`.execute(server.db));
});

test.each(['salary_from', 'within'])('a %s that is not a number is refused', async (name) =>
  expect(await server.ask('GET', `/job/get?${name}=much`)).toMatchObject({
    status: 422,
    body: { fields: { [name]: 'Please enter a whole number.' } },
  }),
);

test.each([
  ['keyword=baking&salary_from=600&sort=Salary', ['kandal', 'from only', 'old form']],
  ['keyword=baking&province=KH-12&status=Hiring', ['capital']],
  ['level=Senior&within=2&salary_from=100&province=KH-8&status=Hiring', ['kandal']],
])('?%s: all filters apply together', expectFound);

test.each([
  // With words that only its location has, also when the location names the province.
  ['Phnom Penh', ['capital', 'old form']],
  ['baking phnom', ['capital', 'old form']],
  ['សៀមរាប', ['siem reap']],
  ['takhmao', ['kandal']],
  ['ភ្នំពេញ', ['capital', 'old form']],
])('the keyword %s finds the place', (keyword, names) =>
  expectFound(`keyword=${encodeURIComponent(keyword)}`, names),
);

test('a page of a filtered list continues where the previous one ended', async () => {
  for (let at = 0; at < 13; at += 1) await post(`kep ${at}`, { province: 'KH-23', ...pay(100 + (at % 3)) });
  for (const sort of ['Date', 'Salary']) {
    const query = `province=KH-23&salary_from=100&within=1&status=Hiring&sort=${sort}`;
    const [first, second] = [await found(query), await found(`${query}&page=1`)];
    expect([first.length, second.length]).toEqual([12, 1]);
    expect(new Set([...first, ...second]).size).toBe(13);
  }
});

test('guests find a new posting at once by its place and pay', async () => {
  const queries = ['province=KH-25', 'province=KH-12', 'salary_from=90000', 'within=1', 'status=Hiring'];
  const lists = () => Promise.all(queries.map(async (query) => (await found(query)).includes('new')));
  expect(await lists()).toEqual([false, false, false, false, false]);
  await post('new', { province: 'KH-25', location: 'Phnom Penh', ...pay(90_000) });
  expect(await lists()).toEqual([true, true, true, true, true]);
});
