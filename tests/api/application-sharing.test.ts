/** Which parts of the CV are sent with an application (product 4.19, 6.3). */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type ApplicationAnswer } from '#contract/application-details.ts';
import { type Cv } from '#contract/cvs.ts';
import { type Hiring, openHiring } from '../support/hiring.ts';
import { cvOfDara, uuid } from '../support/samples.ts';
import { startServer, type TestServer } from '../support/test-server.ts';

let server: TestServer;
let hiring: Hiring;
beforeAll(async () => {
  server = await startServer({ isEmpty: true });
  hiring = await openHiring(server);
});
afterAll(() => server.close());

const { address, date_of_birth } = cvOfDara.user_info;
const shared = { address, date_of_birth };
const all = cvOfDara.reference?.length;

test.each([
  [undefined, shared, all],
  [null, shared, all],
  [{}, shared, all],
  [{ address: false }, { ...shared, address: '' }, all],
  [{ date_of_birth: false, reference: true }, { ...shared, date_of_birth: '' }, all],
  [{ reference: false }, shared, undefined],
])('with share %j the copy contains only the shared parts', async (share, info, references) => {
  const person = await hiring.seeker();
  const { id } = await hiring.apply(person, { share });
  for (const as of [person, hiring.employer]) {
    const { cv } = (await server.ask('GET', `/app/${id}`, { as })).body as ApplicationAnswer;
    expect(cv?.user_info).toEqual({ ...cvOfDara.user_info, ...info });
    expect(cv?.reference?.length).toBe(references);
  }
});

test.each(['no', 5, { address: 'no' }, { reference: null }])('share %j is invalid', async (share) => {
  const { status, body } = await server.ask('POST', '/app', {
    as: await hiring.seeker(),
    body: { job_id: hiring.job_id, share },
  });
  expect([status, Object.keys((body as { fields: object }).fields)[0]]).toEqual([
    422,
    expect.stringMatching(/^share/),
  ]);
});

test("the same key with another share is a mismatch; leaving share out equals an older client's request", async () => {
  const person = await hiring.seeker();
  const send = (body: object, key: number) =>
    server.ask('POST', '/app', {
      as: person,
      body: { job_id: hiring.job_id, ...body },
      headers: { 'idempotency-key': uuid(key) },
    });
  expect((await send({}, 1)).status).toBe(201);
  expect((await send({ share: { address: false } }, 1)).body).toMatchObject({ code: 'idempotency_mismatch' });
  const { body_hash } = await server.db
    .selectFrom('idempotency')
    .select('body_hash')
    .where('key', '=', uuid(1))
    .executeTakeFirstOrThrow();
  const { createHash } = await import('node:crypto');
  const before = createHash('sha256').update(JSON.stringify({ job_id: hiring.job_id }));
  expect(body_hash).toBe(before.digest('base64url'));
});

test('an employer reads the newest copy sent to them, and none after withdrawal', async () => {
  const person = await hiring.seeker();
  const first = await hiring.apply(person);
  const job_id = await hiring.post();
  const second = await hiring.apply(person, { job_id, share: { address: false } });
  const read = async () => {
    const { status, body } = await server.ask('GET', `/cv/${person.user_id}`, { as: hiring.employer });
    return status === 200 ? (body as Cv).user_info.address : status;
  };
  expect(await read()).toBe('');
  await server.ask('POST', `/app/${second.id}/withdraw`, { as: person });
  expect(await read()).toBe(address);
  await server.ask('POST', `/app/${first.id}/withdraw`, { as: person });
  expect(await read()).toBe(404);
});
