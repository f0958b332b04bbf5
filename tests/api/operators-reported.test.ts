/** What operators see of reported people, decide on them, and how postings wait after reports (product 4.17, 7.17). */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { reportersForReview } from '#contract/limits.ts';
import { dayMs } from '#server/http/clock.ts';
import { type Hiring, noticesOf } from '../support/hiring.ts';
import { openReports } from '../support/people-reports.ts';
import { posting } from '../support/samples.ts';
import { type Person, startServer, type TestServer } from '../support/test-server.ts';

let server: TestServer;
let reports: Awaited<ReturnType<typeof openReports>>;
beforeAll(async () => {
  server = await startServer({ isEmpty: true });
  reports = await openReports(server);
});
afterAll(() => server.close());

describe('the queue', () => {
  test('has one entry for each person, with their history and without the reporters', async () => {
    const { employer, applicant, id: application_id } = await reports.newThread();
    const oldest = await reports.reportId({ application_id, text: 'Pay first' }, { as: applicant });
    const guest = { from: '198.51.100.1' };
    await reports.report({ company_id: employer.user_id, reason: 'fake' }, guest);
    const entry = await reports.entryOf(employer);
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
    const { body } = await server.ask('GET', '/operator/counts', { as: reports.operator });
    expect((body as { people: number }).people).toBeGreaterThan(0);
  });

  test.each([
    ['dismiss', 'dismissed'],
    ['warn', 'warned'],
    ['suspend', 'suspended'],
  ])('%s closes all reports of the person and is logged', async (action, state) => {
    const company = await reports.newCompany();
    const { person, id } = await reports.reportAs('fee', company);
    await reports.reportAs('fake', company);
    const reason = action === 'dismiss' ? '' : 'You asked for money.';
    expect(await reports.decide(id, { action, reason })).toMatchObject({ status: 200, body: { state } });
    expect((await reports.stored(company)).map(({ decision }) => decision)).toEqual([state, state]);
    expect(await reports.entryOf(company)).toBeUndefined();
    const { body } = await server.ask('GET', `/operator/audit?about=person:${company.user_id}`, {
      as: reports.operator,
    });
    expect(body).toMatchObject([{ action, subject: company.name, reason }]);
    expect((await noticesOf(server, person)).map(({ kind, job_name }) => [kind, job_name])).toEqual([
      ['report_decided', 'Bakery'],
    ]);
    const notices = (await noticesOf(server, company)).map(({ kind, text }) => [kind, text]);
    expect(notices).toEqual(action === 'warn' ? [['account_warned', reason]] : []);
    expect((await reports.pageOf(company)).person.suspended).toBe(action === 'suspend');
    // Repeating it changes nothing; another decision comes too late.
    expect((await reports.decide(id, { action, reason })).status).toBe(200);
    expect(
      (await reports.decide(id, { action: action === 'warn' ? 'dismiss' : 'warn', reason: 'x' })).status,
    ).toBe(409);
  });

  test('needs a reason for a warning and a suspension', async () => {
    const { id } = await reports.reportAs('fee', await reports.newCompany());
    for (const action of ['warn', 'suspend']) expect((await reports.decide(id, { action })).status).toBe(422);
    expect((await reports.decide(999_999, { action: 'dismiss' })).status).toBe(404);
  });
});

const isPublic = async (hiring: Pick<Hiring, 'post'>) =>
  (await server.ask('GET', `/job/get/${await hiring.post()}`)).status === 200;

