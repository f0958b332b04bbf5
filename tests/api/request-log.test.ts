/** The request log: one line per call, with a unique id and without search terms. */
import { expect, test } from 'vitest';
import { freshSettings } from '../support/engines.ts';
import { startProcess } from '../support/server-process.ts';

test('each call has its line in the log, including cached answers', async () => {
  const { settings, remove } = await freshSettings();
  const place: Record<string, string> =
    'url' in settings ? { DATABASE_URL: settings.url } : { DATA_DIR: settings.dataDir };
  const running = startProcess({ ...place, PORT: '0', LOG_LEVEL: 'info', DEMO_DATA: '0' });
  const written = () =>
    running
      .out()
      .split('\n')
      .filter((line) => line.includes('"msg":"call"'));
  const address = (await running.address) ?? running.errors();
  for (const _ of [1, 2, 3]) await (await fetch(`${address}/api/job/get?page=0&keyword=secret`)).text();
  await expect.poll(() => written().length).toBe(3);
  const lines = written().map((line) => JSON.parse(line) as Record<string, unknown>);
  for (const line of lines) {
    expect(line).toMatchObject({ level: 30, method: 'GET', path: '/api/job/get', status: 200 });
    expect(line['ms']).toEqual(expect.any(Number));
    expect(line['reqId']).toMatch(/^[\w-]{8}-\w+$/);
  }
  expect(new Set(lines.map((line) => line['reqId'])).size).toBe(3);
  expect(running.out()).not.toContain('secret');
  running.signal('SIGKILL');
  await running.exit;
  await remove();
});
