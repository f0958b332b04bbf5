/** Operators post jobs for companies without an account (product 7.47). */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { dayInCambodia } from '#contract/days.ts';
import { maximumDaysOnBehalf } from '#contract/limits.ts';
import { type JobDetail } from '#contract/jobs.ts';
import { type UnclaimedCompany } from '#contract/on-behalf.ts';
import { deleteAbandoned } from '#server/operators/on-behalf/delete-abandoned.ts';
import { newOperator } from '../support/operators.ts';
import { onBehalf, type Posted, postFor } from '../support/on-behalf.ts';
import { shortCv } from '../support/samples.ts';
import { type Person, startServer, type TestServer } from '../support/test-server.ts';

let server: TestServer;
let mony: Person;
let seeker: Person;
let owner: Person;
beforeAll(async () => {
  server = await startServer();
  mony = await newOperator(server, 'Mony');
  seeker = await server.newcomer('employee');
  owner = await server.newcomer('employer');
  await server.ask('POST', '/cv', { as: seeker, body: shortCv });
});
afterAll(() => server.close());

const post = (body: object, as: Person = mony) => server.ask('POST', '/operator/job', { as, body });
const detail = async (id: number) => (await server.ask('GET', `/job/get/${id}`)).body as JobDetail;

describe('posting for a company', () => {
  test('shows the job with its company and its source', async () => {
    const posted = await post(onBehalf('Sok Sewing', { company: { name: 'Sok Sewing', name_km: 'ដេរសុខ' } }));
    expect(posted.status).toBe(201);
    const { job_id, company_id, claim_code } = posted.body as Posted;
    expect(claim_code).toMatch(/^[2-9A-HJKMNP-TV-Z]{4}( [2-9A-HJKMNP-TV-Z]{4}){2}$/);
    expect(await detail(job_id)).toMatchObject({
      company: { company_id, name: 'Sok Sewing', name_km: 'ដេរសុខ', verified: false },
      source: { name: 'Facebook', url: 'https://www.facebook.com/posts/1', date: dayInCambodia() },
    });
    expect((await server.ask('GET', `/company/${company_id}`)).body).toMatchObject({
      name: 'Sok Sewing',
      open_jobs: 1,
      response: null,
      unclaimed: true,
    });
  });

  test('gives seekers the number that the operator posted', async () => {
    const contact = { phone: '012 345 678', telegram: '@sok_sewing' };
    const { job_id } = (await post(onBehalf('Reachable', { contact }))).body as Posted;
    expect((await detail(job_id)).contact).toMatchObject({ by: ['phone', 'telegram'], phone: null });
    expect((await server.ask('POST', `/job/${job_id}/contact`, { as: seeker })).body).toEqual({
      phone: '12345678',
      telegram: 'sok_sewing',
    });
  });

  test('ends it after 30 days at most', async () => {
    const last = dayInCambodia(maximumDaysOnBehalf);
    for (const [expires_on, ends] of [
      [undefined, last],
      [dayInCambodia(90), last],
      [dayInCambodia(5), dayInCambodia(5)],
    ]) {
      const { job_id } = (await post(onBehalf('Ending Soon', { expires_on }))).body as Posted;
      expect((await detail(job_id)).expires_on).toBe(ends);
    }
  });

  test('adds to the unclaimed company of the same name, in any case', async () => {
    const first = await postFor(server, mony, 'Same Name');
    const second = await postFor(server, mony, ' SAME  name ');
    expect(second.company_id).toBe(first.company_id);
    expect(second.claim_code).not.toBe(first.claim_code);
  });

  test('takes 50 jobs an hour, also of one company', async () => {
    for (let count = 0; count < 50; count += 1) {
      const { status } = await post(onBehalf('Many', { ref: `many-${count}` }));
      expect(status).toBe(201);
    }
  });

  test('posts a ref once', async () => {
    const body = onBehalf('Once', { ref: 'post-1' });
    const first = await post(body);
    const again = await post(body);
    expect([first.status, again.status]).toEqual([201, 200]);
    expect((again.body as Posted).job_id).toBe((first.body as Posted).job_id);
  });

  test("refuses another company's ref, also after that company was claimed", async () => {
    const { claim_code } = (await post(onBehalf('Ref Owner', { ref: 'post-2' }))).body as Posted;
    const refused = { status: 422, body: { fields: { ref: expect.any(String) as string } } };
    expect(await post(onBehalf('Ref Thief', { ref: 'post-2' }))).toMatchObject(refused);
    const claimer = await server.newcomer('employer');
    await server.ask('POST', '/company/claim', { as: claimer, body: { code: claim_code } });
    expect(await post(onBehalf('Ref Owner', { ref: 'post-2' }))).toMatchObject(refused);
  });

  test('of two companies with one ref at once, one gets it', async () => {
    const answers = await Promise.all(
      ['Quick', 'Slow', 'Late'].map((company) => post(onBehalf(company, { ref: 'post-3' }))),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 422, 422]);
  });

  test.each(['javascript:alert(1)', 'ftp://example.com/x', 'https://user@example.com/'])(
    'refuses %s as a source',
    async (url) =>
      expect(
        await post(onBehalf('Bad', { source: { name: 'X', url, date: dayInCambodia() } })),
      ).toMatchObject({ status: 422, body: { fields: { 'source.url': expect.any(String) as string } } }),
  );

  test('refuses a source of tomorrow', async () =>
    expect(await post(onBehalf('Bad', { source: { name: 'X', date: dayInCambodia(1) } }))).toMatchObject({
      status: 422,
      body: { fields: { 'source.date': expect.any(String) as string } },
    }));

  test("refuses a verified company's name", async () => {
    await server.ask('PUT', '/company/mine', { as: owner, body: { name: 'True Company' } });
    await server.db
      .updateTable('companies')
      .set({ verification: 'verified' })
      .where('user_id', '=', owner.user_id)
      .execute();
    expect(await post(onBehalf('True Company'))).toMatchObject({
      status: 422,
      body: { fields: { 'company.name': expect.any(String) as string } },
    });
  });

  test('is for operators only', async () => {
    expect((await post(onBehalf('No'), owner)).status).toBe(403);
    expect((await post(onBehalf('No'), seeker)).status).toBe(403);
  });

  test('is in the audit log', async () => {
    const { job_id } = await postFor(server, mony, 'Logged');
    const log = await server.ask('GET', `/operator/audit?about=job:${job_id}`, { as: mony });
    expect(log.body).toMatchObject([{ action: 'post', subject_kind: 'job', operator: mony.name }]);
  });
});

