// Draws the icons and builds the client with its service worker, the server-side renderer, the server bundle, and compressed copies of served files.
import { spawnSync } from 'node:child_process';
import { buildServer } from './build-server.mjs';
import { compressFiles } from './compress-files.mjs';
import './make-icons.mjs';

for (const more of [[], ['--config', 'vite.ssr.config.ts']]) {
  const { status } = spawnSync(process.execPath, ['node_modules/vite/bin/vite.js', 'build', ...more], {
    stdio: 'inherit',
  });
  if (status !== 0) process.exit(status ?? 1);
}

await buildServer('dist/server');
await compressFiles('dist/client');
