/** Operators decide on the version they have read (product 7.17): later changes by the owner are not approved unread. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type QueueItem } from '#contract/operators.ts';
import { newOperator } from '../support/operators.ts';
import { posting } from '../support/samples.ts';
import { type Person, startServer, type TestServer } from '../support/test-server.ts';

let server: TestServer;
let operator: Person;
beforeAll(async () => {
  server = await startServer({ isEmpty: true });
  operator = await newOperator(server, 'Mony');
});
afterAll(() => server.close());

const queue = async <Kind extends QueueItem['kind']>(kind: Kind) => {
  const { body } = await server.ask('GET', `/operator/queue?kind=${kind}`, { as: operator });
  const [item] = body as Extract<QueueItem, { kind: Kind }>[];
  if (item === undefined) throw new Error('nothing waits');
  return item;
};
const decide = (path: string, action: string, seen?: string) =>
  server.ask('PATCH', `/operator/${path}`, { as: operator, body: { action, reason: 'Because.', seen } });
const changed = { status: 412, body: { code: 'precondition_failed' } };

test('a company that changes during review is verified only in the version that was read', async () => {
  const owner = await server.newcomer('employer');
  const path = `company/${owner.user_id}`;
  const write = (name: string) => server.ask('PUT', '/company/mine', { as: owner, body: { name } });
  await write('Small Bakery');
  const asking = { registration_number: 'KH-1', phone: '012 345 678', note: '' };
  await server.ask('POST', '/company/mine/verify', { as: owner, body: asking });
  const { seen } = await queue('verifications');
  await write('Largest Bank');
  expect(await decide(path, 'verify', seen)).toMatchObject(changed);
  expect((await server.ask('GET', `/${path}`)).body).toMatchObject({ verified: false });
  expect((await queue('verifications')).company.name).toBe('Largest Bank');

  await write('Small Bakery');
  expect(await decide(path, 'verify', seen)).toMatchObject({ body: { state: 'verified' } });
  // Already verified, so the version does not matter.
  expect(await decide(path, 'verify', 'another')).toMatchObject({ body: { state: 'verified' } });
});

test('a refusal applies to any version', async () => {
  const owner = await server.newcomer('employer');
  await server.ask('PUT', '/company/mine', { as: owner, body: { name: 'Nobody' } });
  expect(await decide(`company/${owner.user_id}`, 'refuse', 'another')).toMatchObject({
    body: { state: 'refused' },
  });
});

test('a posting that is edited during review is published only after the new version was read', async () => {
  const owner = await server.newcomer('employer');
  const { job_id } = (await server.ask('POST', '/job', { as: owner, body: posting })).body as {
    job_id: number;
  };
  await server.db.insertInto('hidden_jobs').values({ job_id, waiting_since: server.clock() }).execute();
  const { seen, warned } = await queue('posts');
  expect(warned).toEqual([]);
  const text = 'You must pay a deposit of $20 before you start';
  const description = `<p>We bake.</p><p>${text}.</p>`;
  await server.ask('PUT', `/job/${job_id}`, {
    as: owner,
    body: { ...posting, name: 'Pay first', description },
  });
  expect(await decide(`job/${job_id}`, 'approve', seen)).toMatchObject(changed);
  expect((await server.ask('GET', `/job/get/${job_id}`)).status).toBe(404);

  const read = await queue('posts');
  expect(read.job.name).toBe('Pay first');
  expect(read.warned).toEqual([{ kind: 'fee', field: 'description', text }]);
  expect(await decide(`job/${job_id}`, 'approve', read.seen)).toMatchObject({ body: { state: 'shown' } });
});
