/** Searching the CVs that an employer received (product 7.19). */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Application } from '#contract/applications.ts';
import { type Hiring, openHiring } from '../support/hiring.ts';
import { cvOfDara, shortCv } from '../support/samples.ts';
import { type Person, startServer, type TestServer } from '../support/test-server.ts';

let server: TestServer;
let hiring: Hiring;
let welder: { person: Person; id: number };
let other: { person: Person; id: number };
async function applicant(cv: object) {
  const person = await server.newcomer('employee');
  await server.ask('POST', '/cv', { as: person, body: cv });
  return { person, id: (await hiring.apply(person)).id };
}
beforeAll(async () => {
  server = await startServer({ isEmpty: true });
  hiring = await openHiring(server);
  const info = {
    ...cvOfDara.user_info,
    city: 'Battambang',
    description: '<p>I <strong>weld</strong> ជាងដែក 100%_a</p>',
  };
  welder = await applicant({ ...cvOfDara, user_info: info });
  other = await applicant(shortCv);
});
afterAll(() => server.close());

const ids = async (words: string, as: Person = hiring.employer) => {
  const { status, body } = await server.ask('GET', `/app?words=${encodeURIComponent(words)}`, { as });
  expect(status).toBe(200);
  return (body as Application[]).map(({ id }) => id);
};

test('matches all words, in any case and either script, also as parts of words', async () => {
  const both = [welder.id, other.id];
  expect(await ids('')).toEqual(both);
  expect(await ids('  \u0000 ')).toEqual(both);
  for (const words of ['WELD', 'ដែក', 'battam weld', '100%_A']) expect(await ids(words)).toEqual([welder.id]);
  expect(await ids('weld nothing-of-the-kind')).toEqual([]);
});

test('does not match field names or markup, and treats no character as a wildcard', async () => {
  for (const words of ['user_info', 'strong', '%', '_', '\\', '"', '{'])
    expect(await ids(words)).toEqual(words === '%' || words === '_' ? [welder.id] : []);
});

test('limits the number of words of a long query', async () => {
  expect(await ids('weld '.repeat(2_000))).toEqual([welder.id]);
  expect(await ids('w'.repeat(5_000))).toEqual([]);
});

test('only the employer sees the city, and deleted CVs are not found', async () => {
  const mine = async (as: Person) => (await hiring.list(as)).map(({ city }) => city);
  expect(await mine(hiring.employer)).toEqual(['Battambang', cvOfDara.user_info.city]);
  expect(await mine(welder.person)).toEqual([undefined]);
  expect(await ids('zzz', welder.person)).toEqual([welder.id]);
  await server.db
    .updateTable('applications')
    .set({ cv_erased_at: new Date() })
    .where('id', '=', welder.id)
    .execute();
  expect(await ids('weld')).toEqual([]);
  expect((await mine(hiring.employer))[0]).toBeNull();
});
