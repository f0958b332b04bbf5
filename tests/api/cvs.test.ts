/** CVs and profiles (product 3.8, 3.9, 7.8, 7.9). */
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Cv } from '#contract/cvs.ts';
import { cvOfDara, posting, shortCv } from '../support/samples.ts';
import { startServer, type Person, type TestServer } from '../support/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

const read = (id: number | string, as?: string | Person) => server.ask('GET', `/cv/${id}`, as ? { as } : {});
const create = (as: string | Person, body: unknown) => server.ask('POST', '/cv', { as, body });
const replace = (as: string | Person, body: unknown) => server.ask('PUT', '/cv', { as, body });
const withJob = (dates: { start_date: string; end_date: string }) => ({
  ...shortCv,
  work_exp: [{ ...cvOfDara.work_exp?.[0], ...dates }],
});
const idOf = async (name: string): Promise<number> =>
  (await server.db.selectFrom('users').select('id').where('name', '=', name).executeTakeFirstOrThrow()).id;

describe('reading a CV', () => {
  test('requires login', async () => expect((await read(1)).status).toBe(401));
  test('is for its owner', async () => {
    const { status, body } = await read(await idOf('dara'), 'dara');
    expect(status).toBe(200);
    expect((body as Cv).user_info).toMatchObject(cvOfDara.user_info);
  });
  test('gives an employer the copy last sent to them, and no one else anything', async () => {
    const [seeker, first, second, other] = await Promise.all([
      server.newcomer('employee'),
      server.newcomer('employer'),
      server.newcomer('employer'),
      server.newcomer('employer'),
    ]);
    const named = (first_name: string) => ({ user_info: { ...shortCv.user_info, first_name } });
    const applyAs = async (first_name: string, employer: Person) => {
      await replace(seeker, named(first_name));
      const { job_id } = (await server.ask('POST', '/job', { as: employer, body: posting })).body as {
        job_id: number;
      };
      expect((await server.ask('POST', '/app', { as: seeker, body: { job_id } })).status).toBe(201);
    };
    await create(seeker, shortCv);
    await applyAs('Earliest', first);
    await applyAs('Later', first);
    await applyAs('Another', second);
    await replace(seeker, named('Unsent'));
    const readName = async (as: Person) => ((await read(seeker.user_id, as)).body as Cv).user_info.first_name;
    expect(await readName(first)).toBe('Later');
    expect(await readName(second)).toBe('Another');
    expect(await readName(seeker)).toBe('Unsent');
    const missing = await read(999999, seeker);
    for (const as of [other, await server.newcomer('employee')]) {
      const { status, body } = await read(seeker.user_id, as);
      expect([status, body]).toEqual([404, missing.body]);
    }
  });
  test.each(['x', '0', '999999'])('with the id %s is not found', async (id) =>
    expect((await read(id, 'sokha')).status).toBe(404),
  );
});

describe('writing a CV', () => {
  test('requires login, and a seeker', async () => {
    expect((await server.ask('POST', '/cv', { body: shortCv })).status).toBe(401);
    expect((await create('sokha', shortCv)).status).toBe(403);
    expect((await replace('sokha', shortCv)).status).toBe(403);
  });
  test('creates one once', async () => {
    const person = await server.newcomer('employee');
    expect((await replace(person, shortCv)).status).toBe(404);
    expect((await read(person.user_id, person)).status).toBe(404);
    const { status, body } = await create(person, cvOfDara);
    expect(status).toBe(201);
    expect((await read(person.user_id, person)).body).toEqual(body);
    expect(await create(person, cvOfDara)).toMatchObject({ status: 409, body: { code: 'cv_exists' } });
  });
  test('replaces the whole CV: a section left out or empty is not in the answer', async () => {
    const person = await server.newcomer('employee');
    await create(person, cvOfDara);
    const { status, body } = await replace(person, {
      ...shortCv,
      skill: [{ skill: 'Sewing', level: 'Expert' }],
      education: [],
    });
    expect(status).toBe(200);
    expect(Object.keys(body as Cv).sort()).toEqual(['card', 'skill', 'user_info']);
    expect((body as Cv).skill).toEqual([{ id: 1, skill: 'Sewing', level: 'Expert' }]);
  });
  test('accepts everything that reading returned, with ids and extra keys', async () => {
    const given = (await read(await idOf('dara'), 'dara')).body as Cv;
    const padded = { ...given, extra: 1, user_info: { ...given.user_info, user_id: 7 } };
    expect(await replace('dara', padded)).toMatchObject({ status: 200, body: given });
  });
  test('sanitizes the description', async () => {
    const person = await server.newcomer('employee');
    const user_info = { ...shortCv.user_info, description: '<p>Hi<script>alert(1)</script></p>' };
    expect((await create(person, { user_info })).body).toMatchObject({
      user_info: { description: '<p>Hi</p>' },
    });
  });
  test.each([
    [{ user_info: {} }, 'user_info.first_name'],
    [{ ...shortCv, work_exp: [{ ...cvOfDara.work_exp?.[0], company: '' }] }, 'work_exp.0.company'],
    [
      {
        ...shortCv,
        skill: [
          { skill: 'Sewing', level: 'Newbie' },
          { skill: 'Knots', level: '' },
        ],
      },
      'skill.1.level',
    ],
    [{ ...shortCv, language: Array(8).fill({ language: 'Khmer', level: 'Native' }) }, 'language'],
    [{ user_info: { ...shortCv.user_info, country: 'Atlantis' } }, 'user_info.country'],
    [withJob({ start_date: '2021-05-01', end_date: '2019-05-01' }), 'work_exp.0.end_date'],
    [
      {
        ...shortCv,
        education: [{ ...cvOfDara.education?.[0], start_date: '2021-05-01', end_date: '2019-05-01' }],
      },
      'education.0.end_date',
    ],
    [{ ...shortCv, work_exp: [null] }, 'work_exp.0'],
    [withJob({ start_date: '1960-01-01', end_date: '2021-01-01' }), 'work_exp.0.start_date'],
    [{ user_info: { ...shortCv.user_info, date_of_birth: '2999-01-01' } }, 'user_info.date_of_birth'],
  ])('case %# is refused, naming the field by its dotted path', async (body, field) =>
    expect(await replace('dara', body)).toMatchObject({
      status: 422,
      body: { fields: { [field]: expect.any(String) } },
    }),
  );
});

