/** Reports of companies, threads and applicants (product 3.16), and what operators see and decide (product 7.17). */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { reportersForReview } from '#contract/limits.ts';
import { type PersonDetails } from '#contract/operator-people.ts';
import { type QueueItem } from '#contract/operators.ts';
import { sharedMessages } from '#contract/reports.ts';
import { applyRetention } from '#server/housekeeping.ts';
import { demoPassword } from '#server/seed/fixtures.ts';
import { type Hiring, noticesOf, openHiring } from '../support/hiring.ts';
import { newOperator } from '../support/operators.ts';
import { uuid } from '../support/samples.ts';
import { tablesWith } from '../support/stored-texts.ts';
import { type Asking, type Person, startServer, type TestServer } from '../support/test-server.ts';

let server: TestServer;
let operator: Person;
beforeAll(async () => {
  server = await startServer({ isEmpty: true });
  operator = await newOperator(server, 'Mony');
});
afterAll(() => server.close());

const report = (body: object, asking: Asking = {}) =>
  server.ask('POST', '/report', { ...asking, body: { reason: 'fee', ...body } });
const reportId = async (body: object, asking: Asking = {}) =>
  ((await report(body, asking)).body as { id: number }).id;
const nameCompany = (as: Person, name = 'Bakery') =>
  server.ask('PUT', '/company/mine', { as, body: { name } });
const write = (as: Person, application: number, text: string) =>
  server.ask('POST', `/app/${application}/message`, { as, body: { text } });

/** An employer with a company. */
async function newCompany(): Promise<Person> {
  const employer = await server.newcomer('employer');
  await nameCompany(employer);
  return employer;
}
/** An employer with an applicant. */
async function newThread() {
  const hiring = await openHiring(server);
  const { person: applicant, id } = await hiring.applied();
  await nameCompany(hiring.employer);
  return { ...hiring, applicant, id };
}
const stored = (reported: Person) =>
  server.db
    .selectFrom('people_reports')
    .selectAll()
    .where('reported_id', '=', reported.user_id)
    .orderBy('id')
    .execute();
type Entry = Extract<QueueItem, { kind: 'people' }>;
const entryOf = async ({ user_id }: Person) => {
  const { body } = await server.ask('GET', '/operator/queue?kind=people', { as: operator });
  return (body as Entry[]).find(({ employer }) => employer.user_id === user_id);
};
const pageOf = async ({ user_id }: Person) =>
  (await server.ask('GET', `/operator/person/${user_id}`, { as: operator })).body as PersonDetails;
const decide = (id: number, body: object) =>
  server.ask('PATCH', `/operator/person-report/${id}`, { as: operator, body });
let network = 0;
/** A new seeker on a network of their own reports the company. */
async function reportAs(reason: string, company: Person, from = `203.0.113.${(network += 1)}`) {
  const person = await server.newcomer('employee');
  return { person, id: await reportId({ company_id: company.user_id, reason }, { as: person, from }) };
}
const isPublic = async (hiring: Pick<Hiring, 'post'>) =>
  (await server.ask('GET', `/job/get/${await hiring.post()}`)).status === 200;

