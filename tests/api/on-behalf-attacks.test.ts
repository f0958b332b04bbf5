/** Attacks on claims of companies, on imports and on the device of contacts: each is refused, and nothing changes. */
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newOperator } from '../support/operators.ts';
import { type Posted, postFor } from '../support/on-behalf.ts';
import { type Person, startServer, type TestServer } from '../support/test-server.ts';

let server: TestServer;
let mony: Person;
let posted: Posted;
beforeAll(async () => {
  server = await startServer({ isEmpty: true });
  mony = await newOperator(server, 'Mony');
  posted = await postFor(server, mony, 'Riverside Bakery');
});
afterAll(() => server.close());

const state = async () =>
  (
    await sql`select (select count(*) from jobs)::int as jobs, (select count(*) from companies)::int as companies,
      (select count(*) from claim_codes)::int as codes, (select count(*) from contact_calls)::int as calls,
      (select string_agg(id || ' ' || employer_id, ',' order by id) from jobs) as owners`.execute(server.db)
  ).rows;
async function changesNothing(attack: () => Promise<unknown>): Promise<void> {
  const before = await state();
  await attack();
  expect(await state()).toEqual(before);
}

test.each<[string, (code: string) => unknown]>([
  ['a pattern', () => '%'],
  ['any code', () => ({ $ne: '' })],
  ['a list with the right one', (code) => [code]],
  ['the right one and more', (code) => `${code} A`],
  ['a part of it', (code) => code.slice(0, -1)],
  ['nothing but spaces', () => '    '],
  ['SQL', () => "' or 1=1 --"],
  ["the company's id", () => posted.company_id],
  ['a flood', (code) => code.repeat(10_000)],
  ['a null byte', (code) => `${code}\0\0A`],
])('a claim with %s in place of the code: 422', (_, made) =>
  changesNothing(async () => {
    const as = await server.newcomer('employer');
    const body = { code: made(posted.claim_code), company_id: posted.company_id };
    expect((await server.ask('POST', '/company/claim', { as, body })).status).toBe(422);
  }),
);

test('only employers claim, and only operators make codes', () =>
  changesNothing(async () => {
    const body = { code: posted.claim_code };
    const claim = (as?: Person) => server.ask('POST', '/company/claim', { ...(as ? { as } : {}), body });
    expect((await claim()).status).toBe(401);
    for (const as of [await server.newcomer('employee'), mony]) expect((await claim(as)).status).toBe(403);
    const as = await server.newcomer('employer');
    for (const path of [`/operator/company/${posted.company_id}/code`, '/operator/job', '/operator/import'])
      expect((await server.ask('POST', path, { as, body: {} })).status, path).toBe(403);
    expect((await server.ask('GET', '/operator/unclaimed', { as })).status).toBe(403);
  }));

const importing = (payload: string | Buffer, as: Person = mony, headers: Record<string, string> = {}) =>
  server.app.inject({
    method: 'POST',
    url: '/api/operator/import',
    headers: { 'content-type': 'text/csv', authorization: `BEARER ${as.token}`, ...headers },
    payload,
  });
const columns = 'company,source,occupation,salary,province';
const row = 'Import Co,Facebook,cook,$200,KH-12';

test.each([
  '__proto__',
  'constructor.prototype.isAdmin',
  'employer_id',
  'approved_at',
  'company.verification',
  'id',
  'company.user_id',
])('a column %s is refused', (column) =>
  changesNothing(async () =>
    expect((await importing(`${columns},${column}\n${row},1\n`)).statusCode).toBe(422),
  ),
);

test.each([
  ['company', 'Win at t.me/scam', ''],
  ['company', 'a\0b', ''],
  ['source.url', 'javascript:alert(1)', 'source.url'],
  ['contact.telegram', 'https://evil.example/karngea', 'contact.telegram'],
  ['contact.phone', '117', 'contact.phone'],
  ['province', "KH-12' or 1=1", ''],
  ['name', 'www.scam.example', 'name'],
])('a row with %s %s fails', (column, value, added) =>
  changesNothing(async () => {
    const names = columns.split(',');
    const cells = row.split(',').map((cell, at) => (names[at] === column ? value : cell));
    const [head, line] = added ? [`${columns},${added}`, `${row},${value}`] : [columns, cells.join(',')];
    const { statusCode, ...answer } = await importing(`${head}\n${line}\n`);
    expect([statusCode, answer.json<{ failed: number }>().failed]).toEqual([200, 1]);
  }),
);

test.each<[string, string | Buffer, Record<string, string>]>([
  ['another type', `${columns}\n${row}\n`, { 'content-type': 'application/x-www-form-urlencoded' }],
  ['compressed content', Buffer.from('1f8b0800000000000003', 'hex'), { 'content-encoding': 'gzip' }],
  ['an open quote', `${columns}\n"${row}\n`, {}],
  ['no names', '\n\n', {}],
])('an import with %s is refused', (_, payload, headers) =>
  changesNothing(async () =>
    expect((await importing(payload, mony, headers)).statusCode).toBeGreaterThanOrEqual(400),
  ),
);

test.each([
  'short',
  'a b c d e f g h i',
  'x'.repeat(65),
  'device\0device\0device',
  '../../../../../etc',
  ['x'.repeat(16)],
  7,
  { $ne: 1 },
])('a contact with the device %j: 422', (device) =>
  changesNothing(async () => {
    const as = await server.newcomer('employee');
    const { status } = await server.ask('POST', `/job/${posted.job_id}/contact`, { as, body: { device } });
    expect(status).toBe(422);
  }),
);