describe('the account of an unclaimed company', () => {
  test('opens by no name and no password', async () => {
    const { company_id } = await postFor(server, mony, 'No Way In');
    const { name_key } = await server.db
      .selectFrom('users')
      .select('name_key')
      .where('id', '=', company_id)
      .executeTakeFirstOrThrow();
    for (const name of ['No Way In', name_key])
      for (const password of ['', 'No Way In'])
        expect((await server.ask('POST', '/auth/login', { body: { name, password } })).status).not.toBe(200);
  });

  test('gets no recovery code', async () => {
    const { company_id } = await postFor(server, mony, 'No Codes');
    const body = { action: 'recover', reason: 'No.' };
    const { status } = await server.ask('PATCH', `/operator/person/${company_id}`, { as: mony, body });
    expect(status).toBe(404);
  });

  test('is suspended from the queue: its jobs are hidden, its codes wait, and restoring it brings all back', async () => {
    const { job_id, company_id, claim_code } = await postFor(server, mony, 'Dubious Co');
    const reported = await server.ask('POST', '/report', {
      as: seeker,
      body: { company_id, reason: 'fake', text: '' },
    });
    expect(reported.status).toBe(201);
    const { id } = await server.db
      .selectFrom('people_reports')
      .select('id')
      .where('reported_id', '=', company_id)
      .executeTakeFirstOrThrow();
    const decide = (path: string, action: string) =>
      server.ask('PATCH', path, { as: mony, body: { action, reason: 'Nobody answers there.' } });
    expect(await decide(`/operator/person-report/${id}`, 'suspend')).toMatchObject({
      status: 200,
      body: { state: 'suspended' },
    });
    const jobStatus = async () => (await server.ask('GET', `/job/get/${job_id}`)).status;
    expect(await jobStatus()).toBe(404);
    const code = { as: await server.newcomer('employer'), body: { code: claim_code } };
    expect((await server.ask('POST', '/company/claim', code)).status).toBe(422);
    expect(await post(onBehalf('Dubious Co'))).toMatchObject({
      status: 422,
      body: { fields: { 'company.name': expect.stringContaining('suspended') as string } },
    });
    const listed = async () => (await server.ask('GET', '/operator/unclaimed', { as: mony })).text;
    expect(await listed()).not.toContain('Dubious Co');
    expect((await server.ask('GET', `/operator/person/${company_id}`, { as: mony })).body).toMatchObject({
      person: { suspended: true, unclaimed: true },
    });
    expect((await decide(`/operator/person/${company_id}`, 'restore')).status).toBe(200);
    expect(await jobStatus()).toBe(200);
    expect(await listed()).toContain('Dubious Co');
    expect((await server.ask('POST', '/company/claim', code)).status).toBe(200);
  });

  test('is in no list of people, and not counted as an employer', async () => {
    const before = (await server.ask('GET', '/auth/employer')).text;
    await postFor(server, mony, 'Nobody Sees');
    expect((await server.ask('GET', '/auth/employer')).text).toBe(before);
    const { text } = await server.ask('GET', '/operator/people', { as: mony });
    expect(text).not.toContain('Nobody Sees');
  });

  test('gets no messages from applicants', async () => {
    const { job_id } = await postFor(server, mony, 'No Messages');
    const { id } = (await server.ask('POST', '/app', { as: seeker, body: { job_id } })).body as {
      id: number;
    };
    expect(
      await server.ask('POST', `/app/${id}/message`, { as: seeker, body: { text: 'Hello' } }),
    ).toMatchObject({ status: 403, body: { code: 'not_yet' } });
  });

  test('is listed for operators with what waits, and they can make another code', async () => {
    const { job_id, company_id } = await postFor(server, mony, 'Waiting Co');
    await server.ask('POST', '/app', { as: seeker, body: { job_id } });
    const listed = (await server.ask('GET', '/operator/unclaimed', { as: mony })).body as UnclaimedCompany[];
    expect(listed).toContainEqual({
      company_id,
      name: 'Waiting Co',
      name_km: null,
      phone: null,
      jobs: 1,
      applications: 1,
    });
    const made = await server.ask('POST', `/operator/company/${company_id}/code`, { as: mony });
    expect(made).toMatchObject({
      status: 201,
      body: { company_id, claim_code: expect.any(String) as string },
    });
    expect((await server.ask('POST', `/operator/company/${owner.user_id}/code`, { as: mony })).status).toBe(
      404,
    );
  });

  test('is deleted once its last job ended long ago', async () => {
    const { company_id } = await postFor(server, mony, 'Long Ago');
    const deleted: number[] = [];
    const run = () =>
      deleteAbandoned(server.db, server.clock(), {
        months: 12,
        deleteCompany: async (trx, id) => {
          deleted.push(id);
          await trx.deleteFrom('unclaimed_companies').where('user_id', '=', id).execute();
        },
      });
    await server.db
      .updateTable('unclaimed_companies')
      .set({ created_at: new Date(server.clock().getTime() - 500 * 86_400_000) })
      .where('user_id', '=', company_id)
      .execute();
    await run();
    expect(deleted).toEqual([]);
    await server.db
      .updateTable('jobs')
      .set({ status: 'Closed', closed_at: new Date(server.clock().getTime() - 400 * 86_400_000) })
      .where('employer_id', '=', company_id)
      .execute();
    await run();
    expect(deleted).toEqual([company_id]);
  });
});