describe('what is reported', () => {
  test('is exactly one of a job, a company and an application', async () => {
    const company_id = (await newCompany()).user_id;
    expect((await report({})).body).toMatchObject({ fields: { job_id: expect.any(String) as string } });
    expect((await report({ company_id, application_id: 1 })).body).toMatchObject({
      fields: { application_id: expect.any(String) as string },
    });
    expect((await report({ job_id: null, company_id, application_id: null })).status).toBe(201);
  });

  test('can be a company, by anyone but its owner; unknown and suspended ones are 404', async () => {
    const owner = await newCompany();
    const { user_id: company_id } = owner;
    expect((await report({ company_id })).status).toBe(201);
    expect((await report({ company_id }, { as: owner })).status).toBe(404);
    expect((await report({ company_id: 999_999 })).status).toBe(404);
    await server.db
      .updateTable('users')
      .set({ suspended_at: server.clock() })
      .where('id', '=', company_id)
      .execute();
    expect((await report({ company_id }, { from: '203.0.113.200' })).status).toBe(404);
  });

  test("is the other side of the reporter's own application", async () => {
    const { employer, applicant, id: application_id } = await newThread();
    expect((await report({ application_id }, { as: applicant })).status).toBe(201);
    expect((await report({ application_id }, { as: employer })).status).toBe(201);
    expect(await stored(employer)).toMatchObject([{ reporter_id: applicant.user_id, application_id }]);
    expect(await stored(applicant)).toMatchObject([{ reporter_id: employer.user_id, application_id }]);
    expect((await report({ application_id })).status).toBe(401);
    expect((await report({ application_id }, { as: await server.newcomer('employee') })).status).toBe(404);
  });

  test('has reasons of its own', async () => {
    const { employer, applicant, id: application_id, job_id } = await newThread();
    const refused = { status: 422, body: { fields: { reason: expect.any(String) as string } } };
    expect(await report({ job_id, reason: 'harassment' })).toMatchObject(refused);
    expect(await report({ company_id: employer.user_id, reason: 'spam' })).toMatchObject(refused);
    expect(await report({ application_id, reason: 'spam' }, { as: applicant })).toMatchObject(refused);
    expect(await report({ application_id, reason: 'conditions' }, { as: employer })).toMatchObject(refused);
    expect((await report({ application_id, reason: 'spam' }, { as: employer })).status).toBe(201);
  });

  test('counts once per person and thing', async () => {
    const { employer, applicant, id: application_id } = await newThread();
    const company_id = employer.user_id;
    const first = await report({ application_id }, { as: applicant });
    expect((await report({ application_id, reason: 'fake' }, { as: applicant })).body).toEqual(first.body);
    const answers = await Promise.all([1, 2, 3].map(() => report({ company_id }, { as: applicant })));
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
    expect(await stored(employer)).toHaveLength(2);
  });
});

describe('messages', () => {
  test(`go along only with consent: the last ${sharedMessages}, with their warnings`, async () => {
    const { employer, applicant, id: application_id } = await newThread();
    for (let n = 1; n <= sharedMessages + 1; n += 1) await write(employer, application_id, `Message ${n}`);
    await write(applicant, application_id, 'You want a deposit of $20?');
    await report({ application_id }, { as: applicant });
    await report({ application_id, share_messages: true }, { as: employer });
    expect((await stored(employer))[0]?.messages).toBeNull();
    const messages = (await stored(applicant))[0]?.messages ?? [];
    expect(messages).toHaveLength(sharedMessages);
    expect(messages[0]).toMatchObject({ from: 'employer', text: 'Message 3', warnings: [] });
    expect(messages.at(-1)).toMatchObject({ from: 'employee', warnings: ['fee'] });
    expect((await entryOf(applicant))?.reports[0]?.messages).toEqual(messages);
  });

  test('are not shared with a report of a company', async () => {
    const { employer, applicant, id } = await newThread();
    await write(employer, id, 'Hello');
    await report({ company_id: employer.user_id, share_messages: true }, { as: applicant });
    expect((await stored(employer))[0]?.messages).toBeNull();
  });
});

