/** Editing a posting, and notifying its applicants of changes (product 4.16, 7.6). */
import { setTimeout } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type ApplicationAnswer } from '#contract/application-details.ts';
import { dayInCambodia } from '#contract/days.ts';
import { type JobDetail, type JobListItem } from '#contract/jobs.ts';
import { posting } from '../support/samples.ts';
import { type Asking, startServer, type TestServer } from '../support/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

async function postJob(change: object = {}): Promise<number> {
  const { body } = await server.ask('POST', '/job', { as: 'sokha', body: { ...posting, ...change } });
  return (body as { job_id: number }).job_id;
}
const edit = (id: number, change: object = {}, as: Asking['as'] = 'sokha') =>
  server.ask('PUT', `/job/${id}`, { as, body: { ...posting, ...change } });
const detail = async (id: number) => (await server.ask('GET', `/job/get/${id}`)).body as JobDetail;
const found = async (query: string) =>
  ((await server.ask('GET', `/job/get?${query}`)).body as JobListItem[]).map(({ job_id }) => job_id);

/** Dara applies. @returns reads how her own application shows the job later */
async function apply(id: number) {
  const { body } = await server.ask('POST', '/app', { as: 'dara', body: { job_id: id } });
  const path = `/app/${(body as { id: number }).id}`;
  server.later({ minutes: 1 });
  return async (as = 'dara') => (await server.ask('GET', path, { as })).body as ApplicationAnswer;
}

/** Everything that may be edited, each different from the sample. */
const everythingElse = {
  name: 'Day Baker',
  category: 'Communication',
  description: '<p>Bread after noon.</p>',
  gender: 'Female (Prefered)',
  industry: 'Insurance',
  job_type: 'Part Time',
  age: 21,
  language: 'English',
  level: 'Senior',
  location: 'Remote',
  qualification: 'Bachelor',
  salary: '600 dollars',
  required_skills: 'Croissants',
  available_position: 5,
  responsibilities: ['Bake croissants'],
  requirements: ['None'],
  tags: ['Pastry'],
  img: 1,
  province: 'KH-17',
  district: 'Svay Dangkum',
  salary_min: 500,
  salary_max: 600,
  salary_currency: 'USD',
  salary_period: 'month',
  expires_on: dayInCambodia(20),
};

test('returns the job as it is now, with its edit date', async () => {
  const id = await postJob();
  expect(await detail(id)).toMatchObject({ date_edited: null });
  const { status, body } = await edit(id, everythingElse);
  expect(status).toBe(200);
  const { date_added } = await detail(id);
  const edited = { ...everythingElse, job_id: id, date_added, status: 'Hiring' };
  expect(body).toMatchObject({ ...edited, date_edited: server.clock().toISOString() });
  expect((body as JobDetail).moreJobs.length).toBeGreaterThan(0);
  expect(await detail(id)).toEqual(body);
});

test('fields left out are cleared', async () => {
  const id = await postJob(everythingElse);
  expect((await edit(id)).body).toMatchObject({
    ...posting,
    province: null,
    salary_min: null,
    expires_on: null,
  });
});

test('sanitizes and indexes the job like a new posting', async () => {
  const id = await postJob({ name: 'Zymurgist' });
  const description = '<p onclick="x()">Quark</p><script>alert(1)</script>';
  const { body } = await edit(id, { name: 'Xylophonist', description, province: 'KH-10' });
  expect(body).toMatchObject({ description: '<p>Quark</p>' });
  expect(await found('keyword=zymurgist')).toEqual([]);
  for (const keyword of ['xylophonist', 'quark xylophonist', 'kratie xylophonist'])
    expect(await found(`keyword=${keyword}`)).toEqual([id]);
});

test('is sorted by its new pay', async () => {
  const id = await postJob();
  await edit(id, { salary_min: 9_000_000, salary_currency: 'USD', salary_period: 'month' });
  expect((await found('sort=Salary'))[0]).toBe(id);
});

test('guests find it at once under its new values, and no longer under the old ones', async () => {
  const id = await postJob({ industry: 'Insurance', location: 'Remote', province: 'KH-23' });
  const there = ['industry=Insurance', 'province=KH-23'];
  const here = ['industry=Automotive', 'province=KH-24'];
  const ask = () => Promise.all([...there, ...here].map(async (query) => (await found(query)).includes(id)));
  expect(await ask()).toEqual([true, true, false, false]);
  await edit(id, { industry: 'Automotive', location: 'Remote', province: 'KH-24' });
  expect(await ask()).toEqual([false, false, true, true]);
});

test.each([
  [{ name: '' }, 'name'],
  [{ province: 'KH-26' }, 'province'],
  [{ salary_min: 2, salary_max: 1, salary_currency: 'USD', salary_period: 'day' }, 'salary_max'],
  [{ salary_max: 1, salary_currency: 'USD' }, 'salary_period'],
])('%j is refused', async (change, field) => {
  const { status, body } = await edit(await postJob(), change);
  expect(status).toBe(422);
  expect(Object.keys((body as { fields: object }).fields)).toEqual([field]);
});

