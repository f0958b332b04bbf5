/** Operators suspend accounts, restore them, and let users back in (product 4.18, 7.2, 7.17). */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { addOperator } from '#server/accounts/operator-account-store.ts';
import { newJob } from '#contract/postings.ts';
import { postJob, toJobRow } from '#server/jobs/posting-store.ts';
import { syncSomeJobs, resumeSuspensions } from '#server/operators/suspended-jobs.ts';
import { tokenDigest } from '#server/http/api/session-tokens.ts';
import { rules } from '#server/http/limits/rules.ts';
import { newOperator } from '../support/operators.ts';
import { posting } from '../support/samples.ts';
import { type Person, startServer, type TestServer } from '../support/test-server.ts';

let server: TestServer;
let mony: Person;
let owner: Person;
let job_id: number;
const password = 'karngea-demo';
beforeAll(async () => {
  server = await startServer();
  mony = await newOperator(server, 'Mony');
});
afterAll(() => server.close());
beforeEach(async () => {
  owner = await server.newcomer('employer');
  await server.ask('PUT', '/company/mine', { as: owner, body: { name: 'Bakery' } });
  const posted = await server.ask('POST', '/job', { as: owner, body: posting });
  ({ job_id } = posted.body as { job_id: number });
});

const decide = (id: number, action: string) =>
  server.ask('PATCH', `/operator/person/${id}`, { as: mony, body: { action, reason: 'Cheats.' } });
const logIn = (given: object) => server.ask('POST', '/auth/login', { body: given });
const entries = async (id: number) =>
  (await server.db.selectFrom('audit').select('action').where('about', '=', `person:${id}`).execute()).map(
    ({ action }) => action,
  );

describe('a suspended account', () => {
  const suspend = () => decide(owner.user_id, 'suspend');
  const restore = () => decide(owner.user_id, 'restore');
  const shown = async () => [
    (await server.ask('GET', `/job/get/${job_id}`)).status,
    (await server.ask('GET', `/company/${owner.user_id}`)).status,
  ];

  test('has no sessions, public jobs or public company until it is restored', async () => {
    expect(await shown()).toEqual([200, 200]);
    expect(await suspend()).toMatchObject({ status: 200, body: { state: 'suspended' } });
    expect((await server.ask('GET', '/job/myJobs', { as: owner })).status).toBe(401);
    expect(await shown()).toEqual([404, 404]);
    expect(await restore()).toMatchObject({ status: 200, body: { state: 'active' } });
    expect(await shown()).toEqual([200, 200]);
  });

  test('gets the reason from calls with a token revoked by the suspension; the token stays revoked', async () => {
    const refused = async () => (await server.ask('GET', '/job/myJobs', { as: owner })).body;
    await suspend();
    expect(await refused()).toEqual({
      message: 'This account is suspended.',
      code: 'unauthenticated',
      suspended: true,
    });
    await restore();
    expect(await refused()).toEqual({ message: 'Please log in first.', code: 'unauthenticated' });
  });

  describe('with many jobs', () => {
    const many = 1_201;
    const hidden = async () =>
      (
        await server.db
          .selectFrom('hidden_jobs')
          .innerJoin('jobs', 'jobs.id', 'hidden_jobs.job_id')
          .select('job_id')
          .where('employer_id', '=', owner.user_id)
          .execute()
      ).length;
    const one = (work: typeof syncSomeJobs) =>
      server.db.transaction().execute((trx) => work(trx, owner.user_id));
    const set = (suspended_at: Date | null) =>
      server.db.updateTable('users').set({ suspended_at }).where('id', '=', owner.user_id).execute();
    beforeEach(async () => {
      const row = toJobRow(newJob.parse(posting), owner.user_id, server.clock());
      for (let left = many - 1; left > 0; left -= 200)
        await server.db
          .insertInto('jobs')
          .values(Array.from({ length: Math.min(200, left) }, () => row))
          .execute();
    });

    test('hides and shows all of them', async () => {
      await suspend();
      expect(await hidden()).toBe(many);
      await restore();
      expect(await hidden()).toBe(0);
    });

    test('hides and shows them in batches, and an interrupted run is finished in the background', async () => {
      await set(server.clock());
      expect(await one(syncSomeJobs)).toBe(true);
      expect(await hidden()).toBe(500);
      await resumeSuspensions(server.db);
      expect(await hidden()).toBe(many);
      await set(null);
      expect(await one(syncSomeJobs)).toBe(true);
      expect(await hidden()).toBe(many - 500);
      await resumeSuspensions(server.db);
      expect(await hidden()).toBe(0);
    });

    test('finishes an interrupted run when suspended again', async () => {
      await set(server.clock());
      expect(await suspend()).toMatchObject({ status: 200, body: { state: 'suspended' } });
      expect(await hidden()).toBe(many);
      await set(null);
      await restore();
      expect(await hidden()).toBe(0);
    });
  });

  test('can log in only after being restored, and shows the reason only after the right password', async () => {
    await suspend();
    expect(await logIn({ name: owner.name, password })).toMatchObject({
      status: 403,
      body: { code: 'suspended' },
    });
    expect(await logIn({ name: owner.name, password: 'a wrong guess' })).toMatchObject({
      status: 401,
      body: { code: 'bad_credentials' },
    });
    await restore();
    expect((await logIn({ name: owner.name, password })).status).toBe(200);
  });

  test('keeps its name reserved', async () => {
    await suspend();
    const body = { name: owner.name, password: 'another password', accType: 'employee' };
    expect((await server.ask('POST', '/auth/register', { body })).status).toBe(409);
  });

  test('has all tokens revoked, including one that another node just issued', async () => {
    await suspend();
    await server.db
      .insertInto('sessions')
      .values({ token_hash: tokenDigest('late-token'), user_id: owner.user_id })
      .execute();
    expect((await server.ask('GET', '/job/myJobs', { as: { token: 'late-token' } })).status).toBe(401);
  });

  test('hides a posting that was in flight when it was suspended', async () => {
    await suspend();
    const late = { employerId: owner.user_id, now: server.clock() };
    const posted = await postJob(server.db, newJob.parse(posting), late);
    const status = async () => (await server.ask('GET', `/job/get/${posted.job_id}`)).status;
    expect(await status()).toBe(404);
    await restore();
    expect(await status()).toBe(200);
  });

  test('gets back only what nothing else hides', async () => {
    await server.ask('PATCH', `/operator/job/${job_id}`, {
      as: mony,
      body: { action: 'remove', reason: 'x' },
    });
    await suspend();
    await restore();
    expect(await shown()).toEqual([404, 200]);
  });

  test('is suspended once, even if repeated', async () => {
    for (const _again of [1, 2]) await suspend();
    for (const _again of [1, 2]) await restore();
    expect(await entries(owner.user_id)).toEqual(['suspend', 'restore']);
  });

  test("is never an operator's or a missing one", async () => {
    await addOperator(server.db, 'Colleague', server.clock());
    const { id } = await server.db
      .selectFrom('users')
      .select('id')
      .where('name', '=', 'Colleague')
      .executeTakeFirstOrThrow();
    for (const action of ['suspend', 'restore', 'recover'])
      for (const whom of [id, mony.user_id, 999_999]) expect((await decide(whom, action)).status).toBe(404);
  });
});

