/** Posting a job (product 3.3, 7.6). */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { dayInCambodia } from '#contract/days.ts';
import { type JobDetail } from '#contract/jobs.ts';
import { posting } from '../support/samples.ts';
import { startServer, type TestServer } from '../support/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

const post = (body: unknown, as = 'sokha') => server.ask('POST', '/job', { as, body });
async function posted(change: object): Promise<JobDetail> {
  const { status, body } = await post({ ...posting, ...change });
  expect(status).toBe(201);
  return (await server.ask('GET', `/job/get/${(body as { job_id: number }).job_id}`)).body as JobDetail;
}

test('requires login', async () =>
  expect((await server.ask('POST', '/job', { body: posting })).status).toBe(401));
test('is for employers', async () => expect((await post(posting, 'dara')).status).toBe(403));

test('names every missing field', async () => {
  const { status, body } = await post({});
  expect(status).toBe(422);
  expect(Object.keys((body as { fields: object }).fields).sort()).toEqual(
    'age available_position category description gender industry job_type language level location name qualification required_skills salary tags'.split(
      ' ',
    ),
  );
});
test.each([
  [{ tags: [''] }, 'tags', 'Please select at least 1 tag.'],
  [{ tags: ['1', '2', '3', '4', '5', '6'] }, 'tags', 'Please select at most 5 tags.'],
  [{ age: 14 }, 'age', 'The minimum working age is 15.'],
  [{ img: 5 }, 'img', 'This number is too big.'],
  [{ img: -1 }, 'img', 'This number is too small.'],
  [{ available_position: 0 }, 'available_position', 'This number is too small.'],
  [{ category: 'Any Category' }, 'category', 'Please choose an option from the list.'],
  [{ name: 'a\u0000b' }, 'name', "This text contains characters we can't save."],
  [{ name: 'a\ud800b' }, 'name', "This text contains characters we can't save."],
  [{ requirements: ['a\u0000b'] }, 'requirements.0', "This text contains characters we can't save."],
  [{ tags: ['a\u0000b'] }, 'tags.0', "This text contains characters we can't save."],
])('%j is refused', async (change, field, sentence) =>
  expect(await post({ ...posting, ...change })).toMatchObject({
    status: 422,
    body: { code: 'invalid', message: sentence, fields: { [field]: sentence } },
  }),
);

test('returns the job as posted, Hiring and dated now', async () => {
  const { moreJobs, ...job } = await posted({});
  expect(job).toMatchObject({ ...posting, status: 'Hiring' });
  expect(Math.abs(Date.parse(job.date_added) - Date.now())).toBeLessThan(60_000);
  expect(moreJobs.length).toBeGreaterThan(0);
});

const placePayAndEnd = {
  province: 'KH-2',
  district: 'Sangkae',
  salary_min: 350.5,
  salary_max: 400,
  salary_currency: 'USD',
  salary_period: 'month',
  expires_on: dayInCambodia(1),
};
const card = (list: unknown, id: number) => (list as JobDetail[]).find(({ job_id }) => job_id === id);

test('shows place, pay and end in lists, in detail and in the own list', async () => {
  const job = await posted(placePayAndEnd);
  expect(job).toMatchObject({ ...posting, ...placePayAndEnd });
  for (const path of ['/job/get', '/job/myJobs']) {
    const { body } = await server.ask('GET', path, { as: 'sokha' });
    expect(card(body, job.job_id)).toMatchObject(placePayAndEnd);
  }
});

test.each([
  [{ province: 'Battambang' }, 'province'],
  [{ district: 'a'.repeat(256) }, 'district'],
  [{ ...placePayAndEnd, salary_min: 401 }, 'salary_max'],
  [{ ...placePayAndEnd, salary_min: -1 }, 'salary_min'],
  [{ ...placePayAndEnd, salary_max: 100_000_001 }, 'salary_max'],
  [{ ...placePayAndEnd, salary_currency: 'EUR' }, 'salary_currency'],
  [{ ...placePayAndEnd, salary_period: 'week' }, 'salary_period'],
  [{ salary_min: 5, salary_period: 'day' }, 'salary_currency'],
  [{ expires_on: dayInCambodia() }, 'expires_on'],
  [{ expires_on: dayInCambodia(181) }, 'expires_on'],
  [{ expires_on: '2026-02-30' }, 'expires_on'],
])('%j is refused', async (change, field) =>
  expect(Object.keys(((await post({ ...posting, ...change })).body as { fields: object }).fields)).toEqual([
    field,
  ]),
);

describe('the location of a job in a province', () => {
  test.each([
    ['KH-17', 'Siem Reap'],
    ['KH-12', 'Phnom Penh'],
  ])('%s is its name, for clients that know no provinces', async (province, location) => {
    const job = await posted({ province, location: 'Location unlimited' });
    expect(job).toMatchObject({ province, location });
    const { body } = await server.ask('GET', `/job/get?location=${location.toUpperCase()}`);
    expect(card(body, job.job_id)).toMatchObject({ location });
    const edited = { ...posting, province: 'KH-7', location };
    const path = `/job/${job.job_id}`;
    expect((await server.ask('PUT', path, { as: 'sokha', body: edited })).body).toMatchObject(
      location === 'Phnom Penh' ? { province: 'KH-7', location } : { province: 'KH-7', location: 'Kampot' },
    );
  });
  test('may be sent in place of the province', async () =>
    expect(await posted({ location: 'Kampot' })).toMatchObject({ province: 'KH-7', location: 'Kampot' }));
  test('stays as it was sent without a province, or for remote work', async () => {
    expect(await posted({ location: 'Location unlimited' })).toMatchObject({
      location: 'Location unlimited',
    });
    expect(await posted({ location: 'Remote', province: 'KH-7' })).toMatchObject({ location: 'Remote' });
  });
});

describe('other clients', () => {
  test('may leave out place, pay in numbers and end, which are then null', async () =>
    expect(await posted({})).toMatchObject(
      Object.fromEntries(Object.keys(placePayAndEnd).map((field) => [field, null])),
    ));
  test('may send numbers as digits, empty lists, empty tags and lines, and both spellings of banking', async () =>
    expect(
      await posted({
        age: '20',
        available_position: '3',
        requirements: [],
        responsibilities: ['', 'Count money'],
        tags: ['', 'Bank', 'Bank'],
        industry: 'Banking And Finance',
        img: '2',
        job_id: 77,
      }),
    ).toMatchObject({
      age: 20,
      available_position: 3,
      requirements: [],
      responsibilities: ['Count money'],
      tags: ['Bank'],
      industry: 'Banking & Finance',
      img: 2,
    }));
});

describe('the description', () => {
  test('retains its formatting without anything harmful', async () => {
    const dirty =
      '<p onclick="x()">Cook <strong>well</strong><script>alert(1)</script><img src=x onerror=alert(1)></p>';
    expect((await posted({ description: dirty })).description).toBe('<p>Cook <strong>well</strong></p>');
  });
  test('in plain text stays as it was typed', async () =>
    expect((await posted({ description: 'C++ < C & D' })).description).toBe('C++ < C & D'));
});
