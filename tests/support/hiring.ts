/** An employer with a job, and people who apply for it. */
import { type Application } from '#contract/applications.ts';
import { cvOfDara, posting } from './samples.ts';
import { type Person, startServer, type TestServer } from './test-server.ts';

export async function openHiring(server: TestServer) {
  const employer = await server.newcomer('employer');
  const post = async (body: object = {}) => {
    const posted = await server.ask('POST', '/job', { as: employer, body: { ...posting, ...body } });
    return (posted.body as { job_id: number }).job_id;
  };
  const job_id = await post();
  /** A new seeker with Dara's CV. */
  const seeker = async (): Promise<Person> => {
    const person = await server.newcomer('employee');
    await server.ask('POST', '/cv', { as: person, body: cvOfDara });
    return person;
  };
  const apply = async (person: Person, body: object = {}): Promise<Application> =>
    (await server.ask('POST', '/app', { as: person, body: { job_id, ...body } })).body as Application;
  return {
    employer,
    post,
    job_id,
    seeker,
    apply,
    /** A new seeker who has applied. */
    applied: async () => {
      const person = await seeker();
      return { person, id: (await apply(person)).id };
    },
    list: async (as: Person) => (await server.ask('GET', '/app', { as })).body as Application[],
  };
}
export type Hiring = Awaited<ReturnType<typeof openHiring>>;

/** An empty server of its own, with an employer and their job. */
export async function startHiring() {
  const server = await startServer({ isEmpty: true });
  const hiring = await openHiring(server);
  return { server, hiring, employer: hiring.employer };
}

/** A person's notices, oldest first. */
export const noticesOf = (server: TestServer, { user_id }: Person) =>
  server.db
    .selectFrom('notices')
    .select(['kind', 'application_id', 'job_id', 'job_name', 'person', 'text', 'search_id'])
    .where('user_id', '=', user_id)
    .orderBy('id')
    .execute();
