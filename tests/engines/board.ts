/** The server that the browsers visit, with people and jobs that tests make, and what it has of them. */
import getPort from 'get-port';
import { type User } from '#contract/sessions.ts';
import { type Application } from '#contract/applications.ts';
import { type JobListItem } from '#contract/jobs.ts';
import { type Db, withMaintenanceDatabase } from '#server/database/connect.ts';
import { demoPassword } from '#server/seed/fixtures.ts';
import { freshSettings } from '../support/engines.ts';
import { call } from '../support/http-client.ts';
import { posting, shortCv } from '../support/samples.ts';
import { startProcess } from '../support/server-process.ts';

export const password = 'long-enough-password';

export type Board = Awaited<ReturnType<typeof startBoard>>;

/** `prepare` changes the database before the server opens it. */
export async function startBoard(prepare?: (db: Db) => Promise<unknown>) {
  const { settings, remove } = await freshSettings('seeded');
  if ('url' in settings) throw new Error('Browsers are tested with the embedded database.');
  if (prepare) await withMaintenanceDatabase(settings, ({ db }) => prepare(db));
  const environment = {
    DATA_DIR: settings.dataDir,
    PORT: String(await getPort()),
    RATE_LIMIT: '0',
  };
  let server = startProcess(environment);
  const address = (await server.address) ?? '';

  async function register(accType: 'employee' | 'employer'): Promise<User> {
    const name = `${accType}-${crypto.randomUUID()}`;
    const { body } = await call(address, 'POST', '/auth/register', { body: { name, password, accType } });
    return body as User;
  }
  const logIn = async (name: string, typed = password) =>
    (await call(address, 'POST', '/auth/login', { body: { name, password: typed } })).body as User;
  const employer = await register('employer');
  /** What the API answers this person. */
  const read = async <T>(path: string, { token }: Pick<User, 'token'>): Promise<T> =>
    (await call(address, 'GET', path, { token })).body as T;
  const listOf = async (path: string, person: User) =>
    (await read<(Application | JobListItem)[]>(path, person)).map(({ job_id }) => job_id);
  return {
    address,
    employer,
    read,
    register,
    /** Who has applied for this job; the application. */
    async application(seeker: User, job: number): Promise<number> {
      const body = { job_id: job };
      return ((await call(address, 'POST', '/app', { token: seeker.token, body })).body as { id: number }).id;
    },
    /** With a CV, so that they can apply. */
    async newSeeker(): Promise<User> {
      const seeker = await register('employee');
      await call(address, 'POST', '/cv', { token: seeker.token, body: shortCv });
      return seeker;
    },
    async newJob(more: object = {}, { token }: User = employer): Promise<number> {
      const { body } = await call(address, 'POST', '/job', { token, body: { ...posting, ...more } });
      return (body as { job_id: number }).job_id;
    },
    /** As it comes after a log-in in a browser. */
    logIn,
    /** Of the demonstration: with a verified company, whose number seekers get. */
    verifiedEmployer: () => logIn('sokha', demoPassword),
    async writeTo(application: number, text: string, { token }: User): Promise<void> {
      await call(address, 'POST', `/app/${application}/message`, { token, body: { text } });
    },
    applied: (seeker: User) => listOf('/app', seeker),
    saved: (seeker: User) => listOf('/job/fav', seeker),
    /** The server dies with whatever it was at. */
    async kill(): Promise<void> {
      server.signal('SIGKILL');
      await server.exit;
    },
    /** After it was killed. */
    async startAgain(): Promise<void> {
      server = startProcess(environment);
      await server.address;
    },
    async stop(): Promise<void> {
      server.signal('SIGTERM');
      await server.exit;
      await remove();
    },
  };
}
