/** Posting a job (product 3.3, 7.6). */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
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

test('comes back as it was posted, Hiring and dated now', async () => {
  const { moreJobs, ...job } = await posted({});
  expect(job).toMatchObject({ ...posting, status: 'Hiring' });
  expect(Math.abs(Date.parse(job.date_added) - Date.now())).toBeLessThan(60_000);
  expect(moreJobs.length).toBeGreaterThan(0);
});

describe('other clients', () => {
  test('may send numbers as digits, empty lists, empty tags and lines, both spellings of banking', async () =>
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
  test('keeps its formatting and loses what could do harm', async () => {
    const dirty =
      '<p onclick="x()">Cook <strong>well</strong><script>alert(1)</script><img src=x onerror=alert(1)></p>';
    expect((await posted({ description: dirty })).description).toBe('<p>Cook <strong>well</strong></p>');
  });
  test('that is plain text stays as it was typed', async () =>
    expect((await posted({ description: 'C++ < C & D' })).description).toBe('C++ < C & D'));
});
