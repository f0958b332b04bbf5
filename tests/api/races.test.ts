/** Concurrent calls: one effect, one winner, and pages without gaps. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Application } from '#contract/applications.ts';
import { type JobListItem } from '#contract/jobs.ts';
import { statuses } from '../support/http-client.ts';
import { posting, shortCv } from '../support/samples.ts';
import { startServer, type Answer, type Person, type TestServer } from '../support/test-server.ts';

let server: TestServer;
let seeker: Person;
beforeAll(async () => {
  server = await startServer();
  seeker = await server.newcomer('employee');
  await server.ask('POST', '/cv', { as: seeker, body: shortCv });
});
afterAll(() => server.close());

const crowd = 50;
const atOnce = (work: (turn: number) => Promise<Answer>): Promise<Answer[]> =>
  Promise.all(Array.from({ length: crowd }, (_, turn) => work(turn)));
const post = async (): Promise<number> =>
  ((await server.ask('POST', '/job', { as: 'sokha', body: posting })).body as { job_id: number }).job_id;

test('fifty applications of one seeker for one job make one application', async () => {
  const job_id = await post();
  const answers = await atOnce(() => server.ask('POST', '/app', { as: seeker, body: { job_id } }));
  expect(statuses(answers)).toEqual({ 201: 1, 200: crowd - 1 });
  expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
  const mine = (await server.ask('GET', '/app', { as: seeker })).body as Application[];
  expect(mine.filter((one) => one.job_id === job_id)).toHaveLength(1);
});

test('one of fifty decisions wins and stays', async () => {
  const job_id = await post();
  const { id } = (await server.ask('POST', '/app', { as: seeker, body: { job_id } })).body as Application;
  const answers = await atOnce((turn) =>
    server.ask('PUT', `/app/${id}`, {
      as: 'sokha',
      body: { status: turn % 2 ? 'accepted' : 'rejected', message: `${turn}` },
    }),
  );
  expect(statuses(answers)).toEqual({ 200: 1, 409: crowd - 1 });
  const won = answers.find(({ status }) => status === 200)?.body as Application;
  const stored = (await server.ask('GET', `/app/${id}`, { as: 'sokha' })).body as {
    application: Application;
  };
  expect([stored.application.status, stored.application.message]).toEqual([won.status, won.message]);
});

test('fifty registrations of one name make one account', async () => {
  const answers = await atOnce((turn) =>
    server.ask('POST', '/auth/register', {
      body: { name: turn % 2 ? 'Wanted' : 'WANTED', password: 'karngea-demo', accType: 'employee' },
    }),
  );
  expect(statuses(answers)).toEqual({ 201: 1, 409: crowd - 1 });
}, 60_000);

test('no application is newer than the concurrent closing of its job', async () => {
  const job_id = await post();
  const answers = await Promise.all([
    server.ask('PATCH', `/job/stop/${job_id}`, { as: 'sokha' }),
    server.ask('POST', '/app', { as: seeker, body: { job_id } }),
    server.ask('POST', '/app', { as: 'dara', body: { job_id } }),
  ]);
  for (const { status, body } of answers)
    if (status === 409) expect(body).toMatchObject({ code: 'job_closed' });
  expect((await server.ask('POST', '/app', { as: 'sina', body: { job_id } })).status).toBe(409);
});

test('a call for a number while the job is being stopped gets it before, or nothing', async () => {
  const employer = await server.newcomer('employer');
  await server.db
    .insertInto('companies')
    .values({ user_id: employer.user_id, name: 'Racing bakery', verification: 'verified' })
    .execute();
  for (let turn = 0; turn < 5; turn += 1) {
    const { body } = await server.ask('POST', '/job', {
      as: employer,
      body: { ...posting, contact: { phone: '012345678' } },
    });
    const { job_id } = body as { job_id: number };
    const [stopped, ...calls] = await Promise.all([
      server.ask('PATCH', `/job/stop/${job_id}`, { as: employer }),
      ...['dara', 'sina'].map((as) => server.ask('POST', `/job/${job_id}/contact`, { as })),
      server.ask('POST', `/job/${job_id}/contact`, { as: seeker }),
      server.ask('POST', `/job/${job_id}/contact`, { as: seeker }),
    ]);
    expect(stopped?.status).toBe(200);
    const { length: recorded } = await server.db
      .selectFrom('contact_calls')
      .select('user_id')
      .where('job_id', '=', job_id)
      .execute();
    const answered = calls.filter(({ status }) => status === 200);
    // Both calls of one seeker are one.
    expect(recorded).toBeLessThanOrEqual(answered.length);
    expect(recorded > 0).toBe(answered.length > 0);
    for (const { status, text } of calls.filter((one) => one.status !== 200)) {
      expect(status).toBe(409);
      expect(text).not.toContain('12345678');
    }
    expect((await server.ask('POST', `/job/${job_id}/contact`, { as: 'dara' })).status).toBe(409);
  }
});

const pageOf = async (page: number, query = ''): Promise<number[]> =>
  ((await server.ask('GET', `/job/get?page=${page}${query}`)).body as JobListItem[]).map((job) => job.job_id);

async function allPages(query: string, between: () => Promise<unknown>): Promise<number[]> {
  const seen: number[] = [];
  for (let page = 0; ; page += 1) {
    const ids = await pageOf(page, query);
    if (ids.length === 0) return seen;
    seen.push(...ids);
    await between();
  }
}

test.each(['', '&sort=Salary'])('the whole list%s, paged to its end, has every job once', async (query) => {
  const seen = await allPages(query, async () => undefined);
  const jobs = await server.db.selectFrom('jobs').select('id').execute();
  expect(seen.toSorted((a, b) => a - b)).toEqual(jobs.map(({ id }) => id).toSorted((a, b) => a - b));
});

test.each(['', '&sort=Salary'])(
  'while jobs are added, paging%s misses none of the existing ones',
  async (query) => {
    const before = (await server.db.selectFrom('jobs').select('id').execute()).map(({ id }) => id);
    const seen = await allPages(query, post);
    expect(before.filter((id) => !seen.includes(id))).toEqual([]);
    // A job pushed over a page's edge is repeated, at most once for each added one; the client drops it.
    const repeats = seen.length - new Set(seen).size;
    expect(repeats).toBeLessThanOrEqual(seen.length / 12 + 1);
  },
);

test('nothing is delivered after a concurrent block, and nothing is lost before it', async () => {
  const job_id = await post();
  const other = await post();
  const person = await server.newcomer('employee');
  await server.ask('POST', '/cv', { as: person, body: shortCv });
  const { id } = (await server.ask('POST', '/app', { as: person, body: { job_id } })).body as Application;
  await server.ask('PUT', `/app/${id}`, { as: 'sokha', body: { status: 'accepted', message: '' } });
  let isBlocked = false;
  const late: string[] = [];
  const answers = await atOnce(async (turn) => {
    if (turn === crowd / 2) {
      const answer = await server.ask('POST', `/app/${id}/block`, { as: 'sokha' });
      isBlocked = true;
      return answer;
    }
    if (turn === crowd - 1) return server.ask('POST', '/app', { as: person, body: { job_id: other } });
    if (isBlocked) late.push(String(turn));
    return server.ask('POST', `/app/${id}/message`, { as: person, body: { text: String(turn) } });
  });
  expect(statuses(answers)).toEqual({ 201: crowd - 1, 200: 1 });
  await server.ask('POST', `/app/${id}/message`, { as: person, body: { text: 'late' } });
  const read = async (as: Person | string) =>
    ((await server.ask('GET', `/app/${id}/message`, { as })).body as { text: string }[]).map(
      ({ text }) => text,
    );
  const [sent, delivered] = [await read(person), await read('sokha')];
  expect(sent).toHaveLength(crowd - 1);
  expect(delivered).not.toContain('late');
  for (const text of late) expect(delivered).not.toContain(text);
  const notices = await server.db
    .selectFrom('notices')
    .select('id')
    .where('application_id', '=', id)
    .where('kind', '=', 'message')
    .execute();
  expect(notices).toHaveLength(delivered.length);
  const theirs = (await server.ask('GET', '/app', { as: 'sokha' })).body as Application[];
  const isApplied = theirs.some((one) => one.job_id === other && one.user_id === person.user_id);
  const received = await server.db
    .selectFrom('notices')
    .select('id')
    .where('job_id', '=', other)
    .where('kind', '=', 'application_received')
    .execute();
  expect(received).toHaveLength(isApplied ? 1 : 0);
});
