// Builds the client with its service worker, the server bundle, and compressed copies of the files that are served.
import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { build } from 'esbuild';

const served = 'dist/client';
const compressible = /\.(html|js|css|svg|json|webmanifest|txt)$/;
/** Smaller files do not get smaller on the wire. */
const worthCompressing = 512;

const { status } = spawnSync(process.execPath, ['node_modules/vite/bin/vite.js', 'build'], {
  stdio: 'inherit',
});
if (status !== 0) process.exit(status ?? 1);

// main.ts is the server; each other <name>-main.ts is a command of its own, built as <name>.js.
const programs = readdirSync('src/server').filter((name) => /^(main|.+-main)\.ts$/.test(name));
await build({
  entryPoints: Object.fromEntries(
    programs.map((name) => [name.replace(/-?main\.ts$/, '') || 'main', `src/server/${name}`]),
  ),
  outdir: 'dist/server',
  bundle: true,
  platform: 'node',
  format: 'esm',
  // The oldest Node of package.json: for 20.0 esbuild would drop the `with` of JSON imports, and nothing would start.
  target: 'node20.19',
  packages: 'external',
  sourcemap: true,
  logLevel: 'warning',
});

const walk = (folder) =>
  readdirSync(folder).flatMap((name) => {
    const path = join(folder, name);
    return statSync(path).isDirectory() ? walk(path) : [path];
  });
const brotli = promisify(brotliCompress);
const gz = promisify(gzip);
await Promise.all(
  walk(served)
    .filter((path) => compressible.test(path) && statSync(path).size >= worthCompressing)
    .map(async (path) => {
      const bytes = readFileSync(path);
      writeFileSync(`${path}.br`, await brotli(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }));
      writeFileSync(`${path}.gz`, await gz(bytes, { level: 9 }));
    }),
);
