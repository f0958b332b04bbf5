/**
 * One process at a time in a data folder: a lock file that only a dead owner can lose. It knows no database.
 * proper-lockfile tells a dead owner by its silence alone: a killed server would start again only after as long as a
 * vacuum may block its successor's heartbeat (docs/decisions/0005).
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

/** The owner touches the file this often, for contenders that cannot see its process (another container). */
const heartbeat = 5_000;
const staleAfter = 30_000;

/** Somebody else has the data folder; says who, as far as the lock tells. */
export class DataFolderInUseError extends Error {
  override readonly name = 'DataFolderInUseError';

  constructor(folder: string, pid: number | undefined) {
    const who = pid === undefined ? 'another process' : `process ${pid}`;
    super(`The data folder ${folder} is in use by ${who}; stop it first, or set DATA_DIR to another folder.`);
  }
}

/**
 * Takes the lock at `path` and gives the function that lets it go.
 * @throws DataFolderInUseError while its owner lives.
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

/** Whole or not at all: an empty lock, left by who was killed while writing it, would look like a living owner's. */
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

/** Looking and taking must be one step, or two contenders would take the same dead lock: a second lock around it. */
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
  // Torn, or another host's: only its missing heartbeat tells.
  if (owner === undefined || owner.host !== thisHost()) return age(path) < staleAfter;
  // The number of a dead process may be a new one's: the start tells them apart.
  return startOf(owner.pid) === owner.started;
}

/** Where process numbers mean the same: two containers may have one name, but not one list of processes. */
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

/** What no other process with this number shares: boot and start tick on Linux; elsewhere only whether it lives. */
function startOf(pid: number): string {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
    // The second field is the program's name and may hold spaces; after it come the state and, 20th, the start tick.
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
    // A lock that somebody removed by hand cannot be kept alive, and must not stop the server.
  }
}

const codeOf = (error: unknown): unknown =>
  typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined;
