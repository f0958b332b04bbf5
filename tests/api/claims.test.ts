/** An employer claims a company whose jobs an operator posted (product 7.47). */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Application } from '#contract/applications.ts';
import { isBlocked } from '#server/applications/block-store.ts';
import { claimCodeDays } from '#server/operators/on-behalf/unclaimed-store.ts';
import { inKhmerDigits } from '../support/khmer-digits.ts';
import { newOperator } from '../support/operators.ts';
import { postFor } from '../support/on-behalf.ts';
import { posting, shortCv } from '../support/samples.ts';
import { type Person, startServer, type TestServer } from '../support/test-server.ts';

let server: TestServer;
let mony: Person;
const seekers: Person[] = [];
beforeAll(async () => {
  server = await startServer();
  mony = await newOperator(server, 'Mony');
  for (let count = 0; count < 8; count += 1) {
    const seeker = await server.newcomer('employee');
    await server.ask('POST', '/cv', { as: seeker, body: shortCv });
    seekers.push(seeker);
  }
});
afterAll(() => server.close());

const claim = (as: Person, code: string) => server.ask('POST', '/company/claim', { as, body: { code } });
const apply = (as: Person | undefined, job_id: number) =>
  server.ask('POST', '/app', { ...(as ? { as } : {}), body: { job_id } });
const noticesOf = (person: Person) =>
  server.db.selectFrom('notices').select(['kind', 'job_id']).where('user_id', '=', person.user_id).execute();
const wrong = { status: 422, body: { fields: { code: expect.any(String) as string } } };

test('a claim brings the company, its jobs, applications and notices', async () => {
  const { job_id, company_id, claim_code } = await postFor(server, mony, 'Brought');
  await apply(seekers[0], job_id);
  const owner = await server.newcomer('employer');
  expect(await claim(owner, claim_code)).toMatchObject({
    status: 200,
    body: { company_id: owner.user_id, name: 'Brought', jobs: 1, applications: 1 },
  });
  expect((await server.ask('GET', `/job/get/${job_id}`)).body).toMatchObject({
    company: { company_id: owner.user_id, name: 'Brought' },
    source: null,
  });
  const received = (await server.ask('GET', '/app', { as: owner })).body as Application[];
  expect(received.map((application) => application.job_id)).toEqual([job_id]);
  expect(await noticesOf(owner)).toContainEqual({ kind: 'application_received', job_id });
  expect(
    await server.db.selectFrom('users').select('id').where('id', '=', company_id).executeTakeFirst(),
  ).toBeUndefined();
});

test('links to the company and saved searches for it still work', async () => {
  const { company_id, claim_code } = await postFor(server, mony, 'Followed');
  const [seeker] = seekers as [Person];
  const saved = await server.ask('POST', '/search', {
    as: seeker,
    body: { name: 'Followed', alert: 'instant', terms: { keyword: 'cook', company: String(company_id) } },
  });
  expect(saved.status).toBe(201);
  const owner = await server.newcomer('employer');
  await claim(owner, claim_code);
  expect((await server.ask('GET', `/company/${company_id}`)).body).toMatchObject({
    company_id: owner.user_id,
    unclaimed: false,
  });
  expect((await server.ask('GET', '/search', { as: seeker })).body).toMatchObject([
    { terms: { company: String(owner.user_id) } },
  ]);
  // The same as one that is saved now, or saving it again would restart its alerts.
  const terms = { keyword: 'cook', company: String(owner.user_id) };
  await server.ask('POST', '/search', { as: seeker, body: { name: 'Again', alert: 'instant', terms } });
  const stored = await server.db
    .selectFrom('saved_searches')
    .select(['terms_hash', 'found_by'])
    .where('user_id', '=', seeker.user_id)
    .execute();
  expect(stored).toEqual([stored[1], stored[1]]);
});

test('blocks and reports of the company are now about its owner', async () => {
  const { job_id, company_id, claim_code } = await postFor(server, mony, 'Reported');
  const [seeker] = seekers as [Person];
  const { id } = (await apply(seeker, job_id)).body as Application;
  await server.ask('POST', `/app/${id}/block`, { as: seeker });
  for (const body of [{ company_id }, { application_id: id }])
    await server.ask('POST', '/report', { as: seeker, body: { ...body, reason: 'fake' } });
  const owner = await server.newcomer('employer');
  expect((await claim(owner, claim_code)).status).toBe(200);
  expect(await isBlocked(server.db, seeker.user_id, owner.user_id)).toBe(true);
  const reports = await server.db
    .selectFrom('people_reports')
    .select('application_id')
    .where('reported_id', '=', owner.user_id)
    .orderBy('id')
    .execute();
  expect(reports.map(({ application_id }) => application_id)).toEqual([null, id]);
  // From a page that was opened before.
  const late = await server.ask('POST', '/report', { as: seeker, body: { company_id, reason: 'fake' } });
  expect(late.status).toBe(201);
});

test('someone who blocked both the company and its owner blocks them once', async () => {
  const { job_id, claim_code } = await postFor(server, mony, 'Blocked Twice');
  const seeker = seekers[1] as Person;
  const owner = await server.newcomer('employer');
  const own = await server.ask('POST', '/job', { as: owner, body: posting });
  for (const each of [job_id, (own.body as { job_id: number }).job_id]) {
    const { id } = (await apply(seeker, each)).body as Application;
    await server.ask('POST', `/app/${id}/block`, { as: seeker });
  }
  expect((await claim(owner, claim_code)).status).toBe(200);
  expect((await server.ask('GET', '/blocked', { as: seeker })).body).toMatchObject([
    { name: 'Blocked Twice' },
  ]);
});

