/** The request log: one line per call, with a unique id and without search terms. */
import { expect, test } from 'vitest';
import { rules } from '#server/http/limits/rules.ts';
import { freshSettings } from '../support/engines.ts';
import { startProcess } from '../support/server-process.ts';

test('each call has its line in the log, including cached answers; refused ones say why', async () => {
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
  const raw = { method: 'POST', headers: { 'content-type': 'application/json' } };
  const body = JSON.stringify({ name: 'nobody', password: 'a secret' });
  for (const _ of Array.from({ length: rules.logInByNameAndAddress.points + 1 }))
    await fetch(`${address}/api/auth/login`, { ...raw, body });
  await expect.poll(() => written().length).toBe(rules.logInByNameAndAddress.points + 4);
  const refused = written()
    .slice(3)
    .map((line) => JSON.parse(line) as Record<string, unknown>);
  expect(refused[0]).toMatchObject({ status: 401, code: 'bad_credentials' });
  expect(refused.at(-1)).toMatchObject({ status: 429, code: 'rate_limited', rule: 'logInByNameAndAddress' });
  const lines = written()
    .slice(0, 3)
    .map((line) => JSON.parse(line) as Record<string, unknown>);
  for (const line of lines) {
    expect(line).toMatchObject({ level: 30, method: 'GET', path: '/api/job/get', status: 200 });
    expect(line['ms']).toEqual(expect.any(Number));
    expect(line['reqId']).toMatch(/^[\w-]{8}-\w+$/);
  }
  expect(new Set(lines.map((line) => line['reqId'])).size).toBe(3);
  const opened = ['/api/file/', '//api/file/', '/api/file//'].map(
    (path) => path + 'secret'.repeat(8).slice(0, 43),
  );
  for (const path of [...opened, `${opened[0]}/`]) await fetch(address + path, { method: 'HEAD' });
  await expect.poll(() => written().length).toBe(rules.logInByNameAndAddress.points + 8);
  expect(running.out()).not.toContain('secret');
  running.signal('SIGKILL');
  await running.exit;
  await remove();
});
