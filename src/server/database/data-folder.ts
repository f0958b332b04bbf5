/** The folder of the embedded database: it holds what people wrote about themselves, so it is its owner's alone. */
import { chmodSync, mkdirSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

const othersMay = 0o077;

/** Makes the folder where there is none, and takes it and all that is in it from the group and everybody else. */
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
    if ((statSync(path).mode & othersMay) !== 0) chmodSync(path, mode);
  } catch (error) {
    // A volume may belong to somebody else, who has let us in by the group; a file may just have gone.
    const { code } = error as NodeJS.ErrnoException;
    if (code !== 'EPERM' && code !== 'ENOENT') throw error;
  }
}
