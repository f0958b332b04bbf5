/** Ordinary use for five minutes, or SOAK_MINUTES: no 5xx, no loss, no growth. */
import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { type Cv } from '#contract/cvs.ts';
import { freshSettings, testEngine } from '../../support/engines.ts';
import { figure } from '../../support/figures.ts';
import { call, type Reply } from '../../support/http-client.ts';
import { posting, shortCv } from '../../support/samples.ts';
import { startProcess } from '../../support/server-process.ts';
import { type Person } from '../../support/test-server.ts';

const minutes = Number(process.env['SOAK_MINUTES'] ?? 5);
const minuteMs = 60_000;
const people = 8;
/** Megabytes of resident memory allowed above the first quarter's; a leak of a kilobyte a call would exceed it. */
const mostGrowth = 150;

test(
  `${minutes} minutes of use leave the server as it was`,
  async () => {
    const { settings, remove } = await freshSettings();
    const server = startProcess({
      ...('url' in settings ? { DATABASE_URL: settings.url } : { DATA_DIR: settings.dataDir }),
      PORT: '0',
      METRICS: 'on',
      RATE_LIMIT: '0',
    });
    const address = (await server.address) ?? server.errors();
    const memory = async () => {
      const text = await (await fetch(`${address}/api/metrics`)).text();
      return Math.round(Number(/^process_resident_memory_bytes (\S+)/m.exec(text)?.[1]) / 1024 ** 2);
    };
    const counted = { calls: 0, '5xx': 0, posted: 0 };
    const ask = async (...what: Parameters<typeof call>): Promise<Reply> => {
      const answer = await call(...what);
      counted.calls += 1;
      if (answer.status >= 500) counted['5xx'] += 1;
      return answer;
    };
    const register = async (accType: string): Promise<Person> =>
      (
        await ask(address, 'POST', '/auth/register', {
          body: { name: `${accType} ${randomUUID()}`, password: 'karngea-demo', accType },
        })
      ).body as Person;

    const end = Date.now() + minutes * minuteMs;
    const oneSeeker = async () => {
      const [seeker, owner] = [await register('employee'), await register('employer')];
      await ask(address, 'POST', '/cv', { token: seeker.token, body: shortCv });
      while (Date.now() < end) {
        const posted = await ask(address, 'POST', '/job', {
          token: owner.token,
          body: posting,
          key: randomUUID(),
        });
        counted.posted += posted.status === 201 ? 1 : 0;
        const { job_id } = posted.body as { job_id: number };
        for (const path of ['/job/get', `/job/get/${job_id}`, '/job/get?keyword=bread', '/stats'])
          await ask(address, 'GET', path, { token: seeker.token });
        await ask(address, 'POST', `/job/addFav/${job_id}`, { token: seeker.token });
        const applied = await ask(address, 'POST', '/app', {
          token: seeker.token,
          body: { job_id },
          key: randomUUID(),
        });
        const { id } = applied.body as { id: number };
        await ask(address, 'PUT', `/app/${id}`, { token: owner.token, body: { status: 'accepted' } });
        const read = await ask(address, 'GET', `/app/${id}`, { token: seeker.token });
        expect((read.body as { cv: Cv }).cv.user_info.first_name).toBe('Short');
      }
    };
    const before = ((await call(address, 'GET', '/stats')).body as { jobs: number }).jobs;
    const seekers = Promise.all(Array.from({ length: people }, oneSeeker));
    await new Promise((resolve) => setTimeout(resolve, (minutes * minuteMs) / 4));
    const early = await memory();
    await seekers;
    const late = await memory();
    const { jobs } = (await call(address, 'GET', '/stats')).body as { jobs: number };
    figure(`${testEngine}, soak of ${minutes} minutes`, { ...counted, 'memory MB, early': early, late });
    server.signal('SIGTERM');
    expect(await server.exit).toBe(0);
    await remove();
    expect([counted['5xx'], jobs - before]).toEqual([0, counted.posted]);
    expect(late - early).toBeLessThan(mostGrowth);
  },
  (minutes + 3) * minuteMs,
);
