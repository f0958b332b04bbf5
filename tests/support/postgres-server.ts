/** A throw-away PostgreSQL server on a free port. */
import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import getPort from 'get-port';
import pg from 'pg';

export type PostgresServer = {
  url(database: string): string;
  /** The postmaster's process id. */
  readonly pid: number;
  /** Kills every process of the server, as a power cut would. */
  kill(): Promise<void>;
  /** Starts it again on the same folder and port. @returns milliseconds until it answered */
  start(): Promise<number>;
  /** Stops it and deletes its folder. */
  remove(): Promise<void>;
};

/** The folder with initdb and postgres, or undefined if PostgreSQL is not installed. */
export function postgresBinaries(): string | undefined {
  const debian = '/usr/lib/postgresql';
  const note = 'node_modules/.cache/karngea/postgres';
  const candidates = [
    process.env['PG_BIN'],
    existsSync(note) ? readFileSync(note, 'utf8').trim() : undefined,
    ...(existsSync(debian)
      ? readdirSync(debian)
          .sort((a, b) => Number(b) - Number(a))
          .map((version) => join(debian, version, 'bin'))
      : []),
    ...(process.env['PATH'] ?? '').split(':'),
  ];
  return candidates.find(
    (folder) => folder && existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'postgres')),
  );
}

/**
 * Durable, as in production: tests for lost writes need fsync, and the others are fast enough with it.
 * Its folder is created in `parent`.
 */
export async function createPostgresServer(parent = tmpdir()): Promise<PostgresServer> {
  const bin = postgresBinaries();
  if (bin === undefined) throw new Error('PostgreSQL is not installed. Set PG_BIN to the folder of initdb.');
  const folder = mkdtempSync(join(parent, 'karngea-postgres-'));
  const user = ordinaryUser();
  if (user !== undefined) chownSync(folder, user.uid, user.gid);
  const data = join(folder, 'data');
  const made = spawnSync(
    join(bin, 'initdb'),
    ['-D', data, '-U', 'karngea', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-instructions'],
    { ...user, encoding: 'utf8', cwd: folder },
  );
  if (made.status !== 0) throw new Error(`initdb failed: ${made.stderr}`);

  const port = await getPort();
  let server: ChildProcess | undefined;
  const url = (database: string) => `postgres://karngea@127.0.0.1:${port}/${database}`;

  const isRunning = () => server?.pid !== undefined && server.exitCode === null && server.signalCode === null;

  const end = async (signal: NodeJS.Signals) => {
    const running = server;
    if (running?.pid === undefined || !isRunning()) return;
    const exited = new Promise((resolve) => running.once('exit', resolve));
    const orphans = signal === 'SIGKILL' ? childrenOf(running.pid) : [];
    running.kill(signal);
    orphans.forEach(killIfAlive);
    await exited;
  };

  const start = async () => {
    const began = performance.now();
    const deadline = Date.now() + 30_000;
    do {
      // After a kill the first attempt may still find the old server's shared memory, and fail.
      if (!isRunning())
        server = spawn(
          join(bin, 'postgres'),
          [
            '-D',
            data,
            '-p',
            String(port),
            '-k',
            folder,
            '-c',
            'listen_addresses=127.0.0.1',
            '-c',
            'max_connections=200',
          ],
          { ...user, cwd: folder, stdio: 'ignore' },
        );
      if (await answers(url('postgres'))) return Math.round(performance.now() - began);
      await new Promise((resolve) => setTimeout(resolve, 20));
    } while (Date.now() < deadline);
    throw new Error('PostgreSQL did not start.');
  };

  const result: PostgresServer = {
    url,
    get pid() {
      return server?.pid ?? 0;
    },
    kill: () => end('SIGKILL'),
    start,
    remove: async () => {
      await end('SIGINT');
      rmSync(folder, { recursive: true, force: true });
    },
  };
  // A test run that dies must not leave a server behind.
  process.once('exit', () => {
    if (server?.pid !== undefined && isRunning()) process.kill(server.pid, 'SIGKILL');
    rmSync(folder, { recursive: true, force: true });
  });
  await start();
  return result;
}

/** PostgreSQL refuses to run as root; use the user that its package created. */
export function ordinaryUser(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const line = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .find((entry) => /^(postgres|nobody):/.test(entry));
  const [, , uid, gid] = line?.split(':') ?? [];
  return { uid: Number(uid), gid: Number(gid) };
}

/** Each PostgreSQL process leads its own process group, so find them by their parent. */
function childrenOf(pid: number): number[] {
  const path = `/proc/${pid}/task/${pid}/children`;
  return existsSync(path) ? readFileSync(path, 'utf8').split(' ').filter(Boolean).map(Number) : [];
}

function killIfAlive(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch {
    // It noticed its parent's death first and has ended.
  }
}

const answers = (url: string): Promise<boolean> =>
  ask(url, 'select 1').then(
    () => true,
    () => false,
  );

/** Runs one statement on a separate connection. @returns its rows */
export async function ask(url: string, statement: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: url });
  // If the server dies meanwhile, the statement fails.
  client.on('error', () => undefined);
  try {
    await client.connect();
    return (await client.query<Record<string, unknown>>(statement)).rows;
  } finally {
    await client.end();
  }
}