describe('postings wait after reports', () => {
  const reportMany = async (company: Person, from?: string) => {
    const ids: number[] = [];
    for (let n = 0; n < reportersForReview; n += 1)
      ids.push((await reports.reportAs('fee', company, from)).id);
    return ids;
  };

  test('by three people, whatever REVIEW says; earlier ones stay, and the operator sees why', async () => {
    const hiring = await reports.newThread();
    const { employer, job_id } = hiring;
    for (let n = 1; n < reportersForReview; n += 1) await reports.reportAs('fee', employer);
    expect(await isPublic(hiring)).toBe(true);
    await reports.reportAs('fee', employer);
    expect(await isPublic(hiring)).toBe(false);
    expect((await server.ask('GET', `/job/get/${job_id}`)).status).toBe(200);
    const { body } = await server.ask('GET', '/operator/queue?kind=posts', { as: reports.operator });
    expect(body).toMatchObject([{ employer: { user_id: employer.user_id, reporters: reportersForReview } }]);
    const own = await server.ask('GET', '/company/mine', { as: employer });
    expect(own.body).toMatchObject({ under_review: true, reviews: 'off' });
  });

  test('also by reports of their jobs; an operator ends that review, too', async () => {
    const hiring = await reports.newThread();
    const { employer, job_id } = hiring;
    await reports.reportAs('fee', employer);
    for (const from of ['198.51.100.1', '198.51.100.2', '198.51.100.2'])
      await reports.report({ job_id }, { as: await server.newcomer('employee'), from });
    expect((await reports.pageOf(employer)).person.reporters).toBe(reportersForReview);
    expect(await isPublic(hiring)).toBe(false);
    const body = { action: 'end_review' };
    await server.ask('PATCH', `/operator/person/${employer.user_id}`, { as: reports.operator, body });
    expect((await reports.pageOf(employer)).person.reporters).toBe(0);
    expect(await isPublic(hiring)).toBe(true);
  });

  test('and so do edits that add warnings', async () => {
    const hiring = await reports.newThread();
    await reportMany(hiring.employer);
    const edit = (description: string) =>
      server.ask('PUT', `/job/${hiring.job_id}`, { as: hiring.employer, body: { ...posting, description } });
    const status = async () => (await server.ask('GET', `/job/get/${hiring.job_id}`)).status;
    await edit('Early shift.');
    expect(await status()).toBe(200);
    await edit('A deposit of $20 is required.');
    expect(await status()).toBe(404);
  });

  test('not after many by one person, guests, or accounts of one address within a week', async () => {
    const hiring = await reports.newThread();
    const { employer, applicant, id: application_id } = hiring;
    await reports.report({ application_id }, { as: applicant });
    await reports.report({ company_id: employer.user_id }, { as: applicant });
    for (const last of [1, 2, 3])
      await reports.report({ company_id: employer.user_id }, { from: `192.0.2.${last}` });
    await reportMany(employer, '198.51.100.99');
    expect((await reports.pageOf(employer)).person.reporters).toBe(2);
    expect(await isPublic(hiring)).toBe(true);
    await server.db
      .updateTable('people_reports')
      .set({ created_at: new Date(server.clock().getTime() - 8 * dayMs) })
      .execute();
    await reports.reportAs('fee', employer, '198.51.100.99');
    expect(await isPublic(hiring)).toBe(false);
  });

  test('until they are dismissed', async () => {
    const hiring = await reports.newThread();
    const [first = 0] = await reportMany(hiring.employer);
    await reports.decide(first, { action: 'dismiss' });
    expect((await reports.pageOf(hiring.employer)).person).toMatchObject({ reporters: 0, dismissed: 3 });
    expect(await isPublic(hiring)).toBe(true);
  });

  test('also after a warning, until an operator ends the review', async () => {
    const hiring = await reports.newThread();
    const [first = 0] = await reportMany(hiring.employer);
    await reports.decide(first, { action: 'warn', reason: 'No fees.' });
    expect(await isPublic(hiring)).toBe(false);
    const path = `/operator/person/${hiring.employer.user_id}`;
    expect(
      (await server.ask('PATCH', path, { as: reports.operator, body: { action: 'end_review' } })).status,
    ).toBe(200);
    expect(await isPublic(hiring)).toBe(true);
    await reports.reportAs('fee', hiring.employer);
    expect((await reports.pageOf(hiring.employer)).person.reporters).toBe(1);
  });
});

test("a person's page counts what others answered about them and who blocks them, without names", async () => {
  const { employer, job_id, applicant, id, applied } = await reports.newThread();
  const second = await applied();
  const answer = (as: Person, application_id: number, given: string) =>
    server.ask('POST', '/outcome', { as, body: { job_id, application_id, answer: given } });
  await answer(applicant, id, 'asked_for_money');
  // A person counts once, with as many applications as there are.
  await server.ask('POST', '/outcome', { as: applicant, body: { job_id, answer: 'asked_for_money' } });
  await answer(second.person, second.id, 'hired');
  await answer(employer, id, 'not_reached');
  await server.ask('POST', `/app/${id}/block`, { as: applicant });
  await server.ask('POST', `/app/${second.id}/block`, { as: employer });
  const none = { hired: 0, not_hired: 0, not_reached: 0, asked_for_money: 0 };
  const page = await reports.pageOf(employer);
  expect(page).toMatchObject({ outcomes: { ...none, hired: 1, asked_for_money: 1 }, blocked_by: 1 });
  for (const { name } of [applicant, second.person]) expect(JSON.stringify(page)).not.toContain(name);
  expect(await reports.pageOf(applicant)).toMatchObject({
    outcomes: { ...none, not_reached: 1 },
    blocked_by: 0,
  });
  expect((await reports.pageOf(second.person)).blocked_by).toBe(1);
});

test("a person's page has reports with decisions, and postings; operators and unknown people have none", async () => {
  const { employer, job_id, applicant, id: application_id } = await reports.newThread();
  const id = await reports.reportId({ application_id }, { as: applicant });
  await reports.decide(id, { action: 'warn', reason: 'No fees.' });
  await server.ask('POST', '/report', { body: { job_id, reason: 'fee' } });
  expect(await reports.pageOf(employer)).toMatchObject({
    person: { user_id: employer.user_id, warned: 1, company_name: 'Bakery' },
    reports: [{ id, decision: 'warned' }],
    postings: [{ job_id, hidden: null, status: 'Hiring', reports: 1 }],
  });
  expect(await reports.pageOf(applicant)).toMatchObject({
    person: { acc_type: 'employee', applications: 1 },
    reports: [],
    postings: [],
  });
  for (const user of [reports.operator.user_id, 999_999])
    expect((await server.ask('GET', `/operator/person/${user}`, { as: reports.operator })).status).toBe(404);
});