test('is for its owner only', async () => {
  const id = await postJob();
  expect((await server.ask('PUT', `/job/${id}`, { body: posting })).status).toBe(401);
  expect((await edit(id, {}, 'dara')).status).toBe(403);
  expect(await edit(id, {}, await server.newcomer('employer'))).toMatchObject({
    status: 403,
    body: { code: 'forbidden' },
  });
  expect(await edit(999_999)).toMatchObject({ status: 404, body: { code: 'not_found' } });
  expect(await detail(id)).toMatchObject({ date_edited: null });
});

test('a closed job stays unchanged', async () => {
  const id = await postJob();
  await server.ask('PATCH', `/job/stop/${id}`, { as: 'sokha' });
  expect(await edit(id, { name: 'Late' })).toMatchObject({ status: 409, body: { code: 'job_closed' } });
  expect(await detail(id)).toMatchObject({ name: posting.name, date_edited: null });
});

test('the last day may stay; a new one must be in the future', async () => {
  const today = dayInCambodia();
  const id = await postJob({ expires_on: dayInCambodia(3) });
  await server.db.updateTable('jobs').set({ expires_on: today }).where('id', '=', id).execute();
  expect((await edit(id, { name: 'Last Baker', expires_on: today })).body).toMatchObject({
    name: 'Last Baker',
    expires_on: today,
  });
  for (const day of [dayInCambodia(-1), dayInCambodia(181)])
    expect(await edit(id, { expires_on: day })).toMatchObject({
      status: 422,
      body: { fields: { expires_on: 'Please choose a day between tomorrow and 180 days from now.' } },
    });
  // The last day of another job.
  expect((await edit(await postJob(), { expires_on: today })).status).toBe(422);
  expect((await edit(id, { expires_on: dayInCambodia(180) })).status).toBe(200);
});

test.each([
  'name',
  'salary',
  'location',
  'province',
  'job_type',
  'level',
  'requirements',
  'responsibilities',
  'description',
] as const)('the applicant is notified that %s changed', async (field) => {
  const id = await postJob();
  const application = await apply(id);
  expect((await application()).changed_since).toEqual([]);
  await edit(id, { [field]: everythingElse[field] });
  expect((await application()).changed_since).toEqual([field]);
});

test('the applicant is not notified of earlier changes, of other fields, or of an edit without changes', async () => {
  const id = await postJob();
  await edit(id, { name: 'Day Baker' });
  server.later({ minutes: 1 });
  const application = await apply(id);
  const name = 'Day Baker';
  await edit(id, { name });
  await edit(id, { name, available_position: 9, img: 0, tags: ['Other'], expires_on: dayInCambodia(9) });
  expect((await application()).changed_since).toEqual([]);
});

test('changes accumulate with earlier ones, and the employer is not notified', async () => {
  const id = await postJob();
  await edit(id, { salary: '$2' });
  server.later({ minutes: 1 });
  const application = await apply(id);
  await edit(id, { salary: '$1' });
  server.later({ minutes: 1 });
  await edit(id, { salary: '$1', level: 'Senior', requirements: [] });
  expect((await application()).changed_since).toEqual(['salary', 'level', 'requirements']);
  expect(await application('sokha')).not.toHaveProperty('changed_since');
  const rows = await server.db.selectFrom('job_changes').selectAll().where('job_id', '=', id).execute();
  expect(rows.length).toBe(3);
});

test('two concurrent edits are each applied completely, and both are recorded', async () => {
  const id = await postJob();
  const application = await apply(id);
  const changes = [
    { name: 'First', salary: '$1' },
    { name: 'Second', level: 'Senior' },
  ];
  const answers = await Promise.all(changes.map((change) => edit(id, change)));
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  const job = await detail(id);
  const isFirst = job.name === 'First';
  expect(job).toMatchObject(
    isFirst ? { salary: '$1', level: 'Entry' } : { salary: posting.salary, level: 'Senior' },
  );
  expect((await application()).changed_since).toEqual(['name', 'salary', 'level']);
});

test('a concurrent edit and stop leave the job closed', async () => {
  const id = await postJob();
  const [edited, stopped] = await Promise.all([
    edit(id, { name: 'Either' }),
    server.ask('PATCH', `/job/stop/${id}`, { as: 'sokha' }),
  ]);
  expect([200, 409]).toContain(edited.status);
  expect(stopped.status).toBe(200);
  expect(await detail(id)).toMatchObject({
    status: 'Closed',
    name: edited.status === 200 ? 'Either' : posting.name,
  });
});

test('an edit that waits for a stop finds the job closed', async () => {
  const id = await postJob();
  const editing: Promise<unknown>[] = [];
  await server.db.transaction().execute(async (trx) => {
    await trx.updateTable('jobs').set({ status: 'Closed' }).where('id', '=', id).execute();
    editing.push(edit(id, { name: 'Late' }));
    // Wait until it is blocked.
    await setTimeout(200);
  });
  expect(await Promise.all(editing)).toMatchObject([{ status: 409, body: { code: 'job_closed' } }]);
  expect(await detail(id)).toMatchObject({ name: posting.name });
});

test('an edit repeated after a lost answer notifies no one again', async () => {
  const id = await postJob();
  await edit(id, { name: 'Day Baker' });
  server.later({ minutes: 1 });
  const application = await apply(id);
  expect((await edit(id, { name: 'Day Baker' })).status).toBe(200);
  expect((await application()).changed_since).toEqual([]);
});