test('a job may end on the day it began', async () => {
  const person = await server.newcomer('employee');
  const day = '2019-05-01';
  expect((await create(person, withJob({ start_date: day, end_date: day }))).status).toBe(201);
});

test('a stored CV whose dates are not in order can be read, and refused for nothing else', async () => {
  const person = await server.newcomer('employee');
  await create(person, withJob({ start_date: '2019-05-01', end_date: '2021-05-01' }));
  await sql`
    update cvs set cv = replace(cv::text, '2021-05-01', '2001-05-01')::jsonb
    where user_id = ${person.user_id}`.execute(server.db);
  const stored = (await read(person.user_id, person)).body as Cv;
  expect(stored.work_exp?.[0]).toMatchObject({ start_date: '2019-05-01', end_date: '2001-05-01' });
  expect(await replace(person, stored)).toMatchObject({
    status: 422,
    body: { fields: { 'work_exp.0.end_date': 'It ends before it begins.' } },
  });
});

test.each([
  'sok@example.com\u200b',
  '\u200bsok@example.com',
  'sok\u00ad@example.com',
  'sok@example.com\u2060',
  '\u202asok@example.com\u202c',
  '\u00a0sok＠example.com ',
])('the address %j is stored as it looks, wherever it is given', async (email) => {
  const person = await server.newcomer('employee');
  const reference = [{ ...cvOfDara.reference?.[0], email }];
  const { body } = await create(person, { user_info: { ...shortCv.user_info, email }, reference });
  expect(body).toMatchObject({
    user_info: { email: 'sok@example.com' },
    reference: [{ email: 'sok@example.com' }],
  });
  const profile = { profession: 'Cook', email, date_of_birth: '1999-04-14', contact_number: '023 721 234' };
  expect(await server.ask('POST', '/user/profileInfo', { as: person, body: profile })).toMatchObject({
    status: 200,
    body: { email: 'sok@example.com', contact_number: '23721234' },
  });
});

describe('the profile', () => {
  const profile = (as: string | Person) => server.ask('GET', '/user/profileInfo', { as });
  const update = (as: string | Person, body: unknown) =>
    server.ask('POST', '/user/profileInfo', { as, body });

  test('requires login', async () => {
    expect((await server.ask('GET', '/user/profileInfo')).status).toBe(401);
    expect((await server.ask('POST', '/user/profileInfo')).status).toBe(401);
  });
  test('has all seven keys from the start', async () =>
    expect((await profile(await server.newcomer('employer'))).body).toEqual({
      profession: '',
      email: '',
      date_of_birth: '',
      contact_number: '',
      address: '',
      facebook: '',
      linkedin: '',
    }));
  test('requires only profession, e-mail and birthday', async () => {
    const person = await server.newcomer('employee');
    const { status, body } = await update(person, { contact_number: '', user_id: 5 });
    expect(status).toBe(422);
    expect(Object.keys((body as { fields: object }).fields)).toEqual([
      'profession',
      'email',
      'date_of_birth',
    ]);
  });
  test('accepts everything that reading returned', async () => {
    const given = (await profile('dara')).body as object;
    expect(await update('dara', { ...given, id: 9 })).toMatchObject({ status: 200, body: given });
    expect((await profile('dara')).body).toEqual(given);
  });
});
