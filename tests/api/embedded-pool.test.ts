/** The embedded database's pool: closing it while calls wait for a connection, and what happens between statements. */
import { expect, test } from 'vitest';
import { ownCodes } from '#server/database/database-error.ts';
import { pathsIn } from '#server/database/embedded-engine.ts';
import { EmbeddedPool } from '#server/database/embedded-pool.ts';
import { freshSettings, testEngine } from '../support/engines.ts';

const closed = { name: 'DatabaseError', code: ownCodes.closed };

test.runIf(testEngine === 'pglite')(
  'an engine that is restarted while the pool is closed serves no waiting call',
  { timeout: 120_000 },
  async () => {
    const { settings, remove } = await freshSettings();
    if ('url' in settings) return;
    const pool = await EmbeddedPool.open({ ...settings, folder: pathsIn(settings.dataDir).folder });
    const { connect } = pool.kyselyPool;
    const first = await connect();
    const waiting = expect(connect()).rejects.toMatchObject(closed);
    // Anything but an Error counts as the engine's own failure: the next waiter restarts it.
    const failing = {
      toJSON: () => {
        throw 'failed';
      },
    };
    await expect(first.query('select $1::json', [failing])).rejects.toMatchObject({
      code: ownCodes.engineFailed,
    });
    first.release();
    await new Promise((resolve) => setImmediate(resolve));
    await Promise.all([waiting, pool.close()]);
    await expect(connect()).rejects.toMatchObject(closed);
    await remove();
  },
);

test.runIf(testEngine === 'pglite')('events are handled between two statements', async () => {
  const { settings, remove } = await freshSettings();
  if ('url' in settings) return;
  const pool = await EmbeddedPool.open({ ...settings, folder: pathsIn(settings.dataDir).folder });
  const client = await pool.kyselyPool.connect();
  let handled = 0;
  for (let statement = 0; statement < 5; statement += 1) {
    setImmediate(() => (handled += 1));
    await client.query('select 1', []);
  }
  client.release();
  expect(handled).toBeGreaterThanOrEqual(4);
  await pool.close();
  await remove();
});
