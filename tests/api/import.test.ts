/** Operators import jobs from a CSV file (product 7.47). */
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type JobDetail } from '#contract/jobs.ts';
import { importLimits, type ImportReply } from '#contract/on-behalf.ts';
import { lookalikeKeysOf } from '#server/companies/company-store.ts';
import { freshSettings } from '../support/engines.ts';
import { newOperator } from '../support/operators.ts';
import { runCommand } from '../support/run-command.ts';
import { type Person, startServer, type TestServer } from '../support/test-server.ts';

let server: TestServer;
let mony: Person;
beforeAll(async () => {
  server = await startServer();
  mony = await newOperator(server, 'Mony');
});
afterAll(() => server.close());

const send = (payload: string | Buffer, dryRun = '', as: Person = mony) =>
  server.app.inject({
    method: 'POST',
    url: `/api/operator/import${dryRun}`,
    headers: { 'content-type': 'text/csv', authorization: `BEARER ${as.token}` },
    payload,
  });
const imported = async (payload: string | Buffer, dryRun = ''): Promise<ImportReply> => {
  const answer = await send(payload, dryRun);
  expect(answer.statusCode).toBe(200);
  return answer.json();
};
const failure = async (payload: string | Buffer): Promise<[number, unknown]> => {
  const answer = await send(payload);
  return [answer.statusCode, answer.json<{ code: string }>().code];
};
const header = 'ref,company,source,occupation,salary,province,requirements';
const row = (ref: string, company = 'Import Co') =>
  `${ref},${company},Facebook,cook,$200,KH-12,"Clean\nOn time"`;
const jobOf = async (ref: string): Promise<JobDetail> => {
  const { job_id } = await server.db
    .selectFrom('job_sources')
    .select('job_id')
    .where('ref', '=', ref)
    .executeTakeFirstOrThrow();
  return (await server.ask('GET', `/job/get/${job_id}`)).body as JobDetail;
};

test('creates jobs for companies, with what the occupation fills in, and gives a code for each company', async () => {
  const reply = await imported([header, row('a-1'), row('a-2', 'Other Co'), row('a-3')].join('\n'));
  expect(reply).toMatchObject({ created: 3, same: 0, failed: 0 });
  expect(reply.companies.map(({ name }) => name)).toEqual(['Import Co', 'Other Co']);
  expect(await jobOf('a-1')).toMatchObject({
    name: 'Cook',
    requirements: ['Clean', 'On time'],
    company: { name: 'Import Co' },
    source: { name: 'Facebook' },
  });
  const owner = await server.newcomer('employer');
  const code = reply.companies[0]?.claim_code;
  expect(await server.ask('POST', '/company/claim', { as: owner, body: { code } })).toMatchObject({
    status: 200,
    body: { jobs: 2 },
  });
});

test('rows that were imported before change nothing, with a ref or without, also after a claim', async () => {
  const file = [header, row('a-1'), row(''), row('', 'Other Co')].join('\n');
  expect(await imported(file)).toMatchObject({ created: 2, same: 1 });
  expect(await imported(file)).toMatchObject({ created: 0, same: 3, failed: 0, companies: [] });
});

test('a dry run says the same and changes nothing', async () => {
  const count = () =>
    server.db
      .selectFrom('jobs')
      .select(({ fn }) => fn.countAll().as('count'))
      .execute();
  const before = await count();
  const file = [header, row('dry-1'), row('dry-1'), row('dry-2', '')].join('\n');
  const reply = await imported(file, '?dry_run=1');
  expect(reply).toMatchObject({ created: 1, same: 1, failed: 1, companies: [] });
  expect(await count()).toEqual(before);
});

test("a verified company's name fails, in a dry run too", async () => {
  const owner = await server.newcomer('employer');
  await server.db
    .insertInto('companies')
    .values({
      user_id: owner.user_id,
      name: 'Proven Co',
      lookalike_keys: lookalikeKeysOf({ name: 'Proven Co' }),
      verification: 'verified',
    })
    .execute();
  const file = [header, row('proven-1', 'Proven Co'), row('proven-2', 'New Co')].join('\n');
  for (const dryRun of ['?dry_run=1', '']) {
    const reply = await imported(file, dryRun);
    expect(reply).toMatchObject({ created: 1, failed: 1 });
    expect(Object.keys(reply.rows[0]?.fields ?? {})).toEqual(['company']);
  }
});

test('errors have the row, the column and a sentence', async () => {
  const reply = await imported(
    [header, row('bad-1').replace('KH-12', 'KH-99'), 'bad-2,,Facebook,nothing,$1,KH-1,x', row('good-1')].join(
      '\n',
    ),
  );
  expect(reply).toMatchObject({ created: 1, failed: 2 });
  expect(reply.rows[0]).toEqual({
    line: 2,
    state: 'failed',
    fields: { province: 'Please choose an option from the list.' },
  });
  // Not what the occupation would fill in.
  expect(Object.keys(reply.rows[1]?.fields ?? {}).sort()).toEqual(['company', 'occupation']);
});

