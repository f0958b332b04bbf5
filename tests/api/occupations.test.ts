/** Occupation, conditions and urgency of jobs (product 3.2, 7.3). */
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type UsedOccupationGroup } from '#contract/job-occupations.ts';
import { dayInCambodia } from '#contract/days.ts';
import { type JobDetail, type JobListItem } from '#contract/jobs.ts';
import { occupationNames } from '#occupations/names.ts';
import { posting } from '../support/samples.ts';
import { type Person, startServer, type TestServer } from '../support/test-server.ts';

let server: TestServer;
let employer: Person;
beforeAll(async () => {
  server = await startServer({ isEmpty: true, settings: { demoData: false } });
  employer = await server.newcomer('employer');
});
afterAll(() => server.close());

const post = (change: object) =>
  server.ask('POST', '/job', { as: employer, body: { ...posting, ...change } });
async function posted(change: object): Promise<number> {
  const { status, body } = await post(change);
  expect(status).toBe(201);
  return (body as { job_id: number }).job_id;
}
const read = async (id: number) => (await server.ask('GET', `/job/get/${id}`)).body as JobDetail;
const list = async (query = '') => (await server.ask('GET', `/job/get?${query}`)).body as JobListItem[];
const idsOf = (jobs: readonly JobListItem[]) => jobs.map(({ job_id }) => job_id);
const found = async (query: string) => idsOf(await list(query)).sort((a, b) => a - b);
const change = (id: number, set: ReturnType<typeof sql>) =>
  sql`update jobs set ${set} where id = ${id}`.execute(server.db);

const conditions = {
  hours_per_day: 8,
  days_per_week: 6,
  overtime: 'sometimes',
  provides: ['meals', 'nssf'],
  start: 'now',
};

test.each([
  [{ occupation: 'astronaut' }, 'occupation', 'Please choose an option from the list.'],
  [{ occupation: 'hospitality' }, 'occupation', 'Please choose an option from the list.'],
  [{ conditions: { hours_per_day: 0 } }, 'conditions.hours_per_day', 'This number is too small.'],
  [{ conditions: { hours_per_day: 17 } }, 'conditions.hours_per_day', 'This number is too big.'],
  [{ conditions: { hours_per_day: 7.5 } }, 'conditions.hours_per_day', 'Please enter a whole number.'],
  [{ conditions: { days_per_week: 0 } }, 'conditions.days_per_week', 'This number is too small.'],
  [{ conditions: { days_per_week: 8 } }, 'conditions.days_per_week', 'This number is too big.'],
  [{ conditions: { overtime: 'always' } }, 'conditions.overtime', 'Please choose an option from the list.'],
  [{ conditions: { provides: ['car'] } }, 'conditions.provides.0', 'Please choose an option from the list.'],
  [{ conditions: { provides: 'meals' } }, 'conditions.provides', "This value isn't valid."],
  [{ conditions: { start: '2026-02-30' } }, 'conditions.start', 'Please enter a valid date.'],
  [{ conditions: { start: 'soon' } }, 'conditions.start', 'Please enter a valid date.'],
  [{ conditions: { start: dayInCambodia(370) } }, 'conditions.start', 'Please choose a day within a year.'],
  [{ conditions: 'good' }, 'conditions', "This value isn't valid."],
  [{ urgent: 'yes' }, 'urgent', "This value isn't valid."],
])('%j is refused, when posting and when editing', async (wrong, field, sentence) => {
  const id = await posted({});
  const body = { ...posting, ...wrong };
  for (const answer of [await post(wrong), await server.ask('PUT', `/job/${id}`, { as: employer, body })])
    expect(answer).toMatchObject({ status: 422, body: { code: 'invalid', fields: { [field]: sentence } } });
});

test('lists, the detail and the own list have what was posted', async () => {
  const given = { occupation: 'cook', conditions, urgent: true };
  const id = await posted(given);
  expect(await read(id)).toMatchObject(given);
  for (const path of ['/job/get', '/job/myJobs']) {
    const { body } = await server.ask('GET', path, { as: employer });
    expect((body as JobListItem[]).find(({ job_id }) => job_id === id)).toMatchObject(given);
  }
});

test.each([
  [{}, null],
  [{ conditions: null }, null],
  [{ conditions: {} }, null],
  [{ conditions: { provides: [], start: null } }, null],
  [{ conditions: { hours_per_day: '16' } }, { hours_per_day: 16 }],
  [{ conditions: { provides: ['nssf', 'meals', 'nssf'] } }, { provides: ['nssf', 'meals'] }],
  [{ conditions: { start: '2027-01-04' } }, { start: '2027-01-04' }],
  [{ conditions: { start: dayInCambodia(360) } }, { start: dayInCambodia(360) }],
])('what is not given in %j is left out, and null where nothing is set', async (given, stored) => {
  const job = await read(await posted(given));
  expect(job).toMatchObject({ occupation: null, urgent: false });
  expect(job.conditions).toEqual(stored);
});

test('an edit replaces all three', async () => {
  const id = await posted({ occupation: 'cook', conditions, urgent: true });
  const edit = (body: object) =>
    server.ask('PUT', `/job/${id}`, { as: employer, body: { ...posting, ...body } });
  expect(
    (await edit({ occupation: 'packer', urgent: false, conditions: { days_per_week: 5 } })).body,
  ).toMatchObject({
    occupation: 'packer',
    conditions: { days_per_week: 5 },
    urgent: false,
  });
  expect(await found('occupation=cook')).not.toContain(id);
  expect(await found('occupation=factory')).toContain(id);
  const cleared = { occupation: null, conditions: null };
  expect((await edit(cleared)).body).toMatchObject(cleared);
  expect(await found('occupation=factory')).not.toContain(id);
});