describe('the queue', () => {
  test('has one entry for each person, with their history and without the reporters', async () => {
    const { employer, applicant, id: application_id } = await newThread();
    const oldest = await reportId({ application_id, text: 'Pay first' }, { as: applicant });
    const guest = { from: '198.51.100.1' };
    await report({ company_id: employer.user_id, reason: 'fake' }, guest);
    const entry = await entryOf(employer);
    expect(entry).toMatchObject({
      id: oldest,
      reported: 2,
      employer: { company_name: 'Bakery', verification: 'none', jobs: 1, reporters: 1, acc_type: 'employer' },
      reports: [
        { reason: 'fee', text: 'Pay first', application_id, messages: null },
        { reason: 'fake', application_id: null, job_name: null },
      ],
    });
    expect(JSON.stringify(entry)).not.toContain(applicant.name);
    const { body } = await server.ask('GET', '/operator/counts', { as: operator });
    expect((body as { people: number }).people).toBeGreaterThan(0);
  });

  test.each([
    ['dismiss', 'dismissed'],
    ['warn', 'warned'],
    ['suspend', 'suspended'],
  ])('%s closes all reports of the person and is logged', async (action, state) => {
    const company = await newCompany();
    const { person, id } = await reportAs('fee', company);
    await reportAs('fake', company);
    const reason = action === 'dismiss' ? '' : 'You asked for money.';
    expect(await decide(id, { action, reason })).toMatchObject({ status: 200, body: { state } });
    expect((await stored(company)).map(({ decision }) => decision)).toEqual([state, state]);
    expect(await entryOf(company)).toBeUndefined();
    const { body } = await server.ask('GET', `/operator/audit?about=person:${company.user_id}`, {
      as: operator,
    });
    expect(body).toMatchObject([{ action, subject: company.name, reason }]);
    expect((await noticesOf(server, person)).map(({ kind, job_name }) => [kind, job_name])).toEqual([
      ['report_decided', 'Bakery'],
    ]);
    const told = (await noticesOf(server, company)).map(({ kind, text }) => [kind, text]);
    expect(told).toEqual(action === 'warn' ? [['account_warned', reason]] : []);
    expect((await pageOf(company)).person.suspended).toBe(action === 'suspend');
    // Repeating it changes nothing; another decision comes too late.
    expect((await decide(id, { action, reason })).status).toBe(200);
    expect((await decide(id, { action: action === 'warn' ? 'dismiss' : 'warn', reason: 'x' })).status).toBe(
      409,
    );
  });

  test('needs a reason for a warning and a suspension', async () => {
    const { id } = await reportAs('fee', await newCompany());
    for (const action of ['warn', 'suspend']) expect((await decide(id, { action })).status).toBe(422);
    expect((await decide(999_999, { action: 'dismiss' })).status).toBe(404);
  });
});

describe('postings wait after reports', () => {
  const reportMany = async (company: Person, from?: string) => {
    const ids: number[] = [];
    for (let n = 0; n < reportersForReview; n += 1) ids.push((await reportAs('fee', company, from)).id);
    return ids;
  };

  test('by three people, whatever REVIEW says; earlier ones stay, and the operator sees why', async () => {
    const hiring = await newThread();
    const { employer, job_id } = hiring;
    for (let n = 1; n < reportersForReview; n += 1) await reportAs('fee', employer);
    expect(await isPublic(hiring)).toBe(true);
    await reportAs('fee', employer);
    expect(await isPublic(hiring)).toBe(false);
    expect((await server.ask('GET', `/job/get/${job_id}`)).status).toBe(200);
    const { body } = await server.ask('GET', '/operator/queue?kind=posts', { as: operator });
    expect(body).toMatchObject([{ employer: { user_id: employer.user_id, reporters: reportersForReview } }]);
    const own = await server.ask('GET', '/company/mine', { as: employer });
    expect(own.body).toMatchObject({ under_review: true, reviews: 'off' });
  });

  test('not after many by one person, guests, or accounts of one address within a week', async () => {
    const hiring = await newThread();
    const { employer, applicant, id: application_id } = hiring;
    await report({ application_id }, { as: applicant });
    await report({ company_id: employer.user_id }, { as: applicant });
    for (const last of [1, 2, 3]) await report({ company_id: employer.user_id }, { from: `192.0.2.${last}` });
    await reportMany(employer, '198.51.100.99');
    expect((await pageOf(employer)).person.reporters).toBe(2);
    expect(await isPublic(hiring)).toBe(true);
    server.later({ days: 8 });
    await reportAs('fee', employer, '198.51.100.99');
    expect(await isPublic(hiring)).toBe(false);
  });

  test('until they are dismissed', async () => {
    const hiring = await newThread();
    const [first = 0] = await reportMany(hiring.employer);
    await decide(first, { action: 'dismiss' });
    expect((await pageOf(hiring.employer)).person).toMatchObject({ reporters: 0, dismissed: 3 });
    expect(await isPublic(hiring)).toBe(true);
  });

  test('also after a warning, until an operator ends the review', async () => {
    const hiring = await newThread();
    const [first = 0] = await reportMany(hiring.employer);
    await decide(first, { action: 'warn', reason: 'No fees.' });
    expect(await isPublic(hiring)).toBe(false);
    const path = `/operator/person/${hiring.employer.user_id}`;
    expect((await server.ask('PATCH', path, { as: operator, body: { action: 'end_review' } })).status).toBe(
      200,
    );
    expect(await isPublic(hiring)).toBe(true);
    await reportAs('fee', hiring.employer);
    expect((await pageOf(hiring.employer)).person.reporters).toBe(1);
  });
});

