/** The verification mark of companies (product 3.13, 7.15). */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startServer, type Person, type TestServer } from '../support/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

const put = (as: Person | string, body: unknown) => server.ask('PUT', '/company/mine', { as, body });
const read = (id: number) => server.ask('GET', `/company/${id}`);
const own = async (as: Person) => (await server.ask('GET', '/company/mine', { as })).body;
const verify = (as: Person, more: object = {}) =>
  server.ask('POST', '/company/mine/verify', {
    as,
    body: { registration_number: 'MOC-1', phone: '+855 12 345 678', ...more },
  });
const decide = (
  person: Person,
  verification: 'verified' | 'refused',
  refused_because: string | null = null,
) =>
  server.db
    .updateTable('companies')
    .set({
      verification,
      refused_because,
      verified_since: verification === 'verified' ? server.clock() : null,
    })
    .where('user_id', '=', person.user_id)
    .execute();
async function employer(company: object = { name: 'Krama House' }): Promise<Person> {
  const person = await server.newcomer('employer');
  await put(person, company);
  return person;
}

describe('the verification mark', () => {
  test('is requested with 201; requesting it again returns 200 and replaces the request', async () => {
    const person = await employer();
    expect(await verify(person, { note: 'Ask for Dara' })).toMatchObject({
      status: 201,
      body: { state: 'waiting' },
    });
    expect(await verify(person, { registration_number: 'MOC-2' })).toMatchObject({
      status: 200,
      body: { state: 'waiting' },
    });
    expect(await own(person)).toMatchObject({ verification: 'waiting', verified: false });
    const asked = server.db.selectFrom('companies').select(['registration_number', 'verification_phone']);
    expect(await asked.where('user_id', '=', person.user_id).execute()).toEqual([
      { registration_number: 'MOC-2', verification_phone: '+855 12 345 678' },
    ]);
  });

  test('never exposes the request in any answer', async () => {
    const person = await employer();
    await verify(person, { registration_number: 'SECRET-77' });
    for (const path of ['/company/mine', `/company/${person.user_id}`])
      expect((await server.ask('GET', path, { as: person })).text).not.toContain('SECRET-77');
  });

  test.each([
    [{ registration_number: '' }, 'registration_number'],
    [{ phone: 'call me' }, 'phone'],
    [{ note: 'x'.repeat(2_001) }, 'note'],
  ])('%j is refused', async (more, field) =>
    expect(await verify(await employer(), more)).toMatchObject({
      status: 422,
      body: { fields: { [field]: expect.any(String) as string } },
    }),
  );

  test('is shown with its date, and is lost with a new name in either language or website, but with no other change', async () => {
    for (const change of [
      { name: 'Silk House' },
      { name_km: 'ផ្ទះសូត្រ' },
      { name_km: null },
      { website: 'https://another.example' },
    ]) {
      const before = { name: 'Krama House', name_km: 'ផ្ទះក្រមា' };
      const person = await employer(before);
      await decide(person, 'verified');
      expect((await put(person, { ...before, about: 'New words' })).body).toMatchObject({
        verified: true,
        verification: 'verified',
        verified_since: server.clock().toISOString(),
      });
      expect((await verify(person)).body).toEqual({ state: 'verified' });
      expect((await put(person, { ...before, ...change })).body).toMatchObject({
        verified: false,
        verification: 'none',
        verified_since: null,
      });
    }
  });

  test('cannot seem to belong to another company by a name that looks the same', async () => {
    const real = await employer({ name: 'ACLEDA Bank' });
    await decide(real, 'verified');
    const fake = await employer({ name: 'Something else' });
    for (const names of [
      { name: 'acleda bank' },
      { name: 'АCLEDA Bank' },
      { name: 'Else', name_km: 'ACLEDA Bank' },
    ])
      expect((await put(fake, names)).body).toMatchObject({ fields: { name: expect.any(String) as string } });
    expect((await put(real, { name: 'ACLEDA Bank', about: 'We are real' })).body).toMatchObject({
      verified: true,
    });
  });

  test('shows its owner the reason for a refusal until the next request', async () => {
    const person = await employer();
    await decide(person, 'refused', 'Another name.');
    expect(await own(person)).toMatchObject({ verification: 'refused', refused_because: 'Another name.' });
    expect((await read(person.user_id)).text).not.toContain('Another name.');
    expect((await verify(person)).status).toBe(201);
    expect(await own(person)).not.toHaveProperty('refused_because');
  });
});
