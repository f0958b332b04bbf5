/** How people reach an employer: what is posted, who gets a number, and who never does (product 3.24, 7.24). */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type JobCall } from '#contract/job-contact.ts';
import { type JobDetail } from '#contract/jobs.ts';
import { type Hiring, openHiring } from '../support/hiring.ts';
import { newOperator } from '../support/operators.ts';
import { posting } from '../support/samples.ts';
import { type Person, startServer, type TestServer } from '../support/test-server.ts';

let server: TestServer;
let hiring: Hiring;
beforeAll(async () => {
  server = await startServer({ isEmpty: true, settings: { review: 'new' } });
  hiring = await openHiring(server);
  await verify(hiring.employer);
});
afterAll(() => server.close());

const phone = '12345678';
const telegram = 'sokha_jobs';
const walk_in = { place: 'Gate 2', days: ['mon', 'sat'], hours: '07:30-11:00', bring: 'ID card' };
const contact = { phone: '012 345 678', telegram: `https://t.me/${telegram}`, walk_in };
const none = { phone: null, telegram: null };

async function verify({ user_id }: Person) {
  await server.db
    .insertInto('companies')
    .values({ user_id, name: `Company ${user_id}`, verification: 'verified', verified_since: server.clock() })
    .execute();
}
const seeker = () => server.newcomer('employee');
const detail = async (id: number, as?: Person) =>
  (await server.ask('GET', `/job/get/${id}`, as ? { as } : {})).body as JobDetail;
const call = (id: number, as?: Person) => server.ask('POST', `/job/${id}/contact`, as ? { as } : {});
const edit = (id: number, body: object, as = hiring.employer) =>
  server.ask('PUT', `/job/${id}`, { as, body: { ...posting, ...body } });
const calls = async (as: Person) => (await server.ask('GET', '/job/called', { as })).body as JobCall[];

test('a seeker gets the number and the name, and their list of calls has the day', async () => {
  const id = await hiring.post({ contact });
  const person = await seeker();
  expect(await call(id, person)).toMatchObject({ status: 200, body: { phone, telegram } });
  expect(await calls(person)).toEqual([
    { job_id: id, job_name: posting.name, called_at: server.clock().toISOString(), job_gone: null },
  ]);
  const applied = await server.ask('GET', '/app', { as: person });
  expect(applied.body).toEqual([]);
});

test('walk-in hours are public; number and name are for the owner alone, others learn that there are some', async () => {
  const id = await hiring.post({ contact });
  const shown = { walk_in, by: ['phone', 'telegram'], phone: null, telegram: null };
  expect((await detail(id)).contact).toEqual(shown);
  expect((await detail(id, await seeker())).contact).toEqual(shown);
  expect((await detail(id, await server.newcomer('employer'))).contact).toEqual(shown);
  expect((await detail(id, hiring.employer)).contact).toEqual({ ...shown, phone, telegram });
  expect((await detail(await hiring.post())).contact).toBeNull();
});

test('an edit replaces the contact, and one of an older client, which lacks it, leaves it as it is', async () => {
  const id = await hiring.post({ contact });
  const person = await seeker();
  await edit(id, {});
  expect((await detail(id, hiring.employer)).contact).toMatchObject({ phone, telegram, walk_in });
  expect((await call(id, person)).body).toEqual({ phone, telegram });
  await edit(id, { contact: { telegram: '@other_name' } });
  expect((await call(id, person)).body).toEqual({ phone: null, telegram: 'other_name' });
});

test.each([null, {}])('the contact %j deletes the stored one', async (empty) => {
  const id = await hiring.post({ contact });
  await edit(id, { contact: empty });
  expect((await detail(id, hiring.employer)).contact).toBeNull();
  expect((await call(id, await seeker())).body).toEqual(none);
});

test.each([
  [{ phone: '123' }, 'contact.phone'],
  [{ telegram: 'a b' }, 'contact.telegram'],
  [{ telegram: 'https://example.com/x' }, 'contact.telegram'],
  [{ walk_in: { days: ['mon'], hours: '8' } }, 'contact.walk_in.place'],
  [{ walk_in: { ...walk_in, days: [] } }, 'contact.walk_in.days'],
  ['012345678', 'contact'],
])('the contact %j is refused', async (wrong, field) => {
  const { status, body } = await edit(hiring.job_id, { contact: wrong });
  expect(status).toBe(422);
  expect(Object.keys((body as { fields: object }).fields)).toEqual([field]);
});

