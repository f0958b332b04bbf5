/** Postings that wait for review before others see them (product 4.17). */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type JobDetail, type JobListItem } from '#contract/jobs.ts';
import { type MyJob } from '#contract/my-jobs.ts';
import { jobPicturePath } from '#contract/pages.ts';
import { type Stats } from '#contract/site.ts';
import { createClientFolder } from '../support/client-folder.ts';
import { posting, shortCv, uuid } from '../support/samples.ts';
import { type Person, startServer, type TestServer } from '../support/test-server.ts';

const { folder: clientFolder, remove } = createClientFolder();
const servers = new Map<Review, TestServer>();
let server: TestServer;
afterAll(async () => {
  for (const each of servers.values()) await each.close();
  remove();
});

type Review = 'off' | 'flagged' | 'new';

const flagged = { ...posting, description: 'A deposit of $20 is required.' };

/** A server for each setting; the tests share it, each with people of its own. */
async function start(review: Review): Promise<void> {
  const settings = { review, publicUrl: 'https://example.com', demoData: false };
  server = servers.get(review) ?? (await startServer({ settings, clientFolder, isEmpty: review !== 'new' }));
  servers.set(review, server);
}
let keys = 0;
async function post(as: Person, body: object = posting, key = ++keys): Promise<number> {
  const headers = { 'idempotency-key': uuid(key) };
  const answer = await server.ask('POST', '/job', { as, body, headers });
  expect(answer.status).toBe(201);
  return (answer.body as { job_id: number }).job_id;
}
const edit = (as: Person, id: number, body: object) => server.ask('PUT', `/job/${id}`, { as, body });
const statusFor = async (id: number, as?: Person) =>
  (await server.ask('GET', `/job/get/${id}`, as ? { as } : {})).status;
const verify = (person: Person) =>
  server.db
    .insertInto('companies')
    .values({ user_id: person.user_id, name: 'Verified', verification: 'verified' })
    .execute();
const page = async (path: string) => server.app.inject({ url: path });
const waiting = (id: number, waiting_since: Date | null = server.clock()) => ({ job_id: id, waiting_since });

describe('which postings wait', () => {
  test('demonstration jobs never wait', async () => {
    await start('new');
    expect(await server.db.selectFrom('hidden_jobs').selectAll().execute()).toEqual([]);
  });
  test('off: none', async () => {
    await start('off');
    expect(await statusFor(await post(await server.newcomer('employer'), flagged))).toBe(200);
  });
  test('flagged: those with a warning, regardless of the employer', async () => {
    await start('flagged');
    const [one, verified] = [await server.newcomer('employer'), await server.newcomer('employer')];
    await verify(verified);
    expect(await statusFor(await post(one))).toBe(200);
    expect(await statusFor(await post(one, flagged))).toBe(404);
    expect(await statusFor(await post(verified, flagged))).toBe(404);
    const hidden = { ...flagged, description: `${'$5 '.repeat(350)} ${flagged.description}` };
    expect(await statusFor(await post(one, hidden))).toBe(404);
  });
  test('new: those of companies that are not verified', async () => {
    await start('new');
    const [one, verified] = [await server.newcomer('employer'), await server.newcomer('employer')];
    await verify(verified);
    expect(await statusFor(await post(one))).toBe(404);
    expect(await statusFor(await post(verified, flagged))).toBe(200);
  });
  test('flagged: an edit that adds a warning, and one that adds none does not', async () => {
    await start('flagged');
    const employer = await server.newcomer('employer');
    const id = await post(employer);
    expect((await edit(employer, id, { ...posting, name: 'Day Baker' })).body).toMatchObject({
      review: null,
    });
    expect(await statusFor(id)).toBe(200);
    expect((await edit(employer, id, flagged)).body).toMatchObject({ review: 'waiting' });
    expect(await statusFor(id)).toBe(404);
    await server.db.deleteFrom('hidden_jobs').execute();
    server.later({ minutes: 1 });
    // It was reviewed with that warning.
    await edit(employer, id, { ...flagged, name: 'Dusk Baker' });
    expect(await statusFor(id)).toBe(200);
    await edit(employer, id, { ...flagged, requirements: ['We keep your passport'] });
    expect(await statusFor(id)).toBe(404);
  });
  test('new: an edit of a reviewed job only if it adds a warning', async () => {
    await start('new');
    const employer = await server.newcomer('employer');
    const id = await post(employer);
    await server.db.deleteFrom('hidden_jobs').execute();
    await edit(employer, id, { ...posting, name: 'Day Baker' });
    expect(await statusFor(id)).toBe(200);
    await edit(employer, id, flagged);
    expect(await statusFor(id)).toBe(404);
  });
  test('a waiting job keeps its position in the queue when edited', async () => {
    await start('flagged');
    const employer = await server.newcomer('employer');
    const id = await post(employer, flagged);
    const since = () =>
      server.db.selectFrom('hidden_jobs').selectAll().where('job_id', '=', id).executeTakeFirst();
    const first = await since();
    expect(first).toMatchObject({ job_id: id, waiting_since: server.clock() });
    server.later({ hours: 1 });
    await edit(employer, id, { ...flagged, requirements: ['We keep your passport'] });
    expect(await since()).toEqual(first);
  });
});

