/** An employer with applicants, and the entries of the employer's list. */
import { type APIRequestContext } from '@playwright/test';
import { type User } from '#contract/sessions.ts';
import { type Application } from '#contract/applications.ts';
import { bearer, newPerson, newSeeker, post } from './people.ts';

export const listOf = async (request: APIRequestContext, employer: User): Promise<Application[]> =>
  (await request.get('/api/app', { headers: bearer(employer) })).json();

/** An employer with a job and this many applicants; the last one applied last. */
export async function hiring(request: APIRequestContext, applicants: number) {
  const employer = await newPerson(request, 'employer');
  const job_id = await post(request, employer);
  const people: User[] = [];
  for (let n = 0; n < applicants; n += 1) {
    const person = await newSeeker(request);
    await request.post('/api/app', { data: { job_id }, headers: bearer(person) });
    people.push(person);
  }
  return { employer, job_id, people, ids: (await listOf(request, employer)).map(({ id }) => id) };
}
