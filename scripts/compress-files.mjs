// Compresses built files next to the originals, so that no server compresses them per request.
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const compressible = /\.(html|js|css|svg|json|webmanifest|txt)$/;
/** Smaller files would not get smaller on the wire. */
const worthCompressing = 512;
const brotli = promisify(brotliCompress);
const gz = promisify(gzip);

/** @param {string} folder @returns {string[]} */
const walk = (folder) =>
  readdirSync(folder).flatMap((name) => {
    const path = join(folder, name);
    return statSync(path).isDirectory() ? walk(path) : [path];
  });

/**
 * Writes `<file>.br` and `<file>.gz` for each file in the folder that gets smaller.
 * @param {string} folder
 */
export async function compressFiles(folder) {
  await Promise.all(
    walk(folder)
      .filter((path) => compressible.test(path) && statSync(path).size >= worthCompressing)
      .map(async (path) => {
        const bytes = readFileSync(path);
        const smallest = { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } };
        writeFileSync(`${path}.br`, await brotli(bytes, smallest));
        writeFileSync(`${path}.gz`, await gz(bytes, { level: 9 }));
      }),
  );
}
