// The built server with its demonstration data, on a port and in a folder of its own, for scripts that visit it.
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from './free-port.mjs';

const patienceMs = 30_000;

/**
 * Starts it and waits until it answers.
 * @param {number} from the first port that may be taken
 * @returns {Promise<{ origin: string, stop: () => Promise<void> }>} `stop` removes the data as well
 */
export async function startDemoServer(from) {
  const data = mkdtempSync(join(tmpdir(), 'karngea-demo-'));
  const port = await freePort(from);
  const origin = `http://127.0.0.1:${port}`;
  const server = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', 'dist/server/main.js'], {
    env: {
      ...process.env,
      PORT: String(port),
      DATA_DIR: join(data, 'db'),
      DATABASE_URL: '',
      LOG_LEVEL: 'error',
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const gone = new Promise((done) => server.once('exit', done));
  const stop = async () => {
    server.kill('SIGTERM');
    await gone;
    rmSync(data, { recursive: true, force: true });
  };
  const until = Date.now() + patienceMs;
  while (server.exitCode === null && Date.now() < until) {
    if ((await fetch(`${origin}/api/health`).catch(() => undefined))?.ok) return { origin, stop };
    await new Promise((later) => setTimeout(later, 100));
  }
  await stop();
  throw new Error('the server did not start');
}
