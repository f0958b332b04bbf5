/** Starts a server in a separate process, so that it and the load do not share an event loop. */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { type Mode } from './api-server.ts';

export type BenchServer = {
  readonly address: string;
  /** The CPU time that its process has used, in microseconds. */
  cpuTime(): Promise<number>;
  stop(): Promise<void>;
};

const built = 'node_modules/.cache/karngea/bench-api-server.js';
let building: Promise<unknown> | undefined;

/** Built like the product: running the sources directly adds code to every function. */
async function buildServer(): Promise<void> {
  building ??= build({
    entryPoints: [fileURLToPath(new URL('./api-server.ts', import.meta.url))],
    outfile: built,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20.19',
    packages: 'external',
    logLevel: 'warning',
  });
  await building;
}

export async function startServer(mode: Mode, target: string): Promise<BenchServer> {
  await buildServer();
  // The bench itself runs from sources; its children must not.
  const child = fork(built, [mode, target], { execArgv: [] });
  const [address] = (await Promise.race([
    once(child, 'message'),
    once(child, 'exit').then(() => Promise.reject(new Error(`the ${mode} server did not start`))),
  ])) as [string];
  return {
    address,
    async cpuTime() {
      child.send('cpu time');
      const [time] = (await once(child, 'message')) as [number];
      return time;
    },
    async stop() {
      child.kill('SIGKILL');
      await once(child, 'exit');
    },
  };
}