test("other clients' own words for days and hours are stored as they are", async () => {
  const id = await hiring.post({ contact: { walk_in: { place: 'Shop', days: 'Mon to Fri', hours: '8am' } } });
  expect((await detail(id)).contact?.walk_in).toEqual({
    place: 'Shop',
    days: 'Mon to Fri',
    hours: '8am',
    bring: null,
  });
});

test('asking for money at the gate is warned of', async () => {
  const bring = 'Pay a deposit of 20 dollars before you start';
  const id = await hiring.post({ contact: { walk_in: { ...walk_in, bring } } });
  expect((await detail(id)).warnings).toContain('fee');
});

test('guests, employers and operators get no number', async () => {
  const id = await hiring.post({ contact });
  expect((await call(id)).status).toBe(401);
  expect((await call(id, await server.newcomer('employer'))).status).toBe(403);
  expect((await call(id, hiring.employer)).status).toBe(403);
  expect((await call(id, await newOperator(server, 'Caller'))).status).toBe(403);
});

test('without a verified company or an approval the number is given to no one, and the owner can tell', async () => {
  const unverified = await openHiring(server);
  const id = await unverified.post({ contact });
  // As if posted before postings were reviewed.
  await server.db.deleteFrom('hidden_jobs').where('job_id', '=', id).execute();
  expect(await call(id, await seeker())).toMatchObject({ status: 409, body: { code: 'not_verified' } });
  expect((await detail(id)).contact).toEqual({ walk_in, by: [], ...none });
  expect((await detail(id, unverified.employer)).contact).toMatchObject({ by: [], phone, telegram });
  await verify(unverified.employer);
  expect((await call(id, await seeker())).status).toBe(200);
});

test('someone who is blocked is refused like everyone', async () => {
  const unverified = await openHiring(server);
  const id = await unverified.post({ contact });
  await server.db.deleteFrom('hidden_jobs').where('job_id', 'in', [id, unverified.job_id]).execute();
  const { person, id: application } = await unverified.applied();
  await server.ask('POST', `/app/${application}/block`, { as: unverified.employer });
  expect(await call(id, person)).toMatchObject({ status: 409, body: { code: 'not_verified' } });
  await verify(unverified.employer);
  expect((await call(id, person)).body).toEqual(none);
});

test("an operator's approval lets this number out, but not another one that replaces it", async () => {
  const unverified = await openHiring(server);
  const operator = await newOperator(server, 'Approver');
  const id = await unverified.post({ contact });
  const person = await seeker();
  expect((await call(id, person)).status).toBe(404);
  const { body } = await server.ask('GET', '/operator/queue?kind=posts', { as: operator });
  // What the operator approves.
  const waiting = (body as { job: JobDetail }[]).find(({ job }) => job.job_id === id);
  expect(waiting?.job.contact).toMatchObject({ phone, telegram });
  await server.ask('PATCH', `/operator/job/${id}`, {
    as: operator,
    body: { action: 'approve', reason: 'Called them' },
  });
  expect((await call(id, person)).body).toEqual({ phone, telegram });
  await edit(id, { contact }, unverified.employer);
  expect((await call(id, person)).status).toBe(200);
  await edit(id, { contact: { ...contact, phone: '011222333' } }, unverified.employer);
  expect((await call(id, person)).status).toBe(409);
});

test('a closed, expired, removed or deleted job gives nothing', async () => {
  const person = await seeker();
  const stopped = await hiring.post({ contact });
  await server.ask('PATCH', `/job/stop/${stopped}`, { as: hiring.employer });
  expect(await call(stopped, person)).toMatchObject({ status: 409, body: { code: 'job_closed' } });

  const expired = await hiring.post({ contact });
  await server.db.updateTable('jobs').set({ expires_on: '2020-01-01' }).where('id', '=', expired).execute();
  expect((await call(expired, person)).status).toBe(409);

  const removed = await hiring.post({ contact });
  await server.db.insertInto('hidden_jobs').values({ job_id: removed, removed_at: server.clock() }).execute();
  expect((await call(removed, person)).status).toBe(404);
  expect((await call(999_999, person)).status).toBe(404);
  expect(await calls(person)).toEqual([]);
});

test('after the employer has deleted the account, nothing is left to give', async () => {
  const leaving = await openHiring(server);
  await verify(leaving.employer);
  const id = await leaving.post({ contact });
  const person = await seeker();
  expect((await call(id, person)).status).toBe(200);
  await server.ask('POST', '/user/delete', { as: leaving.employer, body: { password: 'karngea-demo' } });
  expect(await server.db.selectFrom('job_contacts').selectAll().where('job_id', '=', id).execute()).toEqual(
    [],
  );
  expect((await call(id, person)).status).not.toBe(200);
});
