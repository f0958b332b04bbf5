/** The folder, ports and processes of a cluster on this machine. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  chownSync,
  closeSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { ordinaryUser } from '../postgres-server.ts';

export type Part = {
  readonly name: string;
  isRunning(): boolean;
  /** The process id, while it runs. */
  pid(): number | undefined;
  /** Starts it, also again after it has ended. */
  start(): void;
  /** Resolves when it has ended. */
  end(signal: NodeJS.Signals): Promise<void>;
};

type Running = {
  /** Run as the user who started the cluster rather than the one that PostgreSQL accepts: for programs that read the project's files. */
  readonly asStarter?: boolean;
  readonly env?: Readonly<Record<string, string>>;
};

export type Place = {
  readonly folder: string;
  /** Writes a file that the parts may read. @returns its path */
  write(name: string, text: string): string;
  /** Creates a folder owned by the parts' user. @returns its path */
  makeFolder(name: string): string;
  /** A program that runs until it is ended, with its output in `<name>.log`. */
  part(name: string, command: readonly string[], how?: Running): Part;
  /** Waits until a condition holds; throws with the parts' last output if it does not in time. */
  until(what: string, isSo: () => Promise<boolean>): Promise<void>;
  /** Also kills these processes if the process that started the cluster ends too early. */
  onEarlyEnd(kill: () => void): void;
  /** Ends what still runs, and deletes the folder. */
  remove(): Promise<void>;
};

const patienceMs = 200_000;
/** A killed process may still write for a moment. */
const removing = { recursive: true, force: true, maxRetries: 10, retryDelay: 100 };

export function makePlace(): Place {
  const folder = mkdtempSync(join(tmpdir(), 'karngea-cluster-'));
  const user = ordinaryUser();
  const own = (path: string) => {
    if (user !== undefined) chownSync(path, user.uid, user.gid);
    return path;
  };
  own(folder);
  // nginx's workers run as another user.
  chmodSync(folder, 0o711);
  const parts: Part[] = [];
  const kills: (() => void)[] = [];
  // If the process that started the cluster dies of an error, its parts must not outlive it.
  const dieEarly = () => {
    for (const kill of kills) kill();
    rmSync(folder, removing);
  };
  process.once('exit', dieEarly);

  const lastWords = () =>
    parts.map(({ name }) => `--- ${name}\n${tail(join(folder, `${name}.log`))}`).join('\n');

  return {
    folder,
    write(name, text) {
      const path = join(folder, name);
      writeFileSync(path, text, { mode: 0o600 });
      return own(path);
    },
    makeFolder(name) {
      const path = join(folder, name);
      mkdirSync(path, { mode: 0o700 });
      return own(path);
    },
    part(name, [program = '', ...args], { asStarter = false, env = {} } = {}) {
      let child: ChildProcess | undefined;
      const isRunning = () =>
        child?.pid !== undefined && child.exitCode === null && child.signalCode === null;
      const made: Part = {
        name,
        isRunning,
        pid: () => (isRunning() ? child?.pid : undefined),
        start() {
          const log = openSync(join(folder, `${name}.log`), 'a');
          // A separate process group: Ctrl-C at the terminal must not reach it, because the parts are stopped in order.
          child = spawn(program, args, {
            ...(asStarter ? {} : user),
            cwd: folder,
            detached: true,
            stdio: ['ignore', log, log],
            env: { PATH: process.env['PATH'], HOME: folder, LANG: 'C.UTF-8', ...env },
          });
          child.once('error', () => undefined);
          closeSync(log);
        },
        async end(signal) {
          if (child === undefined || !isRunning()) return;
          const ended = once(child, 'exit');
          child.kill(signal);
          await ended;
        },
      };
      parts.push(made);
      kills.push(() => void child?.kill('SIGKILL'));
      return made;
    },
    async until(what, isSo) {
      const deadline = Date.now() + patienceMs;
      while (!(await isSo().catch(() => false))) {
        if (Date.now() > deadline) throw new Error(`${what}: not after ${patienceMs} ms\n${lastWords()}`);
        await setTimeout(100);
      }
    },
    onEarlyEnd: (kill) => void kills.push(kill),
    async remove() {
      await Promise.all(parts.map((part) => part.end('SIGKILL')));
      rmSync(folder, removing);
      process.off('exit', dieEarly);
    },
  };
}

function tail(file: string): string {
  try {
    return readFileSync(file, 'utf8').split('\n').slice(-15).join('\n');
  } catch {
    return '';
  }
}
