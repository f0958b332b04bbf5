/** A table is locked for long, as by a careless change: every call is answered in time, and all recovers afterwards. */
import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { categories, industries, levels } from '#contract/options.ts';
import { buildApp } from '#server/app.ts';
import { openDatabase } from '#server/database/connect.ts';
import { freshDatabase, testEngine } from '../support/engines.ts';
import { figure } from '../support/figures.ts';
import { posting } from '../support/samples.ts';
import { quiet } from '../support/test-server.ts';

/** In milliseconds. */
const longestAnswer = 17_000;

/** The embedded database has one connection, so no one else can lock a table. */
test.runIf(testEngine === 'postgres')(
  'calls that read or write a locked table are answered within 17 s, and work once it is free',
  async () => {
    const database = await freshDatabase();
    const other = await openDatabase(database.settings);
    const app = await buildApp({ database, settings: quiet });
    const { token } = (
      await app.inject({
        method: 'POST',
        url: '/api/auth/register',
        payload: { name: 'Sokha', password: 'karngea-demo', accType: 'employer' },
      })
    ).json<{ token: string }>();
    const authorization = { authorization: `BEARER ${token}` };
    const post = () =>
      app.inject({
        method: 'POST',
        url: '/api/job',
        headers: { ...authorization, 'idempotency-key': randomUUID() },
        payload: posting,
      });
    expect((await post()).statusCode).toBe(201);

    const options = { industry: industries, category: categories, level: levels };
    const lists = Object.entries(options).flatMap(([name, values]) =>
      values.map((value) => `/job/get?${name}=${encodeURIComponent(value)}`),
    );
    const jobs = Array.from({ length: 20 }, (_, at) => `/job/get/${at + 1}`);
    const paths = [...lists, ...jobs];
    const get = (path: string, headers = {}) => app.inject({ method: 'GET', url: `/api${path}`, headers });
    const calls = [
      ...paths.map((path) => () => get(path)),
      ...paths.map((path) => () => get(`${path}${path.includes('?') ? '&' : '?'}mine=1`, authorization)),
      ...Array.from({ length: 5 }, () => post),
    ];
    expect(calls.length).toBeGreaterThan(50);

    let unlock = () => {};
    const held = new Promise<void>((resolve) => (unlock = resolve));
    let isLocked = () => {};
    const locked = new Promise<void>((resolve) => (isLocked = resolve));
    const locking = other.db.connection().execute(async (one) => {
      await one.transaction().execute(async (trx) => {
        await sql`lock table jobs in access exclusive mode`.execute(trx);
        isLocked();
        await held;
      });
    });
    await locked;
    const answers = await Promise.all(
      calls.map(async (call) => {
        const began = performance.now();
        const answer = await call();
        return { answer, took: performance.now() - began };
      }),
    );
    for (const { answer } of answers) {
      expect(answer.statusCode).toBe(503);
      expect(answer.headers['retry-after']).toBeDefined();
    }
    const longest = Math.max(...answers.map(({ took }) => took));

    unlock();
    const freed = performance.now();
    await locking;
    const well = await Promise.all([...paths.map((path) => get(path)), post()]);
    const healed = performance.now() - freed;
    figure('a locked table', {
      calls: calls.length,
      longest: Math.round(longest),
      healed: Math.round(healed),
    });
    expect(longest).toBeLessThan(longestAnswer);
    expect(well.filter(({ statusCode }) => statusCode === 503)).toEqual([]);
    await app.close();
    await other.close();
    await database.remove();
  },
);
