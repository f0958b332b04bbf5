/** The employer opens an application (product 4.19). */
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type ApplicationAnswer } from '#contract/application-details.ts';
import { type Hiring, noticesOf, openHiring } from '../support/hiring.ts';
import { posting } from '../support/samples.ts';
import { type Person, startServer, type TestServer } from '../support/test-server.ts';

let server: TestServer;
let hiring: Hiring;
beforeAll(async () => {
  server = await startServer({ isEmpty: true });
  hiring = await openHiring(server);
});
afterAll(() => server.close());

const read = async (id: number, as: Person) => {
  const { status, body } = await server.ask('GET', `/app/${id}`, { as });
  expect(status).toBe(200);
  return (body as ApplicationAnswer).application.viewed_at;
};
const listed = async (id: number, as: Person) =>
  (await hiring.list(as)).find((one) => one.id === id)?.viewed_at;
const views = async (person: Person) =>
  (await noticesOf(server, person)).filter(({ kind }) => kind === 'application_viewed');

test('only the first time counts; both sides see it in list and detail, and the applicant is notified once', async () => {
  const { employer } = hiring;
  const person = await hiring.seeker();
  const { id } = await hiring.apply(person);
  expect(await read(id, person)).toBeNull();
  expect(await listed(id, employer)).toBeNull();
  const first = server.clock().toISOString();
  expect(await read(id, employer)).toBe(first);
  server.later({ hours: 1 });
  expect(await read(id, employer)).toBe(first);
  expect(await read(id, person)).toBe(first);
  expect([await listed(id, employer), await listed(id, person)]).toEqual([first, first]);
  expect(await views(person)).toEqual([
    {
      kind: 'application_viewed',
      application_id: id,
      job_id: hiring.job_id,
      job_name: posting.name,
      person: null,
      text: null,
      search_id: null,
    },
  ]);
});

test('an applicant with a decision is not notified that it was opened', async () => {
  const person = await hiring.seeker();
  const { id } = await hiring.apply(person);
  await server.ask('PUT', `/app/${id}`, { as: hiring.employer, body: { status: 'rejected' } });
  expect(await read(id, hiring.employer)).not.toBeNull();
  expect(await views(person)).toEqual([]);
});

test('reading works on a full disk', async () => {
  const { id } = await hiring.apply(await hiring.seeker());
  await sql`create function full_disk() returns trigger language plpgsql as $$
    begin raise exception 'disk full' using errcode = '53100'; end $$`.execute(server.db);
  await sql`create trigger full_disk before update on applications
    for each row execute function full_disk()`.execute(server.db);
  expect(await read(id, hiring.employer)).toBeNull();
  await sql`drop trigger full_disk on applications`.execute(server.db);
  expect(await read(id, hiring.employer)).not.toBeNull();
});
