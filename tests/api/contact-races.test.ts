/** Calls and messages while the job is closed, the other side blocks, or an account is deleted (product 4.19, 7.24). */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { demoPassword } from '#server/seed/fixtures.ts';
import { statuses } from '../support/http-client.ts';
import { openHiring } from '../support/hiring.ts';
import { type Answer, type Person, startServer, type TestServer } from '../support/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer({ isEmpty: true });
});
afterAll(() => server.close());

/** A job of a verified company with a phone number. */
async function newHiring() {
  const hiring = await openHiring(server);
  const { user_id } = hiring.employer;
  await server.db
    .insertInto('companies')
    .values({ user_id, name: 'Bakery', verification: 'verified' })
    .execute();
  return { ...hiring, job: await hiring.post({ contact: { phone: '012345678' } }) };
}
const call = (job: number, as: Person) => server.ask('POST', `/job/${job}/contact`, { as });
const callers = (job: number) =>
  server.db.selectFrom('contact_calls').select('user_id').where('job_id', '=', job).execute();
const leave = (as: Person) => server.ask('POST', '/user/delete', { as, body: { password: demoPassword } });
const isFailure = ({ status }: Answer) => status >= 500;

test('no number is given after the job was stopped, and every given one is recorded', async () => {
  const { job, employer } = await newHiring();
  const people = await Promise.all(Array.from({ length: 12 }, () => server.newcomer('employee')));
  const answers = await Promise.all([
    ...people.slice(0, 6).map((as) => call(job, as)),
    server.ask('PATCH', `/job/stop/${job}`, { as: employer }),
    ...people.slice(6).map((as) => call(job, as)),
  ]);
  expect(answers.filter(isFailure)).toEqual([]);
  const given = answers.filter(({ body }) => (body as { phone?: string }).phone !== undefined);
  expect(await callers(job)).toHaveLength(given.length);
  expect(statuses(await Promise.all(people.map((as) => call(job, as))))).toEqual({ 409: people.length });
});

test('messages sent before a block are delivered, those after it are not, and none is in between', async () => {
  const { employer, applied } = await newHiring();
  const { person, id } = await applied();
  const write = (nth: number) =>
    server.ask('POST', `/app/${id}/message`, { as: employer, body: { text: `Message ${nth}` } });
  const answers = await Promise.all(
    Array.from({ length: 16 }, (_, nth) =>
      nth === 8 ? server.ask('POST', `/app/${id}/block`, { as: person }) : write(nth),
    ),
  );
  expect(answers.map(({ status }) => status)).toEqual(answers.map((_, nth) => (nth === 8 ? 200 : 201)));
  await write(16);
  const stored = await server.db
    .selectFrom('application_messages')
    .select('undelivered')
    .where('application_id', '=', id)
    .orderBy('id')
    .execute();
  const states = stored.map(({ undelivered }) => undelivered);
  expect(states).toEqual(states.toSorted());
  expect(states.at(-1)).toBe(true);
  const read = await server.ask('GET', `/app/${id}/message`, { as: person });
  expect(read.body).toHaveLength(states.filter((isUndelivered) => !isUndelivered).length);
});

test('calls, blocks and answers during the deletion of either account fail for no one and leave nothing', async () => {
  const { employer, applied, job, job_id } = await newHiring();
  const [one, other] = [await applied(), await applied()];
  const asked = () => [
    ...[one, other].flatMap(({ person, id }) => [
      call(job, person),
      server.ask('POST', `/app/${id}/block`, { as: person }),
      server.ask('POST', `/app/${id}/block`, { as: employer }),
      server.ask('POST', '/outcome', { as: person, body: { job_id, application_id: id, answer: 'hired' } }),
      server.ask('POST', '/app', { as: person, body: { job_id: job } }),
      server.ask('POST', `/app/${id}/unblock`, { as: person }),
    ]),
  ];
  const answers = await Promise.all([...asked(), leave(one.person), ...asked(), leave(employer), ...asked()]);
  expect(answers.filter(isFailure)).toEqual([]);
  expect(await callers(job)).toEqual([]);
  const left = [one.person.user_id, employer.user_id];
  const blocks = await server.db
    .selectFrom('blocks')
    .select('id')
    .where(({ or, eb }) => or([eb('employee_id', 'in', left), eb('employer_id', 'in', left)]))
    .execute();
  expect(blocks).toEqual([]);
});
