/** Work cards: CVs with five required fields (product 3.8, 5.7, 7.8), and the age from which one may have a CV. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Cv } from '#contract/cvs.ts';
import { dayInCambodia, yearsAgoInCambodia } from '#contract/days.ts';
import { openHiring } from '../support/hiring.ts';
import { shortCv } from '../support/samples.ts';
import { type Person, startServer, type TestServer } from '../support/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer({ isEmpty: true });
});
afterAll(() => server.close());

const five = {
  first_name: 'Sokha',
  last_name: 'Chan',
  contact_number: '012 345 678',
  city: 'Kampot',
  job_title: 'Driver',
};
const create = (as: Person, body: unknown) => server.ask('POST', '/cv', { as, body });
const replace = (as: Person, body: unknown) => server.ask('PUT', '/cv', { as, body });
const seeker = () => server.newcomer('employee');

test('five fields are enough for a card; the others are empty texts', async () => {
  const person = await seeker();
  const { status, body } = await create(person, { card: true, user_info: five });
  expect(status).toBe(201);
  expect(body).toEqual({
    card: true,
    user_info: {
      ...five,
      contact_number: '12345678',
      email: '',
      date_of_birth: '',
      job_level: '',
      industry: '',
      address: '',
      country: '',
      github: '',
      description: '',
    },
  });
  expect((await server.ask('GET', `/cv/${person.user_id}`, { as: person })).body).toEqual(body);
});

test.each(['first_name', 'last_name', 'contact_number', 'city', 'job_title'])(
  'a card without %s is refused there',
  async (field) => {
    const body = { card: true, user_info: { ...five, [field]: '' } };
    expect((await create(await seeker(), body)).body).toMatchObject({
      fields: { [`user_info.${field}`]: 'Please fill in this field.' },
    });
  },
);

test('the other fields of a card are checked as in a CV', async () => {
  const user_info = {
    ...five,
    email: 'no address',
    industry: 'Nothing',
    country: 'Atlantis',
    job_level: ' ',
  };
  const { status, body } = await create(await seeker(), { card: true, user_info });
  expect(status).toBe(422);
  expect(Object.keys((body as { fields: object }).fields).sort()).toEqual([
    'user_info.country',
    'user_info.email',
    'user_info.industry',
  ]);
});

test('without `card` every field is required, as before', async () => {
  const person = await seeker();
  for (const card of [undefined, false, null]) {
    const { status, body } = await create(person, { card, user_info: five });
    expect(status).toBe(422);
    expect(Object.keys((body as { fields: object }).fields)).toHaveLength(6);
  }
  expect((await create(person, { card: 'yes', user_info: five })).status).toBe(422);
  await create(person, { card: true, user_info: five });
  expect((await replace(person, { user_info: five })).status).toBe(422);
});

test('a card with everything that a CV requires becomes one, and a CV sent back unchanged stays as it is', async () => {
  const person = await seeker();
  await create(person, { card: true, user_info: five });
  const { body } = await replace(person, { card: true, ...shortCv });
  expect((body as Cv).card).toBe(false);
  expect((await replace(person, body)).body).toEqual(body);
  expect((await create(await seeker(), shortCv)).body).toMatchObject({ card: false });
});

test('an application takes a card along: in the list, in full, in the export, by link and for the employer', async () => {
  const person = await seeker();
  await create(person, {
    card: true,
    user_info: five,
    work_exp: [
      { ...workAt('Old Shop', '2019-01-01', '2020-01-01'), job_title: 'Guard' },
      { ...workAt('New Shop', '2020-01-01', '2022-01-01'), job_title: 'Rider' },
    ],
  });
  const hiring = await openHiring(server);
  const { id } = await hiring.apply(person);
  const as = hiring.employer;
  const listed = (await server.ask('GET', '/app?after=', { as })).body as { items: unknown[] };
  expect(listed.items).toMatchObject([
    {
      first_name: 'Sokha',
      city: 'Kampot',
      phone: '12345678',
      job_title: 'Driver',
      last_job: { job_title: 'Rider', company: 'New Shop' },
    },
  ]);
  const { cv } = (await server.ask('GET', `/app/${id}`, { as })).body as { cv: Cv };
  expect(cv).toMatchObject({ card: true, user_info: { ...five, contact_number: '12345678', email: '' } });
  expect((await server.ask('GET', `/cv/${person.user_id}`, { as })).body).toEqual(cv);
  const { payload } = await server.app.inject({
    url: '/api/app/export',
    headers: { authorization: `BEARER ${as.token}` },
  });
  expect(payload).toContain('"Driver","012 345 678","","","Kampot","",');
  const { token } = (await server.ask('POST', '/cv/links', { as: person, body: {} })).body as {
    token: string;
  };
  const shared = (await server.ask('POST', '/cv/shared', { body: { token } })).body as { cv: Cv };
  expect(shared.cv).toEqual(cv);
});

const workAt = (company: string, start_date: string, end_date: string) => ({
  company,
  start_date,
  end_date,
  job_level: 'Entry Level',
  type_of_exp: 'Working Experience',
  city: 'Kampot',
  country: 'Cambodia',
  description: 'Work',
});

test('from the fifteenth birthday in Cambodia one may have a CV or a card, not a day earlier', async () => {
  const person = await seeker();
  const dayAfter = new Date(Date.parse(yearsAgoInCambodia(15)) + 86_400_000).toISOString().slice(0, 10);
  for (const body of [shortCv, { card: true, user_info: five }]) {
    const born = (date_of_birth: string) => ({ ...body, user_info: { ...body.user_info, date_of_birth } });
    const { status, body: refusal } = await create(person, born(dayAfter));
    expect(status).toBe(422);
    expect(refusal).toMatchObject({
      fields: { 'user_info.date_of_birth': expect.stringContaining('from the age of 15') as string },
    });
  }
  const user_info = { ...five, date_of_birth: yearsAgoInCambodia(15) };
  expect((await create(person, { card: true, user_info })).status).toBe(201);
});

test('years are counted by the day in Cambodia', () => {
  // Seven hours before midnight in UTC, it is midnight in Cambodia.
  expect(yearsAgoInCambodia(15, Date.parse('2026-11-27T16:59:59Z'))).toBe('2011-11-27');
  expect(yearsAgoInCambodia(15, Date.parse('2026-11-27T17:00:00Z'))).toBe('2011-11-28');
  expect(dayInCambodia(0, Date.parse('2026-11-27T17:00:00Z'))).toBe('2026-11-28');
});
