// Tests copy a database of 700 files some 200 times a run. In memory a copy takes 0.06 s, on a disk 0.2 to 1 s.
// At night the clusters need more room than memory has.
import { existsSync, statfsSync } from 'node:fs';

const memory = '/dev/shm';
const enoughBytes = 2 * 1024 ** 3;

if (!process.env.TMPDIR && process.env.NIGHTLY !== '1' && existsSync(memory)) {
  const { bavail, bsize } = statfsSync(memory);
  // Workers and the servers under test inherit it.
  if (bavail * bsize >= enoughBytes) process.env.TMPDIR = memory;
}
