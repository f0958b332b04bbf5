// Runs the built server with demonstration data on a separate port and folder, for scripts that visit it.
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import getPort from 'get-port';

/**
 * Starts it and waits until it answers.
 * @param {number} preferred a port; another one if it is taken
 * @param {Record<string, string>} [settings] additional settings
 * @returns {Promise<{ origin: string, stop: () => Promise<void> }>} `stop` removes the data as well
 */
export async function startDemoServer(preferred, settings = {}) {
  const data = mkdtempSync(join(tmpdir(), 'karngea-demo-'));
  const port = await getPort({ port: preferred });
  const server = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', 'dist/server/main.js'], {
    env: {
      ...process.env,
      ...settings,
      PORT: String(port),
      DATA_DIR: join(data, 'db'),
      DATABASE_URL: '',
      LOG_LEVEL: 'error',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const gone = new Promise((done) => server.once('exit', done));
  const stop = async () => {
    server.kill('SIGTERM');
    await gone;
    rmSync(data, { recursive: true, force: true });
  };
  // Read from its own output: an answer at the port may come from another process.
  const origin = await new Promise((resolve) => {
    let said = '';
    server.stdout.on('data', (text) => {
      said += text;
      const address = /Karngea is at (\S+)/.exec(said)?.[1];
      if (address) resolve(address);
    });
    void gone.then(() => resolve(undefined));
  });
  if (origin) return { origin, stop };
  await stop();
  throw new Error('the server did not start');
}
