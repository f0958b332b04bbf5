/** Starts a server in a process of its own, so that it and the load do not share an event loop. */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { type Mode } from './api-server.ts';

export type BenchServer = {
  readonly address: string;
  /** The processor time that its process has used, in microseconds. */
  cpuTime(): Promise<number>;
  stop(): Promise<void>;
};

export async function startServer(mode: Mode, target: string): Promise<BenchServer> {
  const child = fork(new URL('./api-server.ts', import.meta.url), [mode, target], {
    execArgv: ['--import', 'tsx'],
  });
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
