/** Reports of companies, threads and applicants (product 3.16), and what stays of them. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sharedMessages } from '#contract/reports.ts';
import { dayMs } from '#server/http/clock.ts';
import { applyRetention } from '#server/housekeeping.ts';
import { demoPassword } from '#server/seed/fixtures.ts';
import { openReports } from '../support/people-reports.ts';
import { uuid } from '../support/samples.ts';
import { tablesWith } from '../support/stored-texts.ts';
import { type Person, startServer, type TestServer } from '../support/test-server.ts';

let server: TestServer;
let reports: Awaited<ReturnType<typeof openReports>>;
beforeAll(async () => {
  server = await startServer({ isEmpty: true });
  reports = await openReports(server);
});
afterAll(() => server.close());

describe('what is reported', () => {
  test('is exactly one of a job, a company and an application', async () => {
    const company_id = (await reports.newCompany()).user_id;
    expect((await reports.report({})).body).toMatchObject({
      fields: { job_id: expect.any(String) as string },
    });
    expect((await reports.report({ company_id, application_id: 1 })).body).toMatchObject({
      fields: { application_id: expect.any(String) as string },
    });
    expect((await reports.report({ job_id: null, company_id, application_id: null })).status).toBe(201);
  });

  test('can be a company, by anyone but its owner; unknown and suspended ones are 404', async () => {
    const owner = await reports.newCompany();
    const { user_id: company_id } = owner;
    expect((await reports.report({ company_id })).status).toBe(201);
    expect((await reports.report({ company_id }, { as: owner })).status).toBe(404);
    expect((await reports.report({ company_id: 999_999 })).status).toBe(404);
    await server.db
      .updateTable('users')
      .set({ suspended_at: server.clock() })
      .where('id', '=', company_id)
      .execute();
    expect((await reports.report({ company_id }, { from: '203.0.113.200' })).status).toBe(404);
  });

  test("is the other side of the reporter's own application", async () => {
    const { employer, applicant, id: application_id } = await reports.newThread();
    expect((await reports.report({ application_id }, { as: applicant })).status).toBe(201);
    expect((await reports.report({ application_id }, { as: employer })).status).toBe(201);
    expect(await reports.stored(employer)).toMatchObject([
      { reporter_id: applicant.user_id, application_id },
    ]);
    expect(await reports.stored(applicant)).toMatchObject([
      { reporter_id: employer.user_id, application_id },
    ]);
    expect((await reports.report({ application_id })).status).toBe(401);
    expect((await reports.report({ application_id }, { as: await server.newcomer('employee') })).status).toBe(
      404,
    );
  });

  test('has reasons of its own', async () => {
    const { employer, applicant, id: application_id, job_id } = await reports.newThread();
    const refused = { status: 422, body: { fields: { reason: expect.any(String) as string } } };
    expect(await reports.report({ job_id, reason: 'harassment' })).toMatchObject(refused);
    expect(await reports.report({ company_id: employer.user_id, reason: 'spam' })).toMatchObject(refused);
    expect(await reports.report({ application_id, reason: 'spam' }, { as: applicant })).toMatchObject(
      refused,
    );
    expect(await reports.report({ application_id, reason: 'conditions' }, { as: employer })).toMatchObject(
      refused,
    );
    expect((await reports.report({ application_id, reason: 'spam' }, { as: employer })).status).toBe(201);
  });

  test('counts once per person and thing', async () => {
    const { employer, applicant, id: application_id } = await reports.newThread();
    const company_id = employer.user_id;
    const first = await reports.report({ application_id }, { as: applicant });
    expect((await reports.report({ application_id, reason: 'fake' }, { as: applicant })).body).toEqual(
      first.body,
    );
    const answers = await Promise.all([1, 2, 3].map(() => reports.report({ company_id }, { as: applicant })));
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
    expect(await reports.stored(employer)).toHaveLength(2);
  });
});

describe('messages', () => {
  test(`go along only with consent: the last ${sharedMessages}, with their warnings`, async () => {
    const { employer, applicant, id: application_id } = await reports.newThread();
    for (let n = 1; n <= sharedMessages + 1; n += 1)
      await reports.write(employer, application_id, `Message ${n}`);
    await reports.write(employer, application_id, 'Send me the code that you get by SMS.');
    await reports.write(applicant, application_id, 'Send me $20 for the bus first, then I come.');
    await reports.report({ application_id }, { as: applicant });
    await reports.report({ application_id, share_messages: true }, { as: employer });
    expect((await reports.stored(employer))[0]?.messages).toBeNull();
    const messages = (await reports.stored(applicant))[0]?.messages ?? [];
    expect(messages).toHaveLength(sharedMessages);
    expect(messages[0]).toMatchObject({ from: 'employer', text: 'Message 4', warnings: [] });
    expect(messages.at(-2)?.warnings).toEqual(['code']);
    expect(messages.at(-1)).toMatchObject({ from: 'employee', warnings: ['fee'] });
    expect((await reports.entryOf(applicant))?.reports[0]?.messages).toEqual(messages);
  });

  test('are not shared with a report of a company', async () => {
    const { employer, applicant, id } = await reports.newThread();
    await reports.write(employer, id, 'Hello');
    await reports.report({ company_id: employer.user_id, share_messages: true }, { as: applicant });
    expect((await reports.stored(employer))[0]?.messages).toBeNull();
  });
});

describe('personal data', () => {
  test("the export has the person's own reports, and names no applicant", async () => {
    const { employer, applicant, id: application_id } = await reports.newThread();
    await reports.report({ application_id, text: 'Rude' }, { as: employer });
    await reports.report({ company_id: employer.user_id, reason: 'fake' }, { as: applicant });
    const exported = async (as: Person) =>
      ((await server.ask('GET', '/user/export', { as })).body as { people_reports: unknown[] })
        .people_reports;
    expect(await exported(employer)).toMatchObject([{ application_id, company_id: null, text: 'Rude' }]);
    expect(await exported(applicant)).toMatchObject([
      { application_id: null, company_id: employer.user_id, reason: 'fake' },
    ]);
  });

  test('a deleted reporter leaves the reason, which no longer counts; with the reported account all goes', async () => {
    const { employer, applicant, id: application_id } = await reports.newThread();
    await reports.write(employer, application_id, 'qzshared');
    await reports.report({ application_id, text: 'qztext', share_messages: true }, { as: applicant });
    await server.ask('POST', '/user/delete', { as: applicant, body: { password: demoPassword } });
    expect(await reports.stored(employer)).toMatchObject([
      { reporter_id: null, network: null, text: '', messages: null, reason: 'fee', decision: null },
    ]);
    expect((await reports.pageOf(employer)).person.reporters).toBe(0);
    await server.ask('POST', '/user/delete', { as: employer, body: { password: demoPassword } });
    expect(await reports.stored(employer)).toEqual([]);
    expect(await tablesWith(server.db, 'qztext')).toEqual({});
  });

  test('decided reports are deleted with their messages after a year, open ones stay', async () => {
    const company = await reports.newCompany();
    const { id } = await reports.reportAs('fee', company);
    await reports.decide(id, { action: 'dismiss' });
    const open = await reports.reportAs('fee', company);
    const decided_at = new Date(server.clock().getTime() - 366 * dayMs);
    await server.db.updateTable('people_reports').set({ decided_at }).where('id', '=', id).execute();
    await applyRetention('people_reports', {
      db: server.db,
      clock: server.clock,
      keepApplicationsMonths: 24,
    });
    expect((await reports.stored(company)).map((row) => row.id)).toEqual([open.id]);
  });

  test('reports during the deletion of either account leave nothing behind, and no call fails', async () => {
    const { employer, applicant, id: application_id } = await reports.newThread();
    const others = [await server.newcomer('employee'), await server.newcomer('employee')];
    let keys = 0;
    const statuses: number[] = [];
    const send = async () => {
      const calls = [
        reports.report(
          { application_id, text: 'qzrace', share_messages: true },
          { as: applicant, headers: { 'idempotency-key': uuid((keys += 1)) } },
        ),
        reports.report(
          { application_id, text: 'qzrace' },
          { as: employer, headers: { 'idempotency-key': uuid((keys += 1)) } },
        ),
        ...others.map((as) => reports.report({ company_id: employer.user_id, text: 'qzrace' }, { as })),
      ];
      for (const { status } of await Promise.all(calls)) statuses.push(status);
    };
    const leave = (as: Person) =>
      server.ask('POST', '/user/delete', { as, body: { password: demoPassword } });
    const answers = await Promise.all([send(), leave(applicant), send(), leave(employer), send()]);
    expect(answers.flatMap((answer) => answer?.status ?? [])).toEqual([204, 204]);
    expect(statuses.filter((status) => status >= 500)).toEqual([]);
    expect([await reports.stored(employer), await reports.stored(applicant)]).toEqual([[], []]);
    expect(await tablesWith(server.db, 'qzrace')).toEqual({});
  });
});