describe('files of spreadsheets', () => {
  test.each([
    ['semicolons', (text: string) => text.replaceAll(',', ';')],
    ['tabs', (text: string) => text.replaceAll(',', '\t')],
    ['a byte order mark and CRLF', (text: string) => `\ufeff${text.replaceAll('\n', '\r\n')}\r\n`],
    ['empty rows and columns', (text: string) => `${text.replaceAll(/^(\w[^\n"]*)$/gm, '$1,,')}\n,,,\n`],
    ['a separator line', (text: string) => `sep=;\r\n${text.replaceAll(',', ';')}`],
  ])('with %s are read', async (name, change) => {
    const reply = await imported(change([header, row(`sheet ${name}`)].join('\n')));
    expect(reply).toMatchObject({ created: 1, failed: 0 });
    expect((await jobOf(`sheet ${name}`)).requirements).toEqual(['Clean', 'On time']);
  });

  test('in another encoding than UTF-8 are refused', async () => {
    const file = Buffer.from([header, row('latin', 'Café')].join('\n'), 'latin1');
    expect(await failure(file)).toEqual([422, 'not_utf8']);
    expect(await failure(Buffer.from(`\ufeff${header}`, 'utf16le'))).toEqual([422, 'not_utf8']);
  });

  test('that are no table are refused', async () => {
    expect(await failure('')).toEqual([422, 'bad_csv']);
    expect(await failure(`${header}\n"open,`)).toEqual([422, 'bad_csv']);
    const answer = await send('company,titel\nA,B');
    expect(answer.json()).toMatchObject({
      code: 'invalid',
      fields: { titel: expect.any(String) as string },
    });
  });

  test('with more than 2,000 rows or 2 MiB are refused', async () => {
    const rows = Array.from({ length: importLimits.rows + 1 }, (_, at) => row(`many-${at}`));
    expect(await failure([header, ...rows].join('\n'))).toEqual([422, 'bad_csv']);
    expect((await failure('x'.repeat(importLimits.bytes + 1)))[0]).toBe(413);
  });
});

test('how people reach the employer is in columns of its own', async () => {
  const contactColumns = 'contact.phone,contact.telegram,contact.walk_in.place,contact.walk_in.days';
  const start = 'Reach Co,Facebook,cook,$200,KH-12';
  const names = `ref,company,source,occupation,salary,province,${contactColumns},contact.walk_in.hours`;
  const reply = await imported(
    [
      names,
      `reach-1,${start},012 345 678,t.me/reach_co,Gate 2,"Mon, tue",07:30-11:00`,
      `reach-2,${start},,,Gate 2,every morning,07:30`,
      `reach-3,${start},12,,Gate 2,,`,
    ].join('\n'),
  );
  expect(reply).toMatchObject({ created: 2, failed: 1 });
  expect(Object.keys(reply.rows[2]?.fields ?? {}).sort()).toEqual([
    'contact.phone',
    'contact.walk_in.days',
    'contact.walk_in.hours',
  ]);
  expect((await jobOf('reach-1')).contact).toEqual({
    by: ['phone', 'telegram'],
    phone: null,
    telegram: null,
    walk_in: { place: 'Gate 2', days: ['mon', 'tue'], hours: '07:30-11:00', bring: null },
  });
  expect((await jobOf('reach-2')).contact?.walk_in?.days).toBe('every morning');
});

test('the template imports without an error', async () => {
  const { text } = await server.ask('GET', '/operator/import/template', { as: mony });
  expect(text.startsWith('\ufeff')).toBe(true);
  expect(await imported(text)).toMatchObject({ created: 3, failed: 0 });
  const { description } = await jobOf('sign-3');
  expect(description).toBe('<p>We need someone who keeps our stock in order. Ask for Mr Sok.</p>');
});

test('is for operators, takes CSV only, and is in the audit log', async () => {
  const owner = await server.newcomer('employer');
  expect((await send(header, '', owner)).statusCode).toBe(403);
  expect((await server.ask('POST', '/operator/import', { as: mony, body: {} })).status).toBe(415);
  const { body } = await server.ask('GET', '/operator/audit?action=import', { as: mony });
  expect((body as unknown[]).length).toBeGreaterThan(0);
});

/** As many as a file may have at night. */
const manyRows = process.env['NIGHTLY'] === '1' ? importLimits.rows : 150;
const manyCompanies = manyRows / 5;

test(`${manyRows} rows are imported once, and lists answer meanwhile`, { timeout: 180_000 }, async () => {
  const rows = Array.from({ length: manyRows }, (_, at) =>
    row(`full-${at}`, `Company ${at % manyCompanies}`),
  );
  const file = [header, ...rows].join('\n');
  let isDone = false;
  const importing = imported(file).finally(() => (isDone = true));
  let answered = 0;
  while (!isDone) {
    await server.ask('GET', `/job/get?keyword=cook&page=${answered % 5}`);
    answered += 1;
    // Replies of a cache would leave the import no turn.
    await setTimeout(20);
  }
  const reply = await importing;
  expect(answered).toBeGreaterThan(10);
  expect(reply).toMatchObject({ created: manyRows, same: 0, failed: 0 });
  expect(reply.companies).toHaveLength(manyCompanies);
  expect(await imported(file)).toMatchObject({ created: 0, same: manyRows });
});

test('the command imports, and says what is wrong', { timeout: 120_000 }, async () => {
  const { settings, remove } = await freshSettings('seeded');
  const file = join(mkdtempSync(join(tmpdir(), 'import-')), 'jobs.csv');
  const run = (...words: string[]) => runCommand('import', settings, ...words);
  writeFileSync(file, [header, row('cli-1'), row('cli-2', '')].join('\n'));
  expect(run(file, '--dry-run').stdout).toContain('Would be created: 1, known: 0, failed: 1');
  const done = run(file);
  expect(done.status).toBe(2);
  expect(done.stdout).toContain('line 3, company: Please fill in this field.');
  // The dry run left nothing behind: its row would be known.
  expect(done.stdout).toContain('Created: 1, known: 0, failed: 1');
  expect(done.stdout).toMatch(/(?:\w{4} ){2}\w{4}\tImport Co/);
  expect(run().stderr).toContain('Usage');
  await remove();
});
