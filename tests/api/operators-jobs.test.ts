/** Operators decide on jobs and reports (product 7.17): the effect on the job, who is notified, and conflicting decisions. */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Notice } from '#contract/notices.ts';
import { newOperator, report } from '../support/operators.ts';
import { posting, shortCv } from '../support/samples.ts';
import { type Person, startServer, type TestServer } from '../support/test-server.ts';

let server: TestServer;
let mony: Person;
let vanna: Person;
let owner: Person;
let seeker: Person;
let job_id: number;
beforeAll(async () => {
  server = await startServer();
  mony = await newOperator(server, 'Mony');
  vanna = await newOperator(server, 'Vanna');
  owner = await server.newcomer('employer');
  seeker = await server.newcomer('employee');
  await server.ask('POST', '/cv', { as: seeker, body: shortCv });
});
afterAll(() => server.close());
beforeEach(async () => {
  const posted = await server.ask('POST', '/job', { as: owner, body: posting });
  ({ job_id } = posted.body as { job_id: number });
});

const patch = (path: string, body: object, as: Person = mony) =>
  server.ask('PATCH', `/operator/${path}`, { as, body });
const remove = (as?: Person) =>
  patch(`job/${job_id}`, { action: 'remove', reason: 'It asks for money.' }, as);
const seen = async () => (await server.ask('GET', `/job/get/${job_id}`)).status;
const row = () =>
  server.db
    .selectFrom('jobs')
    .select(['status', 'closed_because', 'date_added'])
    .where('id', '=', job_id)
    .executeTakeFirstOrThrow();
const entries = async () =>
  (
    await server.db
      .selectFrom('audit')
      .select('action')
      .where('about', '=', `job:${job_id}`)
      .orderBy('id')
      .execute()
  ).map(({ action }) => action);
const notices = (
  person: Person,
): Promise<Omit<Notice, 'id' | 'at' | 'read' | 'job_id' | 'person_km' | 'search_id'>[]> =>
  server.db
    .selectFrom('notices')
    .select(['kind', 'text', 'job_name', 'application_id', 'person'])
    .where('user_id', '=', person.user_id)
    .where('job_id', '=', job_id)
    .orderBy('id')
    .execute();
const apply = () => server.ask('POST', '/app', { as: seeker, body: { job_id } });
const wait = () =>
  server.db.insertInto('hidden_jobs').values({ job_id, waiting_since: server.clock() }).execute();

describe('removing', () => {
  test('hides the job from everyone, and its owner sees that it was removed', async () => {
    expect(await seen()).toBe(200);
    expect(await remove()).toMatchObject({ status: 200, body: { id: job_id, state: 'removed' } });
    expect(await seen()).toBe(404);
    expect(await row()).toMatchObject({ status: 'Closed', closed_because: 'removed' });
  });

  test('needs a reason', async () =>
    expect(await patch(`job/${job_id}`, { action: 'remove', reason: ' ' })).toMatchObject({
      status: 422,
      body: { fields: { reason: expect.any(String) as string } },
    }));

  test('notifies the owner with the reason, and undecided applicants without it', async () => {
    const { id } = (await apply()).body as { id: number };
    await remove();
    const removed = { kind: 'job_removed', job_name: posting.name, person: null };
    expect(await notices(owner)).toContainEqual({
      ...removed,
      application_id: null,
      text: 'It asks for money.',
    });
    expect(await notices(seeker)).toContainEqual({ ...removed, application_id: id, text: null });
  });

  test('does not notify applicants with a decision', async () => {
    const { id } = (await apply()).body as { id: number };
    await server.ask('PUT', `/app/${id}`, { as: owner, body: { status: 'rejected' } });
    await remove();
    expect((await notices(seeker)).map(({ kind }) => kind)).not.toContain('job_removed');
  });

  test('upholds all open reports', async () => {
    const [id = 0] = await report(server, job_id, seeker.user_id, null);
    await remove();
    const left = await server.db
      .selectFrom('reports')
      .select('decision')
      .where('job_id', '=', job_id)
      .execute();
    expect(left).toEqual([{ decision: 'upheld' }, { decision: 'upheld' }]);
    expect(await patch(`report/${id}`, { action: 'uphold', reason: 'x' })).toMatchObject({ status: 200 });
  });

  test('twice makes only one decision, regardless of the caller', async () => {
    for (const as of [mony, mony, vanna]) expect((await remove(as)).status).toBe(200);
    expect(await entries()).toEqual(['remove']);
    expect(await notices(owner)).toHaveLength(1);
  });
});

