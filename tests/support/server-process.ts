/** Runs the server as a separate process, with an environment and signals, as in production. */
import { spawn } from 'node:child_process';
import { programPath } from './server-programs.ts';

export type ServerProcess = {
  /** What it has written so far. */
  readonly out: () => string;
  readonly errors: () => string;
  /** Its address, once it listens; undefined if it ended before. */
  readonly address: Promise<string | undefined>;
  readonly exit: Promise<number | null>;
  readonly signal: (name: NodeJS.Signals) => void;
};

export function startProcess(environment: Record<string, string>): ServerProcess {
  const child = spawn(process.execPath, [programPath('main')], {
    env: { ...process.env, LOG_LEVEL: 'silent', HOST: '127.0.0.1', ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let out = '';
  let errors = '';
  const exit = new Promise<number | null>((resolve) => child.once('exit', resolve));
  const address = new Promise<string | undefined>((resolve) => {
    child.stdout.on('data', (chunk: Buffer) => {
      out += chunk.toString();
      const found = /Karngea is at (\S+)/.exec(out)?.[1];
      if (found) resolve(found);
    });
    void exit.then(() => resolve(undefined));
  });
  child.stderr.on('data', (chunk: Buffer) => {
    errors += chunk.toString();
  });
  return { out: () => out, errors: () => errors, address, exit, signal: (name) => void child.kill(name) };
}
