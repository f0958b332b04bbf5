// The built server with its demonstration data, on a port and in a folder of its own, for scripts that visit it.
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import getPort from 'get-port';

/**
 * Starts it and waits until it answers.
 * @param {number} preferred a port; another one when somebody has it
 * @param {Record<string, string>} [settings] besides its own
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
  // Its own word, not an answer at the port: somebody else may have taken that meanwhile.
  const origin = await new Promise((told) => {
    let said = '';
    server.stdout.on('data', (text) => {
      said += text;
      const address = /Karngea is at (\S+)/.exec(said)?.[1];
      if (address) told(address);
    });
    void gone.then(() => told(undefined));
  });
  if (origin) return { origin, stop };
  await stop();
  throw new Error('the server did not start');
}
