/** Who may make which call, for every call of the contract: nobody unknown, nobody of the other type, nobody but the owner. */
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
/** No body and an id that names something: the account comes before everything else. */
const ask = ({ method, path }: Endpoint, as?: string) =>
  server.ask(method, path.replace(/:\w+/, '1'), as ? { as } : {});

const guarded = named(({ access }) => access !== 'anyone');
const unauthenticated = { code: 'unauthenticated', message: 'Please log in first.' };

describe('without a login', () => {
  test.each(guarded)('%s requires login', async (_name, endpoint) =>
    expect(await ask(endpoint)).toMatchObject({ status: 401, body: unauthenticated }),
  );
  test.each(guarded)('%s takes a dead token for none', async (_name, { method, path }) =>
    expect(await server.ask(method, path.replace(/:\w+/, '1'), { as: { token: 'long-dead' } })).toMatchObject(
      { status: 401, body: unauthenticated },
    ),
  );
  test.each(named(({ access }) => access === 'anyone'))('%s is for everybody', async (_name, endpoint) =>
    expect([401, 403]).not.toContain((await ask(endpoint)).status),
  );
});

describe('with the wrong account type', () => {
  const forbidden = {
    status: 403,
    body: { code: 'forbidden', message: "Your account isn't allowed to do this." },
  };
  test.each(named(({ access }) => access === 'employer'))(
    '%s is forbidden to employees',
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

describe('somebody who is not the owner', () => {
  let job_id: number;
  let sent: Application;
  let applicant: Person;
  let strangers: Record<'employee' | 'employer', Person>;
  beforeAll(async () => {
    applicant = await server.newcomer('employee');
    await server.ask('POST', '/cv', { as: applicant, body: shortCv });
    job_id = ((await server.ask('POST', '/job', { as: 'sokha', body: posting })).body as { job_id: number })
      .job_id;
    sent = (await server.ask('POST', '/app', { as: applicant, body: { job_id } })).body as Application;
    strangers = { employee: await server.newcomer('employee'), employer: await server.newcomer('employer') };
  });

  test('may not close the job', async () => {
    expect(await server.ask('PATCH', `/job/stop/${job_id}`, { as: strangers.employer })).toMatchObject({
      status: 403,
      body: { code: 'forbidden' },
    });
    expect((await server.ask('GET', `/job/get/${job_id}`)).body).toMatchObject({ status: 'Hiring' });
  });
  test.each(['employee', 'employer'] as const)(
    'cannot tell the application from none, as an %s',
    async (type) => {
      const theirs = await server.ask('GET', `/app/${sent.id}`, { as: strangers[type] });
      const missing = await server.ask('GET', '/app/999999', { as: strangers[type] });
      expect([theirs.status, theirs.text]).toEqual([404, missing.text]);
    },
  );
  test('cannot decide the application, nor tell it from none', async () => {
    const decide = (id: number) =>
      server.ask('PUT', `/app/${id}`, { as: strangers.employer, body: { status: 'rejected' } });
    const [theirs, missing] = [await decide(sent.id), await decide(999999)];
    expect([theirs.status, theirs.text]).toEqual([404, missing.text]);
    expect((await server.ask('GET', `/app/${sent.id}`, { as: applicant })).body).toMatchObject({
      application: { status: 'pending' },
    });
  });
  test.each(['employee', 'employer'] as const)('cannot tell the CV from none, as an %s', async (type) => {
    const theirs = await server.ask('GET', `/cv/${applicant.user_id}`, { as: strangers[type] });
    const missing = await server.ask('GET', '/cv/999999', { as: strangers[type] });
    expect([theirs.status, theirs.text]).toEqual([404, missing.text]);
  });
  test('has lists of their own, with nothing of others in them', async () => {
    for (const [path, as] of [
      ['/app', strangers.employee],
      ['/app', strangers.employer],
      ['/job/fav', strangers.employee],
      ['/job/myJobs', strangers.employer],
    ] as const)
      expect(await server.ask('GET', path, { as })).toMatchObject({ status: 200, body: [] });
  });
  test('writes to their own CV and profile only, whatever ids are sent along', async () => {
    await server.ask('POST', '/cv', {
      as: strangers.employee,
      body: { user_id: applicant.user_id, user_info: { ...shortCv.user_info, first_name: 'Stranger' } },
    });
    await server.ask('POST', '/user/profileInfo', {
      as: strangers.employee,
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
