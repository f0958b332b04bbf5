/** Saved searches (product 3.21, 7.22): saving, changing and deleting them, each only for its owner. */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Alert } from '#contract/alerts.ts';
import { type Person, startServer, type TestServer } from '../support/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer({ isEmpty: true });
});
afterAll(() => server.close());

const sewing = { name: 'Sewing', terms: { keyword: 'sewing' }, alert: 'instant' };
const save = (as: Person, body: object = {}, headers: Record<string, string> = {}) =>
  server.ask('POST', '/search', { as, body: { ...sewing, ...body }, headers });
const saved = async (as: Person, body: object = {}) => (await save(as, body)).body as Alert;
const list = async (as: Person) => (await server.ask('GET', '/search', { as })).body as Alert[];
const change = (as: Person, id: number, body: object) =>
  server.ask('PUT', `/search/${id}`, { as, body: { ...sewing, ...body } });
const remove = (as: Person, id: number) => server.ask('POST', `/search/${id}/remove`, { as });

describe('a saved search', () => {
  test.each(['employee', 'employer'] as const)(
    'is saved for an %s, and listed newest first',
    async (accType) => {
      const person = await server.newcomer(accType);
      const first = await save(person);
      expect(first).toMatchObject({ status: 201, body: { ...sewing, id: expect.any(Number) as number } });
      await save(person, { name: 'Later', alert: 'daily' });
      expect((await list(person)).map(({ name, alert }) => [name, alert])).toEqual([
        ['Later', 'daily'],
        ['Sewing', 'instant'],
      ]);
    },
  );

  test('accepts the terms of GET /job/get, and returns them as URL parameters', async () => {
    const person = await server.newcomer('employee');
    const terms = {
      keyword: '  sewing ',
      industry: 'Any Industry',
      category: 'manager',
      province: 'kh-8',
      salary_from: 200,
      company: '7',
      verified: true,
      within: '',
      status: null,
      sort: 'salary',
      colour: 'red',
      page: '3',
    };
    expect((await saved(person, { terms })).terms).toEqual({
      keyword: 'sewing',
      category: 'manager',
      province: 'KH-8',
      salary_from: '200',
      company: '7',
      verified: '1',
      sort: 'Salary',
    });
  });

  test('stores every term that GET /job/get accepts', async () => {
    const person = await server.newcomer('employee');
    const terms = {
      keyword: 'sewing ជាងដេរ',
      industry: 'Manufacturings',
      category: 'Manager',
      level: 'Entry',
      job_type: 'Full Time',
      location: 'Phnom Penh',
      province: 'KH-12',
      company: '7',
      salary_from: '200',
      within: '3',
      verified: '1',
      status: 'Hiring',
      sort: 'Salary',
    };
    const { id, terms: stored } = await saved(person, { terms });
    expect(stored).toEqual(terms);
    expect((await change(person, id, { terms: stored })).body).toMatchObject({ terms });
    expect((await list(person))[0]?.terms).toEqual(terms);
  });

  test.each([
    ['terms.salary_from', { terms: { salary_from: 'much' } }],
    ['terms.keyword', { terms: { keyword: ['a'] } }],
    ['terms.keyword', { terms: { keyword: 'a\u0000' } }],
    ['terms', { terms: 'sewing' }],
    ['name', { name: ' ' }],
    ['name', { name: 'x'.repeat(121) }],
    ['alert', { alert: 'weekly' }],
  ])('is refused for %s (case %#)', async (field, body) => {
    const person = await server.newcomer('employee');
    const { id } = await saved(person);
    for (const answer of [await save(person, body), await change(person, id, body)]) {
      expect(answer).toMatchObject({ status: 422, body: { code: 'invalid' } });
      expect(Object.keys((answer.body as { fields: object }).fields)).toEqual([field]);
    }
    expect(await list(person)).toHaveLength(1);
  });

  test('is refused if every new job would take long to compare with its keyword', async () => {
    const person = await server.newcomer('employee');
    const { id } = await saved(person);
    const terms = {
      keyword: 'ជាងផ្សាដែក បុគ្គលិករដ្ឋបាល ប្រធានផ្នែកធនធានមនុស្ស ភ្នាក់ងារលក់ធានារ៉ាប់រង អ្នករៀបចំផែនការផលិតកម្ម',
    };
    for (const answer of [await save(person, { terms }), await change(person, id, { terms })])
      expect(answer).toMatchObject({ status: 422, body: { code: 'search_too_long' } });
    expect(await list(person)).toHaveLength(1);
    const { status } = await server.ask('GET', `/job/get?${new URLSearchParams(terms).toString()}`);
    expect(status).toBe(200);
  });

  test('is saved once when sent again with the same key', async () => {
    const person = await server.newcomer('employee');
    const headers = { 'idempotency-key': randomUUID() };
    const [one, other] = [await save(person, {}, headers), await save(person, {}, headers)];
    expect(other.body).toEqual(one.body);
    expect(await list(person)).toHaveLength(1);
  });

  test('can be changed', async () => {
    const person = await server.newcomer('employee');
    const { id } = await saved(person);
    const changed = { name: 'ជាងដេរ', terms: { province: 'KH-8' }, alert: 'off' };
    expect(await change(person, id, changed)).toMatchObject({ status: 200, body: { id, ...changed } });
    expect(await list(person)).toEqual([{ id, ...changed }]);
  });

  test('can be deleted, once', async () => {
    const person = await server.newcomer('employee');
    const { id } = await saved(person);
    expect((await remove(person, id)).status).toBe(204);
    expect(await list(person)).toEqual([]);
    expect((await remove(person, id)).status).toBe(404);
    expect((await change(person, id, {})).status).toBe(404);
  });

  test('of another user is answered like a missing one', async () => {
    const [owner, other] = [await server.newcomer('employee'), await server.newcomer('employee')];
    const { id } = await saved(owner);
    for (const ask of [(of: number) => change(other, of, {}), (of: number) => remove(other, of)]) {
      const [theirs, missing] = [await ask(id), await ask(999_999)];
      expect([theirs.status, theirs.text]).toEqual([404, missing.text]);
    }
    expect(await list(other)).toEqual([]);
    expect(await list(owner)).toHaveLength(1);
  });
});

test('is limited to 20 a user, also for concurrent calls', async () => {
  const person = await server.newcomer('employee');
  for (let at = 0; at < 17; at += 1) await save(person);
  const raced = await Promise.all(Array.from({ length: 6 }, () => save(person)));
  expect(raced.map(({ status }) => status).sort()).toEqual([201, 201, 201, 409, 409, 409]);
  expect(raced.find(({ status }) => status === 409)?.body).toEqual({
    code: 'too_many',
    message: 'You have 20 job alerts. Delete one first.',
  });
  const [newest] = await list(person);
  await remove(person, newest?.id ?? 0);
  expect((await save(person)).status).toBe(201);
});
