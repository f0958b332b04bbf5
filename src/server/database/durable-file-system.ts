/** A file system for PGlite with real fsync, so that PostgreSQL's durability holds. */
import { closeSync, fdatasyncSync, fsyncSync, openSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { PGlite } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';

/** The part of Emscripten's module that is used here and missing from PGlite's types. */
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
 * PGlite's Node file system has no fsync, and PGlite runs PostgreSQL with fsync off. With this one and `durableStart`,
 * PostgreSQL syncs its log before a commit returns, new segments with their folder, and data files before a checkpoint
 * recycles the log.
 */
export class DurableFileSystem extends NodeFS {
  /** Number of syncs so far. */
  syncs = 0;

  override async init(pg: PGlite, options: InitOptions): ReturnType<NodeFS['init']> {
    return super.init(pg, { ...options, preRun: [...(options.preRun ?? []), this.#addFsync] });
  }

  readonly #addFsync = (module: unknown): void => {
    const { FS, NODEFS } = module as NodeModule;
    NODEFS.stream_ops.fsync = ({ nfd, node }) => {
      NODEFS.tryFSOperation(() => {
        // fdatasync also writes the metadata needed to read the data, such as the file length.
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

/** Syncs a folder and its content. */
export function syncTree(folder: string): void {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) syncTree(path);
    else if (entry.isFile()) syncPath(path);
  }
  syncPath(folder);
}

/** Syncs a file, or a folder without its content. */
export function syncPath(path: string): void {
  const handle = openSync(path, 'r');
  try {
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}
