// Restores lock entries of optional packages for other platforms, which npm drops if a registry does not list them;
// without them `npm ci` refuses the lock file. Run it after each change of dependencies: `npm run lock:fix`.
// With --check it changes nothing and fails if entries are missing.
import { readFileSync, writeFileSync } from 'node:fs';

const file = 'package-lock.json';
const lock = JSON.parse(readFileSync(file, 'utf8'));
const packages = lock.packages;
const systems = [
  'android',
  'darwin',
  'freebsd',
  'linux',
  'netbsd',
  'openbsd',
  'openharmony',
  'sunos',
  'aix',
  'win32',
];
const processors = [
  'arm64',
  'arm',
  'x64',
  'ia32',
  'ppc64',
  'riscv64',
  's390x',
  'loong64',
  'mips64el',
  'wasm32',
];

function platformOf(name) {
  const words = name.split('/').pop().replace('eabihf', '').split(/[-_]/);
  const os = systems.find(
    (system) => words.includes(system) || (system === 'linux' && words.includes('linuxmusl')),
  );
  const cpu =
    processors.find((processor) => words.includes(processor)) ??
    (words.some((word) => word.startsWith('arm')) ? 'arm' : undefined);
  return { os, cpu };
}

/** Where `name` is resolved from the package at `where`: in its folder, or in any folder above, like Node. */
function entryFor(where, name) {
  for (let folder = where; ; folder = folder.slice(0, Math.max(folder.lastIndexOf('/node_modules/'), 0))) {
    const entry = packages[`${folder && `${folder}/`}node_modules/${name}`];
    if (entry || folder === '') return entry;
  }
}

let added = 0;
for (const [where, entry] of Object.entries({ ...packages })) {
  for (const [name, range] of Object.entries(entry.optionalDependencies ?? {})) {
    const version = range.replace(/^[\^~]/, '');
    const found = entryFor(where, name);
    if (found && (version !== range || found.version === version)) continue;
    const { os, cpu } = platformOf(name);
    if (!os && cpu !== 'wasm32') continue;
    packages[found ? `${where}/node_modules/${name}` : `node_modules/${name}`] = {
      version,
      cpu: cpu && [cpu],
      ...(entry.dev ? { dev: true } : {}),
      libc: /musl/.test(name) ? ['musl'] : /gnu/.test(name) ? ['glibc'] : undefined,
      optional: true,
      os: os && [os],
    };
    added += 1;
  }
}
if (process.argv.includes('--check')) {
  if (added > 0)
    console.error(`package-lock.json lacks ${added} entries of other platforms: run npm run lock:fix`);
  process.exit(added === 0 ? 0 : 1);
}
lock.packages = Object.fromEntries(Object.entries(packages).sort(([a], [b]) => (a < b ? -1 : 1)));
writeFileSync(file, `${JSON.stringify(lock, null, 2)}\n`);
console.log(`${added} entries put back`);
