/** Jobs that operators post for companies without an account. */
import { dayInCambodia } from '#contract/days.ts';
import { posting } from './samples.ts';
import { type Person, type TestServer } from './test-server.ts';

export type Posted = { job_id: number; company_id: number; claim_code: string };

export const onBehalf = (company: string, more: object = {}) => ({
  ...posting,
  company: { name: company },
  source: { name: 'Facebook', url: 'https://www.facebook.com/posts/1', date: dayInCambodia() },
  ...more,
});

export async function postFor(server: TestServer, operator: Person, company: string): Promise<Posted> {
  const { body } = await server.ask('POST', '/operator/job', { as: operator, body: onBehalf(company) });
  return body as Posted;
}
