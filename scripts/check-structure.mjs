// Fails on modules that belong in their only importer, on file names used twice in src, and on a list of odd words.
import { readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join, posix } from 'node:path';
import { fileURLToPath } from 'node:url';

/** A module and its importer may stay apart if together they have at least this many lines. */
const maxTogether = 200;

/**
 * Modules that stay apart from their only importer, and why.
 * @type {Record<string, string>}
 */
const allowedSplits = {
  'src/service-worker/push-events.ts': 'the worker does three unrelated things',
};
/** File names that several folders use for the same thing. */
const allowedNames = new Set(['main', 'names', 'personal-data']);

/** As words, and as parts of identifiers such as `drawAnew`. */
const words = 'anew,befall,besides,heed,hopeless,likewise,thereby,whoever,stands at,stands in'
  .concat(',goOn,insistOn,sayQuietly,takeOff')
  .split(',');
const capitalized = words.map((word) => word[0].toUpperCase() + word.slice(1));
const inIdentifiers = capitalized.join('|');
const wordPattern = new RegExp(`(?:(?<![A-Za-z])(?:${words.join('|')})|${inIdentifiers})(?![a-z])`, 'g');

const isCode = (path) => /\.tsx?$/.test(path) && !path.endsWith('.d.ts');
const isTest = (path) => /\.test\.tsx?$/.test(path);
const isSource = (path) => path.startsWith('src/') && isCode(path) && !isTest(path);
const linesOf = (text) => text.split('\n').length - 1;

/** Loaded with the importer, or later: `import()`, and workers by `new URL()`. */
const imported = /\b(?:from|import)\s*'([^']+)'|\b(?:import|URL)\(\s*'([^']+)'/g;

/** The files, tests included, that import each source file, and those that are loaded lazily. `files` maps paths to texts. */
function readImports(files, aliases) {
  const importers = new Map([...files.keys()].filter(isSource).map((path) => [path, new Set()]));
  const lazy = new Set();
  for (const [path, text] of files) {
    if (!isCode(path)) continue;
    for (const [, from, loaded] of text.matchAll(imported)) {
      const spec = (from ?? loaded).replace(/^#\w+\//, (start) => aliases[`${start}*`]?.slice(2, -1));
      const target = spec.startsWith('.') ? posix.join(posix.dirname(path), spec) : spec;
      if (loaded) lazy.add(target);
      importers.get(target)?.add(path);
    }
  }
  return { importers, lazy };
}

/** Modules whose only importer, tests included, is in the same folder and has room for them. */
export function findSplits(files, aliases = {}, allowed = allowedSplits) {
  const { importers, lazy } = readImports(files, aliases);
  const splits = new Map();
  for (const [path, [importer, second]] of importers) {
    if (second || !importer || !isSource(importer) || lazy.has(path)) continue;
    if (dirname(importer) !== dirname(path)) continue;
    if (linesOf(files.get(path)) + linesOf(files.get(importer)) < maxTogether) splits.set(path, importer);
  }
  return [
    ...[...splits]
      .filter(([path]) => !(path in allowed))
      .map(([path, importer]) => `${path} belongs in its only importer, ${importer}`),
    ...Object.keys(allowed)
      .filter((path) => !splits.has(path))
      .map((path) => `${path} needs no exception any more`),
  ];
}

export function findRepeatedNames(paths) {
  const byName = new Map();
  for (const path of paths.filter(isSource)) {
    const name = basename(path).replace(/\.tsx?$/, '');
    if (!allowedNames.has(name)) byName.set(name, [...(byName.get(name) ?? []), path]);
  }
  return [...byName.values()]
    .filter((found) => found.length > 1)
    .map((found) => `${found.join(' and ')} have the same name`);
}

export function findWords(files) {
  return [...files].flatMap(([path, text]) =>
    [path, ...text.split('\n')].flatMap((line, number) =>
      [...line.matchAll(wordPattern)].map(
        ([word]) => `${path}:${number}: write a plainer word than "${word}"`,
      ),
    ),
  );
}

function readFiles() {
  const paths = ['src', 'tests', 'scripts', 'docs', 'bench', 'build']
    .flatMap((folder) => readdirSync(folder, { recursive: true }).map((path) => join(folder, path)))
    .concat(readdirSync('.'))
    .map((path) => path.replaceAll('\\', '/'))
    .filter(
      (path) => /\.(?:[cm]?js|tsx?|css|md)$/.test(path) && !path.startsWith('scripts/check-structure.'),
    );
  return new Map(paths.map((path) => [path, readFileSync(path, 'utf8')]));
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const files = readFiles();
  const { imports } = JSON.parse(readFileSync('package.json', 'utf8'));
  const faults = [
    ...findSplits(files, imports),
    ...findRepeatedNames([...files.keys()]),
    ...findWords(files),
  ];
  for (const fault of faults) console.error(fault);
  process.exit(faults.length === 0 ? 0 : 1);
}