test("a person's page has reports with decisions, and postings; operators and unknown people have none", async () => {
  const { employer, job_id, applicant, id: application_id } = await newThread();
  const id = await reportId({ application_id }, { as: applicant });
  await decide(id, { action: 'warn', reason: 'No fees.' });
  await server.ask('POST', '/report', { body: { job_id, reason: 'fee' } });
  expect(await pageOf(employer)).toMatchObject({
    person: { user_id: employer.user_id, warned: 1, company_name: 'Bakery' },
    reports: [{ id, decision: 'warned' }],
    postings: [{ job_id, hidden: null, status: 'Hiring', reports: 1 }],
  });
  expect(await pageOf(applicant)).toMatchObject({
    person: { acc_type: 'employee', applications: 1 },
    reports: [],
    postings: [],
  });
  for (const user of [operator.user_id, 999_999])
    expect((await server.ask('GET', `/operator/person/${user}`, { as: operator })).status).toBe(404);
});

describe('personal data', () => {
  test("the export has the person's own reports, and names no applicant", async () => {
    const { employer, applicant, id: application_id } = await newThread();
    await report({ application_id, text: 'Rude' }, { as: employer });
    await report({ company_id: employer.user_id, reason: 'fake' }, { as: applicant });
    const exported = async (as: Person) =>
      ((await server.ask('GET', '/user/export', { as })).body as { people_reports: unknown[] })
        .people_reports;
    expect(await exported(employer)).toMatchObject([{ application_id, company_id: null, text: 'Rude' }]);
    expect(await exported(applicant)).toMatchObject([
      { application_id: null, company_id: employer.user_id, reason: 'fake' },
    ]);
  });

  test('a deleted reporter leaves the reason, which no longer counts; with the reported account all goes', async () => {
    const { employer, applicant, id: application_id } = await newThread();
    await write(employer, application_id, 'qzshared');
    await report({ application_id, text: 'qztext', share_messages: true }, { as: applicant });
    await server.ask('POST', '/user/delete', { as: applicant, body: { password: demoPassword } });
    expect(await stored(employer)).toMatchObject([
      { reporter_id: null, network: null, text: '', messages: null, reason: 'fee', decision: null },
    ]);
    expect((await pageOf(employer)).person.reporters).toBe(0);
    await server.ask('POST', '/user/delete', { as: employer, body: { password: demoPassword } });
    expect(await stored(employer)).toEqual([]);
    expect(await tablesWith(server.db, 'qztext')).toEqual({});
  });

  test('decided reports are deleted with their messages after a year, open ones stay', async () => {
    const company = await newCompany();
    const { id } = await reportAs('fee', company);
    await decide(id, { action: 'dismiss' });
    const open = await reportAs('fee', company);
    server.later({ days: 366 });
    await applyRetention('people_reports', {
      db: server.db,
      clock: server.clock,
      keepApplicationsMonths: 24,
    });
    expect((await stored(company)).map((row) => row.id)).toEqual([open.id]);
  });

  test('reports during the deletion of either account leave nothing behind, and no call fails', async () => {
    const { employer, applicant, id: application_id } = await newThread();
    const others = [await server.newcomer('employee'), await server.newcomer('employee')];
    let keys = 0;
    const statuses: number[] = [];
    const send = async () => {
      const calls = [
        report(
          { application_id, text: 'qzrace', share_messages: true },
          { as: applicant, headers: { 'idempotency-key': uuid((keys += 1)) } },
        ),
        report(
          { application_id, text: 'qzrace' },
          { as: employer, headers: { 'idempotency-key': uuid((keys += 1)) } },
        ),
        ...others.map((as) => report({ company_id: employer.user_id, text: 'qzrace' }, { as })),
      ];
      for (const { status } of await Promise.all(calls)) statuses.push(status);
    };
    const leave = (as: Person) =>
      server.ask('POST', '/user/delete', { as, body: { password: demoPassword } });
    const answers = await Promise.all([send(), leave(applicant), send(), leave(employer), send()]);
    expect(answers.flatMap((answer) => answer?.status ?? [])).toEqual([204, 204]);
    expect(statuses.filter((status) => status >= 500)).toEqual([]);
    expect([await stored(employer), await stored(applicant)]).toEqual([[], []]);
    expect(await tablesWith(server.db, 'qzrace')).toEqual({});
  });
});
