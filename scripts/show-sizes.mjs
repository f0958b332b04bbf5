// Lists the built files with their size on the wire, largest first: `npm run analyze`, after a build.
import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

const served = 'dist/client';
const rows = readdirSync(served, { recursive: true })
  .map((name) => ({ name, path: join(served, name) }))
  .filter(({ name, path }) => statSync(path).isFile() && !/\.(br|gz)$/.test(name) && !name.startsWith('.'))
  .map(({ name, path }) => ({
    name,
    raw: statSync(path).size,
    wire: statSync(existsSync(`${path}.br`) ? `${path}.br` : path).size,
  }))
  .sort((a, b) => b.wire - a.wire);

console.log('   brotli       raw  file');
for (const { name, raw, wire } of rows)
  console.log(`${String(wire).padStart(9)} ${String(raw).padStart(9)}  ${name}`);