test('a code is typed in lower case, with Khmer digits and without spaces', async () => {
  const { claim_code } = await postFor(server, mony, 'Typed');
  const typed = inKhmerDigits(claim_code.toLowerCase().replaceAll(' ', ''));
  expect((await claim(await server.newcomer('employer'), typed)).status).toBe(200);
});

test('a code works once, and for 60 days', async () => {
  const { claim_code } = await postFor(server, mony, 'Single Use');
  const { claim_code: second, company_id } = await postFor(server, mony, 'Outdated');
  expect((await claim(await server.newcomer('employer'), claim_code)).status).toBe(200);
  expect(await claim(await server.newcomer('employer'), claim_code)).toMatchObject(wrong);
  await server.db
    .updateTable('claim_codes')
    .set({ expires_at: new Date(server.clock().getTime() - 1) })
    .where('user_id', '=', company_id)
    .execute();
  expect(claimCodeDays).toBe(60);
  expect(await claim(await server.newcomer('employer'), second)).toMatchObject(wrong);
});

test('an earlier code still works after another was made', async () => {
  const { company_id, claim_code } = await postFor(server, mony, 'Two Codes');
  await server.ask('POST', `/operator/company/${company_id}/code`, { as: mony });
  expect((await claim(await server.newcomer('employer'), claim_code)).status).toBe(200);
});

test('codes are stored as digests', async () => {
  const { company_id, claim_code } = await postFor(server, mony, 'Digests');
  const rows = await server.db
    .selectFrom('claim_codes')
    .selectAll()
    .where('user_id', '=', company_id)
    .execute();
  expect(JSON.stringify(rows)).not.toContain(claim_code.slice(0, 4));
});

test('an account whose company has a name claims none', async () => {
  const { claim_code } = await postFor(server, mony, 'Not Yours');
  const owner = await server.newcomer('employer');
  await server.ask('PUT', '/company/mine', { as: owner, body: { name: 'Mine Already' } });
  expect(await claim(owner, claim_code)).toMatchObject({ status: 409, body: { code: 'has_company' } });
  expect((await claim(await server.newcomer('employer'), claim_code)).status).toBe(200);
});

test('of two claims at once one wins', async () => {
  const { job_id, claim_code } = await postFor(server, mony, 'Contested');
  const [one, other] = [await server.newcomer('employer'), await server.newcomer('employer')];
  const answers = await Promise.all([claim(one, claim_code), claim(other, claim_code)]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 422]);
  const winner = answers[0]?.status === 200 ? one : other;
  expect((await server.ask('GET', `/job/get/${job_id}`)).body).toMatchObject({
    company: { company_id: winner.user_id },
  });
});

test('no application is lost that comes in during a claim', async () => {
  const { job_id, claim_code } = await postFor(server, mony, 'Busy');
  const owner = await server.newcomer('employer');
  const [first, ...others] = seekers;
  const applying = [...others.slice(0, 4).map((one) => apply(one, job_id))];
  const claiming = claim(owner, claim_code);
  const answers = await Promise.all([...applying, claiming, apply(first, job_id), apply(others[5], job_id)]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 201, 201, 201, 201, 201, 201]);
  const received = (await server.ask('GET', '/app', { as: owner })).body as Application[];
  expect(received).toHaveLength(6);
  expect(await noticesOf(owner)).toHaveLength(6);
});

test('blocks, answers and reports during a claim fail for no one', async () => {
  const { job_id, company_id, claim_code } = await postFor(server, mony, 'Blocked Meanwhile');
  const owner = await server.newcomer('employer');
  const people = seekers.slice(0, 6);
  const ids: number[] = [];
  for (const one of people) ids.push(((await apply(one, job_id)).body as Application).id);
  const calls = people.flatMap((as, at) => [
    () => server.ask('POST', `/app/${ids[at]}/block`, { as }),
    () => server.ask('POST', '/report', { as, body: { company_id, reason: 'fake' } }),
    () => server.ask('POST', '/report', { as, body: { application_id: ids[at], reason: 'fake' } }),
    () => server.ask('POST', '/outcome', { as, body: { job_id, answer: 'not_reached' } }),
  ]);
  const answers = await Promise.all(
    calls.flatMap((call, at) => (at === 9 ? [call(), claim(owner, claim_code)] : [call()])),
  );
  expect(answers.filter(({ status }) => status >= 500)).toEqual([]);
  for (const one of people) expect(await isBlocked(server.db, one.user_id, owner.user_id)).toBe(true);
});

test('a posting for the company during its claim is never lost', async () => {
  const { claim_code } = await postFor(server, mony, 'Posted Meanwhile');
  const owner = await server.newcomer('employer');
  const [posted] = await Promise.all([
    postFor(server, mony, 'Posted Meanwhile'),
    claim(owner, claim_code),
    postFor(server, mony, 'Posted Meanwhile'),
  ]);
  expect((await server.ask('GET', `/job/get/${posted.job_id}`)).status).toBe(200);
});

test('ten tries a day', async () => {
  const limited = await startServer({ settings: { rateLimit: true } });
  const employer = await limited.newcomer('employer');
  const ask = () => limited.ask('POST', '/company/claim', { as: employer, body: { code: 'AAAA BBBB CCCC' } });
  for (let count = 0; count < 10; count += 1) expect((await ask()).status).toBe(422);
  expect((await ask()).status).toBe(429);
  // Another account at the same address.
  const other = await limited.newcomer('employer');
  expect(
    (await limited.ask('POST', '/company/claim', { as: other, body: { code: 'AAAA BBBB CCCC' } })).status,
  ).toBe(429);
  await limited.close();
});
