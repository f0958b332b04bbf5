/**
 * A server of the test's own, for which days pass: everything it stored becomes this much older. Its clock, the
 * database's and the page's still agree, and tasks for every morning and evening become due by themselves.
 */
import { resolve } from 'node:path';
import { sql } from 'kysely';
import { type Db } from '#server/database/connect.ts';
import { growOlder } from '../support/grow-older.ts';
import { startServer, type TestServer } from '../support/test-server.ts';
import { expect, test as base } from './fixtures.ts';

/** No task is due or running. */
const isIdle = async (db: Db): Promise<boolean> =>
  (
    await db
      .selectFrom('tasks')
      .select('id')
      .where('due', '<=', sql<Date>`now()`)
      .execute()
  ).length === 0 &&
  (await db.selectFrom('tasks').select('id').where('holder', 'is not', null).execute()).length === 0;

type Fixtures = {
  server: TestServer;
  /** Moves the time by this many days and waits for the tasks that became due. */
  daysPass: (days: number) => Promise<void>;
  /** Waits until all due tasks are done. */
  untilDone: () => Promise<void>;
};

export const test = base.extend<Fixtures>({
  server: async ({}, use) => {
    const server = await startServer({
      isEmpty: true,
      background: true,
      clock: () => new Date(),
      clientFolder: resolve('dist/client'),
    });
    await use(server);
    await server.close();
  },
  baseURL: async ({ server }, use) => use(await server.app.listen({ port: 0, host: '127.0.0.1' })),
  untilDone: ({ server }, use) => use(() => expect.poll(() => isIdle(server.db)).toBe(true)),
  daysPass: ({ server, untilDone }, use) =>
    use(async (days) => {
      await untilDone();
      await growOlder(server.db, days);
      await untilDone();
    }),
});
