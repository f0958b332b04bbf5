// Checks every room under its own rules: a room sees only what its surroundings really offer.
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';

// A room is a folder with a tsconfig of its own: a new one is checked without being listed here.
const rooms = readdirSync('src')
  .map((name) => `src/${name}`)
  .filter((folder) => existsSync(`${folder}/tsconfig.json`));
rooms.push('tests', '.');
const failed = rooms.filter(
  (room) =>
    spawnSync(process.execPath, ['node_modules/typescript/bin/tsc', '-p', room], { stdio: 'inherit' })
      .status !== 0,
);
if (failed.length > 0) {
  console.error(`types do not fit in: ${failed.join(', ')}`);
  process.exit(1);
}
