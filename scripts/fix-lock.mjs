// Restores lock entries of optional packages for other platforms, which npm drops if a registry does not list them;
// without them `npm ci` refuses the lock file. Also adds missing checksums, without which npm installs whatever it gets.
// Run it after each change of dependencies: `npm run lock:fix`. With --check it changes nothing, and fails if something is missing.
import { execFileSync } from 'node:child_process';
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
const unchecked = Object.entries(packages).filter(
  ([where, entry]) => where.includes('node_modules/') && !entry.link && !entry.integrity,
);
if (process.argv.includes('--check')) {
  if (added > 0)
    console.error(`package-lock.json lacks ${added} entries of other platforms: run npm run lock:fix`);
  if (unchecked.length > 0)
    console.error(`package-lock.json lacks ${unchecked.length} checksums: run npm run lock:fix`);
  process.exit(added + unchecked.length === 0 ? 0 : 1);
}
for (const [where, entry] of unchecked) {
  const name = where.slice(where.lastIndexOf('node_modules/') + 'node_modules/'.length);
  // Throws if the registry does not know the package.
  const integrity = execFileSync('npm', ['view', `${name}@${entry.version}`, 'dist.integrity'], {
    encoding: 'utf8',
  }).trim();
  packages[where] = { version: entry.version, integrity, ...entry };
}
lock.packages = Object.fromEntries(Object.entries(packages).sort(([a], [b]) => (a < b ? -1 : 1)));
writeFileSync(file, `${JSON.stringify(lock, null, 2)}\n`);
console.log(`${added} entries and ${unchecked.length} checksums added`);