test('a repeated key returns the first answer, and the job is queued once', async () => {
  await start('new');
  const employer = await server.newcomer('employer');
  const id = await post(employer, posting, 99);
  expect(await post(employer, posting, 99)).toBe(id);
  const queued = server.db.selectFrom('hidden_jobs').selectAll().where('job_id', '=', id);
  expect(await queued.execute()).toHaveLength(1);
});

test('the own company says whether postings wait, the public one does not', async () => {
  await start('flagged');
  const employer = await server.newcomer('employer');
  const own = await server.ask('GET', '/company/mine', { as: employer });
  expect(own.body).toMatchObject({ reviews: 'flagged' });
  const changed = await server.ask('PUT', '/company/mine', { as: employer, body: { name: 'Bakery' } });
  expect(changed.body).toMatchObject({ reviews: 'flagged' });
  const { body } = await server.ask('GET', `/company/${employer.user_id}`);
  expect(body).not.toHaveProperty('reviews');
});

describe('a job that waits', () => {
  let employer: Person;
  let other: Person;
  let id: number;
  let beside: number;
  beforeAll(async () => {
    // One whose lists contain nothing else.
    await servers.get('flagged')?.close();
    servers.delete('flagged');
    await start('flagged');
    [employer, other] = [await server.newcomer('employer'), await server.newcomer('employer')];
    await server.ask('PUT', '/company/mine', { as: employer, body: { name: 'Bakery' } });
    beside = await post(employer, { ...posting, name: 'Day Baker' });
    id = await post(employer, flagged);
  });

  test('is visible to its owner in detail and in the own list, as waiting', async () => {
    const own = (await server.ask('GET', `/job/get/${id}`, { as: employer })).body as JobDetail;
    expect(own).toMatchObject({
      job_id: id,
      review: 'waiting',
      warnings: ['fee'],
      help_numbers: ['117', '1297'],
    });
    expect(own.moreJobs.map(({ job_id }) => job_id)).toEqual([beside]);
    const mine = (await server.ask('GET', '/job/myJobs', { as: employer })).body as MyJob[];
    expect(mine.map(({ job_id, review }) => [job_id, review])).toEqual([
      [id, 'waiting'],
      [beside, null],
    ]);
    expect(await server.ask('GET', `/job/get/${beside}`, { as: employer })).toMatchObject({
      body: { review: null },
    });
  });
  test('is not found by others: to read, save, apply for, stop, edit or report', async () => {
    const person = await server.newcomer('employee');
    await server.ask('POST', '/cv', { as: person, body: shortCv });
    for (const as of [undefined, person, other]) expect(await statusFor(id, as)).toBe(404);
    const calls = [
      server.ask('POST', `/job/addFav/${id}`, { as: person }),
      server.ask('POST', `/job/removeFav/${id}`, { as: person }),
      server.ask('POST', '/app', { as: person, body: { job_id: id } }),
      server.ask('PATCH', `/job/stop/${id}`, { as: other }),
      edit(other, id, posting),
      server.ask('POST', '/report', { body: { job_id: id, reason: 'fee' } }),
    ];
    expect((await Promise.all(calls)).map(({ status }) => status)).toEqual(calls.map(() => 404));
    expect((await server.ask('GET', '/job/fav', { as: person })).body).toEqual([]);
    expect((await server.ask('GET', '/app', { as: person })).body).toEqual([]);
  });
  test("is in no list or count, and not among related jobs or the company's", async () => {
    const ids = async (path: string) =>
      ((await server.ask('GET', path)).body as JobListItem[]).map(({ job_id }) => job_id);
    const lists = ['', '?sort=Salary', '?keyword=Bakery', '?status=Hiring', `?company=${employer.user_id}`];
    for (const query of lists) expect(await ids(`/job/get${query}`), query).toEqual([beside]);
    const { moreJobs } = (await server.ask('GET', `/job/get/${beside}`)).body as JobDetail;
    expect(moreJobs).toEqual([]);
    expect(((await server.ask('GET', '/stats')).body as Stats).jobs).toBe(1);
    const { body } = await server.ask('GET', `/company/${employer.user_id}`);
    expect(body).toMatchObject({ open_jobs: 1 });
  });
  test('is in no sitemap or feed, and has no page or picture', async () => {
    const sitemap = (await page('/sitemap.xml')).body;
    expect(sitemap).toContain(`/jobDetail/${beside}<`);
    expect(sitemap).not.toContain(`/jobDetail/${id}<`);
    const feed = (await page('/jobs.atom')).body;
    expect(feed).toContain(`/jobDetail/${beside}`);
    expect(feed).not.toContain(`/jobDetail/${id}`);
    expect((await page(`/jobDetail/${beside}`)).statusCode).toBe(200);
    expect((await page(`/jobDetail/${id}`)).statusCode).toBe(404);
    expect((await page(`/jobDetail/${id}`)).body).not.toContain(posting.name);
    expect((await page(jobPicturePath(beside))).statusCode).toBe(200);
    expect((await page(jobPicturePath(id))).statusCode).toBe(404);
  });
  test('may be stopped and edited by its owner, and shows once nothing hides it', async () => {
    expect((await edit(employer, id, { ...posting, name: 'Dusk Baker' })).body).toMatchObject({
      name: 'Dusk Baker',
      review: 'waiting',
    });
    expect((await server.ask('PATCH', `/job/stop/${id}`, { as: employer })).status).toBe(200);
    await server.db.deleteFrom('hidden_jobs').execute();
    server.later({ minutes: 1 });
    expect(await statusFor(id)).toBe(200);
  });
});

