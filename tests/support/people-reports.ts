/** Reports of companies and people in tests, and what operators see of them. */
import { type PersonDetails } from '#contract/operator-people.ts';
import { type QueueItem } from '#contract/operators.ts';
import { openHiring } from './hiring.ts';
import { newOperator } from './operators.ts';
import { type Asking, type Person, type TestServer } from './test-server.ts';

type Entry = Extract<QueueItem, { kind: 'people' }>;

export async function openReports(server: TestServer) {
  const operator = await newOperator(server, 'Mony');
  const report = (body: object, asking: Asking = {}) =>
    server.ask('POST', '/report', { ...asking, body: { reason: 'fee', ...body } });
  const reportId = async (body: object, asking: Asking = {}) =>
    ((await report(body, asking)).body as { id: number }).id;
  const nameCompany = (as: Person) => server.ask('PUT', '/company/mine', { as, body: { name: 'Bakery' } });
  let network = 0;
  return {
    operator,
    report,
    reportId,
    /** An employer with a company. */
    newCompany: async (): Promise<Person> => {
      const employer = await server.newcomer('employer');
      await nameCompany(employer);
      return employer;
    },
    /** An employer with a company and an applicant. */
    newThread: async () => {
      const hiring = await openHiring(server);
      const { person: applicant, id } = await hiring.applied();
      await nameCompany(hiring.employer);
      return { ...hiring, applicant, id };
    },
    write: (as: Person, application: number, text: string) =>
      server.ask('POST', `/app/${application}/message`, { as, body: { text } }),
    stored: (reported: Person) =>
      server.db
        .selectFrom('people_reports')
        .selectAll()
        .where('reported_id', '=', reported.user_id)
        .orderBy('id')
        .execute(),
    /** The person's entry in the queue. */
    entryOf: async ({ user_id }: Person): Promise<Entry | undefined> => {
      const { body } = await server.ask('GET', '/operator/queue?kind=people', { as: operator });
      return (body as Entry[]).find(({ employer }) => employer.user_id === user_id);
    },
    pageOf: async ({ user_id }: Person): Promise<PersonDetails> =>
      (await server.ask('GET', `/operator/person/${user_id}`, { as: operator })).body as PersonDetails,
    decide: (id: number, body: object) =>
      server.ask('PATCH', `/operator/person-report/${id}`, { as: operator, body }),
    /** A new seeker, by default on a network of their own, reports the company. */
    reportAs: async (reason: string, company: Person, from = `203.0.113.${(network += 1)}`) => {
      const person = await server.newcomer('employee');
      return { person, id: await reportId({ company_id: company.user_id, reason }, { as: person, from }) };
    },
  };
}