describe('a recovery code', () => {
  const codeFor = async (id = owner.user_id) => {
    const { body } = await decide(id, 'recover');
    return (body as { code: string }).code;
  };
  const recover = (body: object, from?: string) =>
    server.ask('POST', '/auth/recover', {
      body: { name: owner.name, password: 'my new password', ...body },
      ...(from ? { from } : {}),
    });

  test('works once, in any case and without its space, and ends every other session', async () => {
    const code = await codeFor();
    expect(code).toMatch(/^[2-9A-HJKMNP-TV-Z]{4} [2-9A-HJKMNP-TV-Z]{4}$/);
    const answer = await recover({ code: code.toLowerCase().replace(' ', '') });
    expect(answer).toMatchObject({ status: 200, body: { name: owner.name, acc_type: 'employer' } });
    expect((await server.ask('GET', '/job/myJobs', { as: owner })).status).toBe(401);
    expect((await server.ask('GET', '/job/myJobs', { as: answer.body as Person })).status).toBe(200);
    expect((await logIn({ name: owner.name, password: 'my new password' })).status).toBe(200);
    expect((await recover({ code })).status).toBe(401);
  });

  test('works for one of two concurrent calls', async () => {
    const code = await codeFor();
    const answers = await Promise.all([recover({ code }), recover({ code })]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 401]);
  });

  test('is stored as a hash only, and replaces the previous one', async () => {
    const [first, second] = [await codeFor(), await codeFor()];
    const stored = await server.db
      .selectFrom('recovery_codes')
      .selectAll()
      .where('user_id', '=', owner.user_id)
      .execute();
    expect(stored).toHaveLength(1);
    expect(JSON.stringify(stored)).not.toContain(second.replace(' ', ''));
    expect((await recover({ code: first })).status).toBe(401);
    expect((await recover({ code: second })).status).toBe(200);
    expect(await entries(owner.user_id)).toEqual(['recover', 'recover']);
  });

  test('is not used up by a common password', async () => {
    const code = await codeFor();
    expect(await recover({ code, password: 'password123' })).toMatchObject({
      status: 422,
      body: { fields: { password: expect.any(String) as string } },
    });
    expect((await recover({ code })).status).toBe(200);
  });

  test('that is wrong, of a missing name, or of an operator gets the same answer', async () => {
    await codeFor();
    const answers = [
      await recover({ code: '2222 2222' }),
      await recover({ code: '2222 2222', name: 'Nobody at all' }),
      await recover({ code: '2222 2222', name: mony.name }),
    ];
    expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
    expect(answers[0]).toMatchObject({ status: 401, body: { code: 'bad_credentials' } });
  });

  test("of a suspended account gets the suspension's answer, and stays valid", async () => {
    const code = await codeFor();
    await decide(owner.user_id, 'suspend');
    expect(await recover({ code })).toMatchObject({ status: 403, body: { code: 'suspended' } });
    expect((await logIn({ name: owner.name, password })).status).toBe(403);
    await decide(owner.user_id, 'restore');
    expect((await recover({ code })).status).toBe(200);
  });
});

test('attempts are limited by name and address', async () => {
  const limited = await startServer({ settings: { rateLimit: true } });
  const recover = (from: string) =>
    limited.ask('POST', '/auth/recover', {
      body: { name: 'dara', code: '2222 2222', password: 'my new password' },
      from,
    });
  for (let turn = 0; turn < rules.recoverByNameAndAddress.points; turn += 1)
    expect((await recover('10.0.0.1')).status).toBe(401);
  expect((await recover('10.0.0.1')).status).toBe(429);
  expect((await recover('10.0.0.2')).status).toBe(401);
  await limited.close();
});
