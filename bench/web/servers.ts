/** The two servers of the web bench, as separate processes: the product as deployed, and an empty Ionic page. */
import { type ChildProcess, fork, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import getPort from 'get-port';
import { build, type UserConfig } from 'vite';
import { leanIonic } from '../../build/lean-ionic.ts';
import { compressFiles } from '../../scripts/compress-files.mjs';
import app from '../../vite.config.ts';

export type Served = { readonly address: string; stop(): Promise<void> };

async function stopped(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return;
  child.kill('SIGTERM');
  await once(child, 'exit');
}

async function answers(address: string, child: ChildProcess): Promise<void> {
  for (let tries = 0; tries < 1_200 && child.exitCode === null; tries += 1) {
    if ((await fetch(address).catch(() => undefined))?.ok) return;
    await new Promise((later) => setTimeout(later, 100));
  }
  throw new Error(`nothing answers at ${address}`);
}

/** The built product with the demonstration's jobs; `more` adds to its environment. */
export async function serveProduct(more: Readonly<Record<string, string>> = {}): Promise<Served> {
  const data = mkdtempSync(join(tmpdir(), 'karngea-bench-'));
  const port = String(await getPort({ port: 4310 }));
  const env = {
    ...process.env,
    PORT: port,
    DATA_DIR: join(data, 'db'),
    DATABASE_URL: '',
    RATE_LIMIT: '0',
    LOG_LEVEL: 'error',
    ...more,
  };
  const program = ['--disable-warning=ExperimentalWarning', 'dist/server/main.js'];
  const child = spawn(process.execPath, program, { env, stdio: ['ignore', 'ignore', 'inherit'] });
  const address = `http://127.0.0.1:${port}`;
  await answers(`${address}/api/health`, child);
  return {
    address,
    async stop() {
      await stopped(child);
      rmSync(data, { recursive: true, force: true });
    },
  };
}

/** The empty page, built like the app (only what it uses, in one file), compressed and served like the product's files. */
export async function serveEmpty(): Promise<Served> {
  const outDir = mkdtempSync(join(tmpdir(), 'karngea-empty-'));
  await build({
    configFile: false,
    root: fileURLToPath(new URL('./empty-ionic', import.meta.url)),
    plugins: [leanIonic()],
    logLevel: 'warn',
    build: { ...(app as UserConfig).build, manifest: false, outDir, emptyOutDir: true },
  });
  await compressFiles(outDir);
  const port = String(await getPort({ port: 4330 }));
  const child = fork(new URL('./empty-server.ts', import.meta.url), [outDir, port], {
    execArgv: ['--import', 'tsx'],
  });
  const address = `http://127.0.0.1:${port}`;
  await answers(`${address}/`, child);
  return {
    address,
    async stop() {
      await stopped(child);
      rmSync(outDir, { recursive: true, force: true });
    },
  };
}
