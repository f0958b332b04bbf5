/** The folder, the ports and the processes of a cluster of this machine; it knows no program. */
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
  /** Of its process, while it runs. */
  pid(): number | undefined;
  /** Starts it, or starts it again after it has ended. */
  start(): void;
  /** Resolves when it has ended. */
  end(signal: NodeJS.Signals): Promise<void>;
};

type Running = {
  /** By whoever started the cluster, instead of by the user that PostgreSQL accepts: for what reads the project's files. */
  readonly asStarter?: boolean;
  readonly env?: Readonly<Record<string, string>>;
};

export type Place = {
  readonly folder: string;
  /** Writes a file that the parts may read. @returns its path */
  write(name: string, text: string): string;
  /** A folder of the parts' user. @returns its path */
  makeFolder(name: string): string;
  /** A program that runs until it is ended. What it says is in `<name>.log`. */
  part(name: string, command: readonly string[], how?: Running): Part;
  /** Waits for what must come true; throws with what the parts said last. */
  until(what: string, isSo: () => Promise<boolean>): Promise<void>;
  /** What is to be killed besides the parts when the process of the cluster's starter ends too early. */
  onEarlyEnd(kill: () => void): void;
  /** Ends what still runs, and deletes the folder. */
  remove(): Promise<void>;
};

const patienceMs = 200_000;
/** What is killed writes for a moment. */
const removing = { recursive: true, force: true, maxRetries: 10, retryDelay: 100 };

export function makePlace(): Place {
  const folder = mkdtempSync(join(tmpdir(), 'karngea-cluster-'));
  const user = ordinaryUser();
  const own = (path: string) => {
    if (user !== undefined) chownSync(path, user.uid, user.gid);
    return path;
  };
  own(folder);
  // nginx's workers are another user's.
  chmodSync(folder, 0o711);
  const parts: Part[] = [];
  const kills: (() => void)[] = [];
  // Whoever started the cluster may die of an error: nothing of it outlives them.
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
          // A group of its own: Ctrl-C at the terminal is for whoever ends the parts in their order.
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
