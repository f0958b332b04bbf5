/** Access rules of every call in the contract: log-in, account type and ownership. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Application } from '#contract/applications.ts';
import { type Endpoint } from '#contract/endpoint.ts';
import { endpoints } from '../support/endpoints.ts';
import { posting, shortCv } from '../support/samples.ts';
import { startServer, type Person, type TestServer } from '../support/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

const named = (wanted: (endpoint: Endpoint) => boolean) =>
  endpoints.filter(wanted).map((endpoint) => [`${endpoint.method} ${endpoint.path}`, endpoint] as const);
/** No body, and an id that exists: access is checked before anything else. */
const ask = ({ method, path }: Endpoint, as?: string) =>
  server.ask(method, path.replace(/:\w+/, '1'), as ? { as } : {});

const guarded = named(({ access }) => access !== 'anyone');
const unauthenticated = { code: 'unauthenticated', message: 'Please log in first.' };

describe('without a login', () => {
  test.each(guarded)('%s requires login', async (_name, endpoint) =>
    expect(await ask(endpoint)).toMatchObject({ status: 401, body: unauthenticated }),
  );
  test.each(guarded)('%s treats an expired token as none', async (_name, { method, path }) =>
    expect(await server.ask(method, path.replace(/:\w+/, '1'), { as: { token: 'long-dead' } })).toMatchObject(
      { status: 401, body: unauthenticated },
    ),
  );
  test.each(named(({ access }) => access === 'anyone'))('%s is open to everyone', async (_name, endpoint) =>
    expect([401, 403]).not.toContain((await ask(endpoint)).status),
  );
});

describe('with the wrong account type', () => {
  const forbidden = {
    status: 403,
    body: { code: 'forbidden', message: "Your account isn't allowed to do this." },
  };
  test.each(named(({ access }) => access === 'employer'))(
    '%s is forbidden to seekers',
    async (_name, endpoint) => expect(await ask(endpoint, 'dara')).toMatchObject(forbidden),
  );
  test.each(named(({ access }) => access === 'employee'))(
    '%s is forbidden to employers',
    async (_name, endpoint) => expect(await ask(endpoint, 'sokha')).toMatchObject(forbidden),
  );
  test.each(named(({ access }) => access === 'loggedIn'))(
    '%s is for both account types',
    async (_name, endpoint) => {
      for (const accType of ['employee', 'employer'] as const)
        expect([401, 403]).not.toContain(
          (
            await server.ask(endpoint.method, endpoint.path.replace(/:\w+/, '1'), {
              as: await server.newcomer(accType),
            })
          ).status,
        );
    },
  );
});

describe('a user who is not the owner', () => {
  let job_id: number;
  let sent: Application;
  let applicant: Person;
  let others: Record<'employee' | 'employer', Person>;
  beforeAll(async () => {
    applicant = await server.newcomer('employee');
    await server.ask('POST', '/cv', { as: applicant, body: shortCv });
    job_id = ((await server.ask('POST', '/job', { as: 'sokha', body: posting })).body as { job_id: number })
      .job_id;
    sent = (await server.ask('POST', '/app', { as: applicant, body: { job_id } })).body as Application;
    others = { employee: await server.newcomer('employee'), employer: await server.newcomer('employer') };
  });

  test('cannot close the job', async () => {
    expect(await server.ask('PATCH', `/job/stop/${job_id}`, { as: others.employer })).toMatchObject({
      status: 403,
      body: { code: 'forbidden' },
    });
    expect((await server.ask('GET', `/job/get/${job_id}`)).body).toMatchObject({ status: 'Hiring' });
  });
  test.each(['employee', 'employer'] as const)(
    'gets the same answer for the application as for a missing one, as an %s',
    async (type) => {
      const theirs = await server.ask('GET', `/app/${sent.id}`, { as: others[type] });
      const missing = await server.ask('GET', '/app/999999', { as: others[type] });
      expect([theirs.status, theirs.text]).toEqual([404, missing.text]);
    },
  );
  test('cannot decide the application, and gets the same answer as for a missing one', async () => {
    const decide = (id: number) =>
      server.ask('PUT', `/app/${id}`, { as: others.employer, body: { status: 'rejected' } });
    const [theirs, missing] = [await decide(sent.id), await decide(999999)];
    expect([theirs.status, theirs.text]).toEqual([404, missing.text]);
    expect((await server.ask('GET', `/app/${sent.id}`, { as: applicant })).body).toMatchObject({
      application: { status: 'pending' },
    });
  });
  test.each(['employee', 'employer'] as const)(
    'gets the same answer for the CV as for a missing one, as an %s',
    async (type) => {
      const theirs = await server.ask('GET', `/cv/${applicant.user_id}`, { as: others[type] });
      const missing = await server.ask('GET', '/cv/999999', { as: others[type] });
      expect([theirs.status, theirs.text]).toEqual([404, missing.text]);
    },
  );
  test('has lists of their own, without rows of others', async () => {
    for (const [path, as] of [
      ['/app', others.employee],
      ['/app', others.employer],
      ['/job/fav', others.employee],
      ['/job/myJobs', others.employer],
    ] as const)
      expect(await server.ask('GET', path, { as })).toMatchObject({ status: 200, body: [] });
  });
  test('writes to their own CV and profile only, whatever ids are sent', async () => {
    await server.ask('POST', '/cv', {
      as: others.employee,
      body: { user_id: applicant.user_id, user_info: { ...shortCv.user_info, first_name: 'Stranger' } },
    });
    await server.ask('POST', '/user/profileInfo', {
      as: others.employee,
      body: {
        user_id: applicant.user_id,
        profession: 'Stranger',
        email: 'a@example.com',
        date_of_birth: '2000-01-01',
      },
    });
    expect((await server.ask('GET', `/cv/${applicant.user_id}`, { as: applicant })).body).toMatchObject({
      user_info: { first_name: 'Short' },
    });
    expect((await server.ask('GET', '/user/profileInfo', { as: applicant })).body).toMatchObject({
      profession: '',
    });
  });
});