describe('restoring', () => {
  const restore = () => patch(`job/${job_id}`, { action: 'restore' });

  test('brings the job back, once', async () => {
    await remove();
    expect(await restore()).toMatchObject({ status: 200, body: { state: 'shown' } });
    await restore();
    expect(await seen()).toBe(200);
    expect(await row()).toMatchObject({ status: 'Hiring', closed_because: null });
    expect(await entries()).toEqual(['remove', 'restore']);
  });

  test('leaves a job closed that its owner had stopped', async () => {
    await server.ask('PATCH', `/job/stop/${job_id}`, { as: owner });
    await remove();
    await restore();
    expect(await row()).toMatchObject({ status: 'Closed', closed_because: 'stopped' });
  });

  test('leaves a job closed that its owner stopped while it was removed', async () => {
    await remove();
    expect((await server.ask('PATCH', `/job/stop/${job_id}`, { as: owner })).status).toBe(200);
    expect(await row()).toMatchObject({ status: 'Closed', closed_because: 'removed' });
    await restore();
    expect(await row()).toMatchObject({ status: 'Closed', closed_because: 'stopped' });
  });

  test('shows a job as expired whose last day passed meanwhile', async () => {
    await remove();
    await server.db.updateTable('jobs').set({ expires_on: '2020-01-01' }).where('id', '=', job_id).execute();
    await restore();
    expect((await server.ask('GET', `/job/get/${job_id}`)).body).toMatchObject({
      status: 'Closed',
      closed_because: 'expired',
    });
  });

  test('returns a waiting posting to review, and it can be removed again with a new notice', async () => {
    await wait();
    await remove();
    expect(await restore()).toMatchObject({ body: { state: 'waiting' } });
    await remove();
    expect(await notices(owner)).toHaveLength(2);
  });
});

describe('approving', () => {
  const approve = (as?: Person) => patch(`job/${job_id}`, { action: 'approve' }, as);

  test('publishes a waiting posting as new', async () => {
    await wait();
    expect(await seen()).toBe(404);
    server.later({ minutes: 30 });
    expect(await approve()).toMatchObject({ status: 200, body: { state: 'shown' } });
    expect((await row()).date_added).toEqual(server.clock());
    const [first] = (await server.ask('GET', '/job/get')).body as { job_id: number }[];
    expect(first?.job_id).toBe(job_id);
  });

  test('does not make a closed job new', async () => {
    const before = await row();
    await wait();
    await server.ask('PATCH', `/job/stop/${job_id}`, { as: owner });
    server.later({ minutes: 30 });
    expect(await approve()).toMatchObject({ status: 200, body: { state: 'shown' } });
    expect(await row()).toEqual({ ...before, status: 'Closed', closed_because: 'stopped' });
  });

  test('changes nothing for a published job', async () => {
    expect(await approve()).toMatchObject({ status: 200, body: { state: 'shown' } });
    expect(await entries()).toEqual([]);
  });

  test('fails if a colleague has removed the job', async () => {
    await wait();
    await remove(vanna);
    expect(await approve()).toMatchObject({
      status: 409,
      body: {
        code: 'already_decided',
        message: `${vanna.name} has already decided this: remove.`,
        decided: { operator: vanna.name, action: 'remove' },
      },
    });
  });
});

