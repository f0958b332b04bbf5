/** Links that open a CV without log-in (product 7.38). */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type CvLink } from '#contract/cv-links.ts';
import { type Cv } from '#contract/cvs.ts';
import { maximumCvLinks } from '#contract/limits.ts';
import { demoPassword } from '#server/seed/fixtures.ts';
import { runHousekeeping } from '#server/housekeeping.ts';
import { cvOfDara, shortCv } from '../support/samples.ts';
import { type Person, startServer, type TestServer } from '../support/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer({ isEmpty: true });
});
afterAll(() => server.close());

type Made = CvLink & { readonly token: string };

async function seeker(): Promise<Person> {
  const person = await server.newcomer('employee');
  await server.ask('POST', '/cv', { as: person, body: cvOfDara });
  return person;
}
const ask = (as: Person, body: object = {}) => server.ask('POST', '/cv/links', { as, body });
const make = async (as: Person, body?: object) => {
  const { status, body: made } = await ask(as, body);
  expect(status).toBe(201);
  return made as Made;
};
const list = async (as: Person) => (await server.ask('GET', '/cv/links', { as })).body as CvLink[];
const end = (as: Person, id: number) => server.ask('POST', `/cv/links/${id}/end`, { as });
const open = (token: string) => server.ask('POST', '/cv/shared', { body: { token } });
const opens = async (token: string) => (await open(token)).status;

test('a link shows the current CV to anyone, and is never cached', async () => {
  const person = await seeker();
  const { token, id, expires_at } = await make(person, { days: null });
  expect(expires_at).toBeNull();
  // At least 128 bits, in base64url.
  expect(token).toMatch(/^[\w-]{22,}$/);
  const { status, body, headers } = await open(token);
  const { cv } = body as { cv: Cv };
  expect([status, cv.user_info, cv.reference?.length]).toEqual([
    200,
    cvOfDara.user_info,
    cvOfDara.reference?.length,
  ]);
  expect(headers['cache-control']).toBe('private, no-store');
  await server.ask('PUT', '/cv', { as: person, body: shortCv });
  expect((await open(token)).body).toMatchObject({ cv: { user_info: shortCv.user_info }, expires_at: null });
  expect(await list(person)).toEqual([
    {
      id,
      created_at: expect.any(String),
      expires_at: null,
      share: { address: true, date_of_birth: true, reference: true },
    },
  ]);
});

test('the table stores nothing that opens a link', async () => {
  const { token } = await make(await seeker());
  const rows = await server.db.selectFrom('cv_links').selectAll().execute();
  expect(JSON.stringify(rows)).not.toContain(token);
});

test.each([
  [{ address: false }, { address: '' }, cvOfDara.reference?.length],
  [{ date_of_birth: false, reference: false }, { date_of_birth: '' }, undefined],
])('the parts hidden by %j are not shown', async (share, emptied, references) => {
  const person = await seeker();
  const { token } = await make(person, { days: 7, share });
  const { cv } = (await open(token)).body as { cv: Cv };
  expect(cv.user_info).toEqual({ ...cvOfDara.user_info, ...emptied });
  expect(cv.reference?.length).toBe(references);
  expect((await list(person))[0]?.share).toEqual({
    address: true,
    date_of_birth: true,
    reference: true,
    ...share,
  });
});

test.each([
  [{}, 1],
  [{ days: 1 }, 1],
  [{ days: 7 }, 7],
])('with %j the link is valid for %i days', async (body, days) => {
  const person = await seeker();
  const { token } = await make(person, body);
  server.later({ days: days - 1, hours: 23 });
  expect(await opens(token)).toBe(200);
  server.later({ hours: 1 });
  expect(await opens(token)).toBe(404);
  expect(await list(person)).toEqual([]);
});

test('a revoked link looks like one that never existed, and so does that of a suspended account', async () => {
  const person = await seeker();
  const [first, second] = [await make(person, { days: null }), await make(person, { days: null })];
  expect((await end(person, first.id)).status).toBe(204);
  expect((await end(person, first.id)).status).toBe(404);
  const never = await open('x'.repeat(43));
  expect([never.status, await open(first.token)]).toEqual([404, { ...never, headers: expect.anything() }]);
  expect(await opens(second.token)).toBe(200);
  await server.db
    .updateTable('users')
    .set({ suspended_at: server.clock() })
    .where('id', '=', person.user_id)
    .execute();
  expect(await opens(second.token)).toBe(404);
});

test('other users can neither list nor revoke them', async () => {
  const [owner, other] = [await seeker(), await seeker()];
  const { token, id } = await make(owner);
  expect(await list(other)).toEqual([]);
  expect((await end(other, id)).status).toBe(404);
  expect(await opens(token)).toBe(200);
});

test('needs a CV, and the contract limits their number', async () => {
  expect((await ask(await server.newcomer('employee'))).body).toMatchObject({ code: 'no_cv' });
  const person = await seeker();
  for (let at = 0; at < maximumCvLinks; at += 1) await make(person);
  expect(await ask(person)).toMatchObject({ status: 409, body: { code: 'too_many' } });
  server.later({ days: 1 });
  await make(person);
});

test.each([{ days: 2 }, { days: 'x' }, { share: 5 }])('%j is invalid', async (body) =>
  expect((await ask(await seeker(), body)).status).toBe(422),
);

test('they are deleted with the account, and expired ones by housekeeping', async () => {
  const person = await seeker();
  const { token } = await make(person, { days: null });
  await make(person, { days: 1 });
  server.later({ days: 2 });
  await runHousekeeping({ ...server, log: server.app.log, keepApplicationsMonths: 12 });
  const stored = () =>
    server.db.selectFrom('cv_links').select('id').where('user_id', '=', person.user_id).execute();
  expect(await stored()).toHaveLength(1);
  const left = await server.ask('POST', '/user/delete', {
    as: person,
    body: { password: demoPassword },
  });
  expect([left.status, await opens(token)]).toEqual([204, 404]);
});
