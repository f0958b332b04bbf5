/** PGlite's file system with real fsync, so that PostgreSQL's own durability holds; it decides nothing about when. */
import { closeSync, fdatasyncSync, fsyncSync, openSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { PGlite } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';

/** The part of Emscripten's module that we touch; PGlite's own types leave it out. */
type Stream = { nfd: number; node: { mode: number } };
type NodeModule = {
  FS: { isDir(mode: number): boolean };
  NODEFS: {
    stream_ops: { fsync?: (stream: Stream) => number };
    tryFSOperation<Result>(operation: () => Result): Result;
  };
};
type InitOptions = Parameters<NodeFS['init']>[1];

/**
 * PGlite's Node file system has no fsync, and PGlite runs PostgreSQL with fsync off. We give it one
 * and turn it on (`durableStart`): then PostgreSQL syncs its log before a commit returns, new
 * segments with their folder, and every data file before a checkpoint forgets the log.
 */
export class DurableFileSystem extends NodeFS {
  /** How often PostgreSQL has asked for a sync, and got it. */
  syncs = 0;

  override async init(pg: PGlite, options: InitOptions): ReturnType<NodeFS['init']> {
    return super.init(pg, { ...options, preRun: [...(options.preRun ?? []), this.#addFsync] });
  }

  readonly #addFsync = (module: unknown): void => {
    const { FS, NODEFS } = module as NodeModule;
    NODEFS.stream_ops.fsync = ({ nfd, node }) => {
      NODEFS.tryFSOperation(() => {
        // fdatasync keeps what is needed to read the data back, the file's length included.
        if (FS.isDir(node.mode)) fsyncSync(nfd);
        else fdatasyncSync(nfd);
      });
      this.syncs += 1;
      return 0;
    };
  };
}

/** PGlite's start parameters with fsync on. Only fsync works here: its fdatasync and open_datasync do nothing. */
export const durableStart = (defaults: readonly string[]): string[] => [
  ...defaults.filter((parameter) => parameter !== '-F'),
  '-c',
  'wal_sync_method=fsync',
];

/** Syncs a folder and all that is in it. */
export function syncTree(folder: string): void {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) syncTree(path);
    else if (entry.isFile()) syncPath(path);
  }
  syncPath(folder);
}

/** Syncs one file, or one folder without what is in it. Throws what the file system does. */
export function syncPath(path: string): void {
  const handle = openSync(path, 'r');
  try {
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}