test('if hidden later, can be unsaved, and existing applications stay', async () => {
  await start('off');
  const [employer, person] = [await server.newcomer('employer'), await server.newcomer('employee')];
  const id = await post(employer);
  await server.ask('POST', '/cv', { as: person, body: shortCv });
  expect((await server.ask('POST', '/app', { as: person, body: { job_id: id } })).status).toBe(201);
  await server.ask('POST', `/job/addFav/${id}`, { as: person });
  await server.db.insertInto('hidden_jobs').values(waiting(id)).execute();
  expect((await server.ask('POST', '/app', { as: person, body: { job_id: id } })).status).toBe(200);
  expect((await server.ask('POST', `/job/removeFav/${id}`, { as: person })).status).toBe(200);
});

test('a removed job is closed for its owner, as removed, and does not wait any more', async () => {
  await start('off');
  const employer = await server.newcomer('employer');
  const id = await post(employer);
  await server.db
    .updateTable('jobs')
    .set({ status: 'Closed', closed_because: 'removed' })
    .where('id', '=', id)
    .execute();
  await server.db
    .insertInto('hidden_jobs')
    .values({ ...waiting(id), removed_at: server.clock(), removed_because: 'It asks for money.' })
    .execute();
  const closed = { status: 'Closed', closed_because: 'removed', review: null };
  expect(await server.ask('GET', `/job/get/${id}`, { as: employer })).toMatchObject({ body: closed });
  expect(await server.ask('GET', '/job/myJobs', { as: employer })).toMatchObject({ body: [closed] });
  expect(await edit(employer, id, posting)).toMatchObject({ status: 409, body: { code: 'job_closed' } });
  expect(await statusFor(id)).toBe(404);
});
