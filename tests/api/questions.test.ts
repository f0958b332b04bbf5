/** Questions of a job and the answers in applications (product 3.3, 3.7, 7.7). */
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Application } from '#contract/applications.ts';
import { type JobDetail } from '#contract/jobs.ts';
import { type ListPage } from '#contract/list-pages.ts';
import { eraseOldCopies } from '#server/applications/personal-data.ts';
import { type Hiring, openHiring } from '../support/hiring.ts';
import { posting } from '../support/samples.ts';
import { type Person, startServer, type TestServer } from '../support/test-server.ts';

let server: TestServer;
let hiring: Hiring;
let asking: number;
beforeAll(async () => {
  server = await startServer({ isEmpty: true });
  hiring = await openHiring(server);
  asking = await hiring.post({ questions: ['driving_licence', 'own_motorbike', 'years_experience'] });
});
afterAll(() => server.close());

const job = async (id: number) => (await server.ask('GET', `/job/get/${id}`)).body as JobDetail;
const apply = (as: Person, answers?: unknown) =>
  server.ask('POST', '/app', { as, body: { job_id: asking, answers } });
const applied = async (answers?: unknown) =>
  (await apply(await hiring.seeker(), answers)).body as Application;
const page = async (query: string) =>
  ((await server.ask('GET', `/app?${query}`, { as: hiring.employer })).body as ListPage<Application>).items;

test('a job has its questions in full and in lists; without any it has none', async () => {
  expect((await job(asking)).questions).toEqual(['driving_licence', 'own_motorbike', 'years_experience']);
  expect((await job(hiring.job_id)).questions).toEqual([]);
  const listed = (await server.ask('GET', '/job/get')).body as JobDetail[];
  expect(listed.find(({ job_id }) => job_id === asking)?.questions).toHaveLength(3);
});

test('an edit replaces the questions, and one without them asks nothing', async () => {
  const id = await hiring.post({ questions: ['night_shift'] });
  const edit = async (body: object) => {
    await server.ask('PUT', `/job/${id}`, { as: hiring.employer, body: { ...posting, ...body } });
    return (await job(id)).questions;
  };
  expect(await edit({ questions: ['reads_khmer', 'reads_khmer'] })).toEqual(['reads_khmer']);
  expect(await edit({ questions: null })).toEqual([]);
});

test.each([
  [['own_motorbike', 'driving_licence', 'night_shift', 'start_this_week'], 'questions'],
  [['how_old'], 'questions.0'],
  ['night_shift', 'questions'],
])('the questions %j are refused', async (questions, field) => {
  const refused = await server.ask('POST', '/job', {
    as: hiring.employer,
    body: { ...posting, questions },
  });
  expect(refused.status).toBe(422);
  expect(Object.keys((refused.body as { fields: object }).fields)).toEqual([field]);
});

test('answers are stored with the application, null where there is none, and only to what was asked', async () => {
  const answers = { driving_licence: 'yes', years_experience: '4', night_shift: 'yes' };
  const { id, ...application } = await applied(answers);
  const stored = { driving_licence: 'yes', own_motorbike: null, years_experience: 4 };
  expect(application.answers).toEqual(stored);
  // As they were, whatever the job asks later.
  await sql`update jobs set questions = '{}' where id = ${asking}`.execute(server.db);
  const { body } = await server.ask('GET', `/app/${id}`, { as: hiring.employer });
  expect((body as { application: Application }).application.answers).toEqual(stored);
  await sql`update jobs set questions = '{driving_licence,own_motorbike,years_experience}' where id = ${asking}`.execute(
    server.db,
  );
});

test('clients that send no answers apply as before', async () => {
  const nothing = { driving_licence: null, own_motorbike: null, years_experience: null };
  expect((await applied()).answers).toEqual(nothing);
  expect((await applied(null)).answers).toEqual(nothing);
  expect((await hiring.apply(await hiring.seeker())).answers).toBeNull();
});