describe('urgent', () => {
  test('ends by itself 14 days after posting, also in lists', async () => {
    const id = await posted({ urgent: true, level: 'Top Executive' });
    const isUrgent = async () => {
      server.later({ minutes: 1 });
      const [card] = await list('level=Top Executive');
      return [(await read(id)).urgent, card?.urgent];
    };
    expect(await isUrgent()).toEqual([true, true]);
    await change(id, sql`date_added = now() - interval '13 days 23 hours'`);
    expect(await isUrgent()).toEqual([true, true]);
    await change(id, sql`date_added = now() - interval '14 days 1 minute'`);
    expect(await isUrgent()).toEqual([false, false]);
    const body = { ...posting, urgent: true, level: 'Top Executive' };
    await server.ask('PUT', `/job/${id}`, { as: employer, body });
    expect(await isUrgent()).toEqual([false, false]);
  });

  test('is every fourth job in a demonstration, whatever was posted', async () => {
    const demonstration = await startServer();
    const { body } = await demonstration.ask('GET', '/job/get');
    for (const { job_id, urgent } of body as JobListItem[])
      expect(urgent, `${job_id}`).toBe(job_id % 4 === 0);
    for (const id of [8, 9]) {
      const job = (await demonstration.ask('GET', `/job/get/${id}`)).body as JobDetail;
      for (const { job_id, urgent } of [job, ...job.moreJobs]) expect(urgent).toBe(job_id % 4 === 0);
    }
    await demonstration.close();
  });
});

describe('a search by occupation', () => {
  const ids: Record<string, number> = {};
  beforeAll(async () => {
    await sql`delete from jobs`.execute(server.db);
    server.later({ minutes: 1 });
    for (const occupation of ['waiter', 'barista', 'welder', null])
      ids[occupation ?? 'none'] = await posted({ occupation, province: 'KH-17', name: 'Job' });
  });

  test.each([
    ['occupation=waiter', ['waiter']],
    ['occupation=WAITER', ['waiter']],
    ['occupation=hospitality', ['waiter', 'barista']],
    ['occupation=hospitality&province=KH-17&sort=Salary', ['waiter', 'barista']],
    ['occupation=hospitality&province=KH-1', []],
    ['occupation=construction', ['welder']],
    ['occupation=astronaut', []],
    ['occupation=', ['waiter', 'barista', 'welder', 'none']],
    ['occupation=any', ['waiter', 'barista', 'welder', 'none']],
    ['keyword=barista', ['barista']],
    ['keyword=អ្នករត់តុ', ['waiter']],
    ['keyword=barista&occupation=construction', []],
  ])('?%s finds %j', async (query, expected) =>
    expect(await found(query)).toEqual(expected.map((name) => ids[name] ?? 0).sort((a, b) => a - b)),
  );

  test('a cached page has a new job of its group at once', async () => {
    await list('occupation=beauty');
    const id = await posted({ occupation: 'hairdresser' });
    expect(await found('occupation=beauty')).toEqual([id]);
    await server.ask('PATCH', `/job/stop/${id}`, { as: employer });
  });

  test('GET /job/occupations counts those of open, visible jobs, most first, with their names', async () => {
    const hidden = await posted({ occupation: 'welder' });
    await server.db.insertInto('hidden_jobs').values({ job_id: hidden }).execute();
    await posted({ occupation: 'waiter' });
    server.later({ minutes: 1 });
    const { body, headers } = await server.ask('GET', '/job/occupations');
    const groups = body as UsedOccupationGroup[];
    expect(groups.map(({ code, jobs }) => [code, jobs])).toEqual([
      ['hospitality', 3],
      ['construction', 1],
    ]);
    expect(groups[0]?.occupations).toEqual([
      { code: 'waiter', ...occupationNames.waiter, jobs: 2 },
      { code: 'barista', ...occupationNames.barista, jobs: 1 },
    ]);
    expect(headers['cache-control']).toContain('s-maxage=1');
    const id = await posted({ occupation: 'nurse' });
    const again = (await server.ask('GET', '/job/occupations')).body as UsedOccupationGroup[];
    expect(again.map(({ code }) => code)).toContain('health');
    await server.ask('PATCH', `/job/stop/${id}`, { as: employer });
    const later = (await server.ask('GET', '/job/occupations')).body as UsedOccupationGroup[];
    expect(later.map(({ code }) => code)).not.toContain('health');
  });

  test('related jobs are of the same occupation, then of its group, then of its category or industry', async () => {
    const other = { category: 'Design', industry: 'Insurance' };
    const chosen = await posted({ occupation: 'plumber', category: 'Data Science', industry: 'Automotive' });
    const sameCategory = await posted({ category: 'Data Science', industry: 'Insurance' });
    const sameOccupation = await posted({ occupation: 'plumber', ...other });
    const sameGroup = await posted({ occupation: 'carpenter', ...other });
    const closed = await posted({ occupation: 'plumber', ...other });
    await server.ask('PATCH', `/job/stop/${closed}`, { as: employer });
    const related = idsOf((await read(chosen)).moreJobs);
    expect(related).toEqual([sameOccupation, sameGroup, ids['welder'], sameCategory, closed]);
    const added = await posted({ occupation: 'electrician', ...other });
    expect(idsOf((await read(chosen)).moreJobs)).toContain(added);
  });

  test('saved searches have it as sent, in lower case', async () => {
    const save = (terms: object) =>
      server.ask('POST', '/search', { as: employer, body: { name: 'Work', terms, alert: 'off' } });
    expect((await save({ occupation: 'Hospitality' })).body).toMatchObject({
      terms: { occupation: 'hospitality' },
    });
  });
});