describe('reports', () => {
  const decide = (id: number, action: string, as?: Person) =>
    patch(`report/${id}`, { action, reason: 'A deposit.' }, as);

  test('upholding one removes the job, upholds all its reports, and notifies reporters with accounts', async () => {
    const [first = 0] = await report(server, job_id, seeker.user_id, null);
    expect(await decide(first, 'uphold')).toMatchObject({ status: 200, body: { state: 'upheld' } });
    expect(await seen()).toBe(404);
    expect(await notices(seeker)).toEqual([
      { kind: 'report_decided', job_name: posting.name, text: null, application_id: null, person: null },
    ]);
    await decide(first, 'uphold');
    expect(await entries()).toEqual(['uphold']);
  });

  test('dismissing one dismisses all open ones, notifies their reporters, and leaves the job unchanged', async () => {
    const [first = 0, second = 0] = await report(server, job_id, seeker.user_id, null);
    const before = await row();
    for (const id of [first, second]) expect(await decide(id, 'dismiss')).toMatchObject({ status: 200 });
    expect([await row(), await seen(), await entries()]).toEqual([before, 200, ['dismiss']]);
    expect((await notices(seeker)).map(({ kind }) => kind)).toEqual(['report_decided']);
  });

  test('a dismissed report cannot be upheld, nor the other way round', async () => {
    for (const [one, other] of [
      ['dismiss', 'uphold'],
      ['uphold', 'dismiss'],
    ] as const) {
      const [id = 0] = await report(server, job_id, null);
      await decide(id, one, vanna);
      expect(await decide(id, other)).toMatchObject({
        status: 409,
        body: { code: 'already_decided', decided: { operator: vanna.name, action: one } },
      });
    }
  });

  test('upholding a report of a restored job is refused', async () => {
    const [id = 0] = await report(server, job_id, null);
    await decide(id, 'uphold');
    await patch(`job/${job_id}`, { action: 'restore' }, vanna);
    expect(await decide(id, 'uphold')).toMatchObject({
      status: 409,
      body: { decided: { action: 'restore' } },
    });
    expect(await seen()).toBe(200);
  });

  test('one of two concurrent operators decides, and the other gets an error', async () => {
    const [id = 0] = await report(server, job_id, null);
    const answers = await Promise.all([decide(id, 'uphold', mony), decide(id, 'dismiss', vanna)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const decided = answers.find(({ status }) => status === 409)?.body as { decided: { operator: string } };
    const winner = answers[0]?.status === 200 ? mony : vanna;
    expect(decided.decided.operator).toBe(winner.name);
    expect(await entries()).toHaveLength(1);
  });

  test('of missing jobs are 404', async () => {
    expect((await decide(999_999, 'dismiss')).status).toBe(404);
    expect((await patch('job/999999', { action: 'approve' })).status).toBe(404);
  });
});

describe('an applicant for a removed job', () => {
  const listed = async (as: Person) =>
    ((await server.ask('GET', '/app', { as })).body as { job_id: number; job_gone: string | null }[]).find(
      (one) => one.job_id === job_id,
    )?.job_gone;
  const inFull = async (as: Person, id: number) =>
    ((await server.ask('GET', `/app/${id}`, { as })).body as { application: { job_gone: string | null } })
      .application.job_gone;

  test('sees so in the list and in the application until the job is back; its owner does not', async () => {
    const { id } = (await apply()).body as { id: number };
    const reasons = async (as: Person) => [await listed(as), await inFull(as, id)];
    expect(await reasons(seeker)).toEqual([null, null]);
    await remove();
    expect(await reasons(seeker)).toEqual(['removed', 'removed']);
    expect(await reasons(owner)).toEqual([null, null]);
    await patch(`job/${job_id}`, { action: 'restore' });
    await wait();
    expect(await reasons(seeker)).toEqual(['hidden', 'hidden']);
    await patch(`job/${job_id}`, { action: 'approve' });
    expect(await reasons(seeker)).toEqual([null, null]);
  });
});
