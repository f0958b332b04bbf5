/** Applying, and reading applications (product 4.12, 7.7). */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type ApplicationAnswer } from '#contract/application-details.ts';
import { type Application } from '#contract/applications.ts';
import { type JobListItem } from '#contract/jobs.ts';
import { readFixtures } from '#server/seed/fixtures.ts';
import { cvOfDara, posting, shortCv } from '../support/samples.ts';
import { startServer, type Person, type TestServer } from '../support/test-server.ts';

const { applications, jobs } = readFixtures();

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

const newJob = async (): Promise<number> =>
  ((await server.ask('POST', '/job', { as: 'sokha', body: posting })).body as { job_id: number }).job_id;
const apply = (job_id: unknown, as?: string | Person) =>
  server.ask('POST', '/app', { body: { job_id }, ...(as ? { as } : {}) });
async function seeker(): Promise<Person> {
  const person = await server.newcomer('employee');
  await server.ask('POST', '/cv', { as: person, body: shortCv });
  return person;
}
const list = async (as: string | Person) => (await server.ask('GET', '/app', { as })).body as Application[];

describe('applying', () => {
  test('requires login', async () => expect((await apply(1)).status).toBe(401));
  test('is for seekers', async () =>
    expect(await apply(1, 'sokha')).toMatchObject({ status: 403, body: { code: 'forbidden' } }));
  test('for a job that does not exist is not found', async () =>
    expect((await apply(999999, await seeker())).status).toBe(404));
  test.each([undefined, '', 'x', -1, 1.5, null, {}, []])('for the job id %j is invalid', async (id) =>
    expect(await apply(id, 'dara')).toMatchObject({
      status: 422,
      body: { fields: { job_id: expect.any(String) } },
    }),
  );
  test('without a CV is refused with no_cv', async () =>
    expect(await apply(await newJob(), await server.newcomer('employee'))).toMatchObject({
      status: 409,
      body: { code: 'no_cv', message: 'Please create a curriculum vitae first.' },
    }));
  test('for a closed job is refused with job_closed', async () => {
    const closed = jobs.find(({ status }) => status === 'Closed');
    expect(await apply(closed?.id, await seeker())).toMatchObject({
      status: 409,
      body: { code: 'job_closed' },
    });
  });

  test('returns a pending application, without the user_id that is only for employers', async () => {
    const job_id = await newJob();
    const { status, body } = await apply(String(job_id), await seeker());
    expect(status).toBe(201);
    expect(body).toEqual({
      id: expect.any(Number),
      job_id,
      job_name: posting.name,
      status: 'pending',
      message: null,
      dateAdded: expect.any(String),
      dateUpdated: expect.any(String),
      first_name: 'Short',
      last_name: cvOfDara.user_info.last_name,
      viewed_at: null,
      unread: 0,
      interview: null,
      job_gone: null,
      answers: null,
    });
  });

  test('twice returns the first application, even after the job closed', async () => {
    const job_id = await newJob();
    const person = await seeker();
    const first = await apply(job_id, person);
    expect(await apply(job_id, person)).toMatchObject({ status: 200, body: first.body as object });
    await server.ask('PATCH', `/job/stop/${job_id}`, { as: 'sokha' });
    expect(await apply(job_id, person)).toMatchObject({ status: 200, body: first.body as object });
    expect(await list(person)).toHaveLength(1);
  });

  test('marks the job as applied for the applicant only', async () => {
    const job_id = await newJob();
    const person = await seeker();
    await apply(job_id, person);
    const seen = (await server.ask('GET', '/job/get', { as: person })).body as JobListItem[];
    expect(seen.find((job) => job.job_id === job_id)?.applied).toBe(true);
    expect((await server.ask('GET', `/job/get/${job_id}`, { as: 'dara' })).body).toMatchObject({
      applied: false,
    });
  });
});

describe('the list', () => {
  test('requires login', async () => expect((await server.ask('GET', '/app')).status).toBe(401));
  test("returns a seeker's own applications, oldest first", async () =>
    expect((await list('dara')).map(({ id, status, message }) => ({ id, status, message }))).toEqual(
      applications
        .filter(({ seeker: who }) => who === 'dara')
        .map(({ id, status, message }) => ({ id, status, message })),
    ));
  test("returns the applications to an employer's jobs, with the applicants", async () => {
    const mine = jobs.filter(({ employer }) => employer === 'vannak').map(({ id }) => id);
    const seen = await list('vannak');
    expect(seen.map(({ id }) => id)).toEqual(
      applications.filter(({ job_id }) => mine.includes(job_id)).map(({ id }) => id),
    );
    expect(seen.every(({ user_id, first_name }) => user_id !== undefined && first_name !== '')).toBe(true);
  });
  test('is empty for a new user', async () =>
    expect(await list(await server.newcomer('employer'))).toEqual([]));
});

describe('one application', () => {
  const read = (id: number | string, as?: string | Person) =>
    server.ask('GET', `/app/${id}`, as ? { as } : {});
  const ofDara = (status: string) =>
    applications.find(({ seeker: who, status: is }) => who === 'dara' && is === status);

  test('requires login', async () => expect((await read(1)).status).toBe(401));
  test('of another user is answered like a missing one', async () => {
    const notHers = applications.find(({ seeker: who }) => who !== 'dara');
    const missing = await read(999999, 'dara');
    for (const [id, as] of [
      [notHers?.id ?? 0, 'dara'],
      [ofDara('pending')?.id ?? 0, await server.newcomer('employer')],
      ['x', 'dara'],
    ] as const) {
      const { status, body } = await read(id, as);
      expect([status, body]).toEqual([404, missing.body]);
    }
  });

  test("returns the application, the job's fields and the CV, for the applicant and the owner", async () => {
    const seeded = ofDara('pending');
    const job = jobs.find(({ id }) => id === seeded?.job_id);
    for (const as of ['dara', job?.employer ?? '']) {
      const { status, body } = await read(seeded?.id ?? 0, as);
      const { cv, application, message } = body as ApplicationAnswer;
      expect(status).toBe(200);
      expect(application).toMatchObject({
        id: seeded?.id,
        name: job?.name,
        job_name: job?.name,
        status: 'pending',
        message: null,
        job_status: job?.status,
        industry: job?.industry,
        available_position: job?.available_position,
        img: job?.img,
      });
      expect('user_id' in application).toBe(as !== 'dara');
      expect(cv?.user_info.first_name).toBe('Dara');
      expect(cv?.work_exp?.[0]).toMatchObject({ id: expect.any(Number), ...cvOfDara.work_exp?.[0] });
      expect(message).toBeUndefined();
    }
  });

  test('has the message at the top if there is one', async () => {
    const seeded = applications.find(({ message }) => message !== null);
    expect((await read(seeded?.id ?? 0, seeded?.seeker)).body).toMatchObject({
      message: seeded?.message,
      application: { message: seeded?.message },
    });
  });

  test('contains the CV as it was when sent', async () => {
    const person = await seeker();
    const { id } = (await apply(await newJob(), person)).body as Application;
    await server.ask('PUT', '/cv', {
      as: person,
      body: { user_info: { ...shortCv.user_info, first_name: 'Changed' } },
    });
    const { cv, application } = (await read(id, 'sokha')).body as ApplicationAnswer;
    expect([cv?.user_info.first_name, application.first_name]).toEqual(['Short', 'Short']);
  });
});