test.each([
  [{ height: 'yes' }, 'answers'],
  [{ own_motorbike: 'maybe' }, 'answers.own_motorbike'],
  [{ own_motorbike: 3 }, 'answers.own_motorbike'],
  [{ years_experience: 'yes' }, 'answers.years_experience'],
  [{ years_experience: 61 }, 'answers.years_experience'],
  [['yes'], 'answers'],
])('the answers %j are refused', async (answers, field) => {
  const { status, body } = await apply(await hiring.seeker(), answers);
  expect(status).toBe(422);
  expect(Object.keys((body as { fields: object }).fields)).toEqual([field]);
});

test('employers filter and sort by answers, page by page, and download them', async () => {
  const own = await openHiring(server);
  const id = await own.post({ questions: ['driving_licence', 'own_motorbike', 'years_experience'] });
  const given = [
    { driving_licence: 'yes', own_motorbike: 'no', years_experience: 2 },
    { driving_licence: 'yes', own_motorbike: 'yes' },
    { driving_licence: 'no', years_experience: 9 },
    {},
    { driving_licence: 'yes', own_motorbike: 'yes', years_experience: 1 },
  ];
  const ids: number[] = [];
  for (const answers of given) ids.push((await own.apply(await own.seeker(), { job_id: id, answers })).id);
  await own.apply(await own.seeker());
  const read = async (query: string) =>
    ((await server.ask('GET', `/app?${query}&after=`, { as: own.employer })).body as ListPage<Application>)
      .items;
  const found = async (query: string) => (await read(query)).map((one) => ids.indexOf(one.id));
  expect(await found('answers=driving_licence:yes,own_motorbike:yes')).toEqual([4, 1]);
  expect(await found('answers=driving_licence:no')).toEqual([2]);
  expect(await found('answers=years_experience:2')).toEqual([2, 0]);
  // Not the one that was asked nothing.
  expect(await found('others=1&answers=driving_licence:yes,own_motorbike:yes')).toEqual([3, 2, 0]);
  expect(await found('others=1&answers=years_experience:2')).toEqual([4, 3, 1]);
  expect(await found('order=answers')).toEqual([4, 1, 0, 2, -1, 3]);
  expect(await found('order=answers&answers=driving_licence:yes')).toEqual([4, 1, 0]);
  for (const wrong of ['height:yes', Array(11).fill('night_shift:yes').join(',')]) {
    const { status } = await server.ask('GET', `/app?answers=${wrong}`, { as: own.employer });
    expect(status).toBe(422);
  }
  const { payload } = await server.app.inject({
    url: `/api/app/export?job_id=${id}`,
    headers: { authorization: `BEARER ${own.employer.token}` },
  });
  expect(payload.split('\r\n')[1]).toMatch(/,"no","yes","","","","",2,"","",""$/);
});

test('an order by answers continues on the next page without repeats', async () => {
  const own = await openHiring(server);
  const id = await own.post({ questions: ['own_motorbike'] });
  const person = await own.seeker();
  const { id: first } = await own.apply(person, { job_id: id, answers: { own_motorbike: 'yes' } });
  await sql`insert into applications (job_id, user_id, cv, answers, date_added)
    select ${id}, null, cv, jsonb_build_object('own_motorbike', case n % 2 when 0 then 'yes' else 'no' end), now()
    from applications, generate_series(1, 69) as n where id = ${first}`.execute(server.db);
  const seen: Application[] = [];
  for (let after: string | null = ''; after !== null;) {
    const { body } = await server.ask('GET', `/app?order=answers&after=${after}`, { as: own.employer });
    const { items, next } = body as ListPage<Application>;
    seen.push(...items);
    after = next;
  }
  expect(new Set(seen.map((one) => one.id)).size).toBe(70);
  expect(seen.map(({ answers }) => answers?.own_motorbike)).toEqual([
    ...Array<string>(35).fill('yes'),
    ...Array<string>(35).fill('no'),
  ]);
});

test('answers are erased with the copy of the CV', async () => {
  const { id } = await applied({ driving_licence: 'yes' });
  await server.ask('PUT', `/app/${id}`, { as: hiring.employer, body: { status: 'rejected' } });
  await eraseOldCopies(server.db, () => new Date(server.clock().getTime() + 60 * 86_400_000), 1);
  expect((await page('after=')).find((one) => one.id === id)).toMatchObject({ answers: null, phone: null });
});
