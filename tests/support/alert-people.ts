/** People with saved searches, and the jobs that match them. */
import { sql } from 'kysely';
import { expect } from 'vitest';
import { type Alert } from '#contract/alerts.ts';
import { type Notice } from '#contract/notices.ts';
import { posting } from './samples.ts';
import { type Person, type TestServer } from './test-server.ts';

/** Both exist only once a test's server has started. */
export function alertPeople(server: () => TestServer, employer: () => Person) {
  /** A word that no other test uses. */
  let words = 0;
  const newWord = () => `zebra${(words += 1)}x`;

  const save = async (as: Person, terms: object, alert = 'instant') =>
    (await server().ask('POST', '/search', { as, body: { name: 'Mine', terms, alert } })).body as Alert;
  async function follower(terms: object, alert = 'instant'): Promise<Person> {
    const person = await server().newcomer('employee');
    await save(person, terms, alert);
    return person;
  }
  const postJob = async (change: object = {}, as = employer()): Promise<number> =>
    ((await server().ask('POST', '/job', { as, body: { ...posting, ...change } })).body as { job_id: number })
      .job_id;
  const stop = (id: number) => server().ask('PATCH', `/job/stop/${id}`, { as: employer() });
  const notices = async (as: Person) => (await server().ask('GET', '/notice', { as })).body as Notice[];
  const notifiedJobs = async (as: Person) =>
    (await notices(as)).map(({ job_id, job_name }) => [job_id, job_name]);

  /** Waits until the alerts of all new jobs are done. */
  const settled = () =>
    expect
      .poll(async () => (await sql`select from tasks where kind = 'new_job'`.execute(server().db)).rows, {
        timeout: 20_000,
      })
      .toEqual([]);
  /** Runs this evening's scheduled alerts. */
  async function evening(): Promise<void> {
    await sql`update tasks set due = now() where kind = 'evening_alerts'`.execute(server().db);
    await expect
      .poll(
        async () =>
          (
            await sql`select from tasks where kind = 'evening_alerts' and due > now() and holder is null`.execute(
              server().db,
            )
          ).rows,
        { timeout: 20_000 },
      )
      .toHaveLength(1);
  }
  return { newWord, save, follower, postJob, stop, notices, notifiedJobs, settled, evening };
}
