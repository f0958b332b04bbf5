// Builds the client with its service worker, the renderer of its first pages, the server bundle, and compressed copies of the files that are served.
import { spawnSync } from 'node:child_process';
import { cpSync, readdirSync } from 'node:fs';
import { build } from 'esbuild';
import { compressFiles } from './compress-files.mjs';

for (const more of [[], ['--config', 'vite.ssr.config.ts']]) {
  const { status } = spawnSync(process.execPath, ['node_modules/vite/bin/vite.js', 'build', ...more], {
    stdio: 'inherit',
  });
  if (status !== 0) process.exit(status ?? 1);
}

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

// Read from disk, and only where a database is filled with the demonstration.
cpSync('src/server/seed/fixtures', 'dist/server/fixtures', { recursive: true });
await compressFiles('dist/client');
