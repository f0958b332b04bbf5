/** Permissions of the data folder, which holds personal data and is private to its owner. */
import { chmodSync, mkdirSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

const groupAndOthers = 0o077;

/** Creates the folder if necessary, and removes the permissions of group and others from it and its content. */
export function makePrivate(dataDir: string): void {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  closeToOthers(dataDir, 0o700);
  for (const entry of readdirSync(dataDir, { withFileTypes: true, recursive: true })) {
    const path = join(entry.parentPath, entry.name);
    if (entry.isDirectory()) closeToOthers(path, 0o700);
    else if (entry.isFile()) closeToOthers(path, 0o600);
  }
}

function closeToOthers(path: string, mode: number): void {
  try {
    if ((statSync(path).mode & groupAndOthers) !== 0) chmodSync(path, mode);
  } catch (error) {
    // A volume may belong to another user and be shared by group; a file may have just been deleted.
    const { code } = error as NodeJS.ErrnoException;
    if (code !== 'EPERM' && code !== 'ENOENT') throw error;
  }
}
