/**
 * A lock file that allows one process at a time in a data folder, and that can be taken over only from a dead process.
 * proper-lockfile detects dead owners only by a missing heartbeat: after a kill, the restart would have to wait for as long
 * as a vacuum may block the heartbeat (docs/decisions/0005).
 */
import { randomUUID } from 'node:crypto';
import {
  linkSync,
  mkdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { hostname } from 'node:os';
import { dirname } from 'node:path';

type Owner = { pid: number; started: string; host: string; token: string };

/** How often the owner touches the file, for processes in other containers, which cannot see its process. */
const heartbeat = 5_000;
const staleAfter = 30_000;

/** Another process has the data folder. */
export class DataFolderInUseError extends Error {
  override readonly name = 'DataFolderInUseError';

  constructor(folder: string, pid: number | undefined) {
    const who = pid === undefined ? 'another process' : `process ${pid}`;
    super(`The data folder ${folder} is in use by ${who}; stop it first, or set DATA_DIR to another folder.`);
  }
}

/**
 * Acquires the lock at `path` and returns a function that releases it.
 * @throws DataFolderInUseError while its owner is alive
 */
export function lockFolder(path: string): () => void {
  const own: Owner = {
    pid: process.pid,
    started: startOf(process.pid),
    host: thisHost(),
    token: randomUUID(),
  };
  if (!create(path, own)) steal(path, own);

  const beat = setInterval(() => {
    touch(path);
  }, heartbeat);
  beat.unref();
  const release = () => {
    clearInterval(beat);
    process.off('exit', release);
    if (ownerOf(path)?.token === own.token) rmSync(path, { force: true });
  };
  process.once('exit', release);
  return release;
}

/** Creates the file atomically: an empty one, left by a process killed while writing, would look like a live lock. */
function create(path: string, own: Owner): boolean {
  const written = `${path}.${own.token}`;
  try {
    writeFileSync(written, JSON.stringify(own));
    linkSync(written, path);
    return true;
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return false;
    throw error;
  } finally {
    rmSync(written, { force: true });
  }
}

/** Takes over a dead lock, under a second lock, so that two processes cannot do so at the same time. */
function steal(path: string, own: Owner): void {
  const refused = () => new DataFolderInUseError(dirname(path), ownerOf(path)?.pid);
  const guard = `${path}.taking`;
  try {
    mkdirSync(guard);
  } catch (error) {
    if (codeOf(error) !== 'EEXIST') throw error;
    if (age(guard) < staleAfter) throw refused();
  }
  try {
    if (isAlive(path)) throw refused();
    rmSync(path, { force: true });
    if (!create(path, own)) throw refused();
  } finally {
    rmSync(guard, { recursive: true, force: true });
  }
}

function isAlive(path: string): boolean {
  const owner = ownerOf(path);
  // Unreadable or from another host: only the heartbeat tells whether the owner is alive.
  if (owner === undefined || owner.host !== thisHost()) return age(path) < staleAfter;
  // Process ids are reused; the start time tells processes apart.
  return startOf(owner.pid) === owner.started;
}

/** Identifies the PID namespace: containers can share a host name, but not a namespace. */
export function thisHost(): string {
  try {
    return `${hostname()} ${readlinkSync('/proc/self/ns/pid')}`;
  } catch {
    return hostname();
  }
}

function ownerOf(path: string): Owner | undefined {
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as Owner;
  } catch {
    return undefined;
  }
}

/** Boot id and start tick on Linux, which distinguish processes with the same id; elsewhere only whether it is alive. */
function startOf(pid: number): string {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
    // The second field, the program's name, may contain spaces. After it come the state and, as the 20th, the start tick.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return fields[0] === 'Z' ? 'gone' : `${boot} ${fields[19] ?? ''}`;
  } catch {
    if (process.platform === 'linux') return 'gone';
  }
  try {
    process.kill(pid, 0);
    return 'alive';
  } catch (error) {
    return codeOf(error) === 'EPERM' ? 'alive' : 'gone';
  }
}

function age(path: string): number {
  try {
    return Date.now() - statSync(path).mtimeMs;
  } catch {
    return Number.POSITIVE_INFINITY;
  }
}

function touch(path: string): void {
  try {
    const now = new Date();
    utimesSync(path, now, now);
  } catch {
    // A lock that was deleted by hand must not stop the server.
  }
}

const codeOf = (error: unknown): unknown =>
  typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined;
