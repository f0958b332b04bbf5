// `npm run test:changed`: the unit tests that import a changed file, and the API tests named after what has changed.
// By imports nearly every API test reaches every file of the server, through app.ts; `npm test` runs them all.
import { execFileSync, spawn } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { pathToFileURL } from 'node:url';

/** About half a minute of API tests on two cores. */
const mostFiles = 20;
/** For a file of the server that no test is named after. */
const basics = ['access', 'foreign-clients', 'malformed-requests'];
/** Words of file names that say nothing about the subject. */
const generic = new Set(
  'and by data field fields in list main of on query routes row rule rules server settings store tables text texts'.split(
    ' ',
  ),
);

const wordsOf = (name) =>
  name
    .split(/[^a-z0-9]+/)
    .filter((word) => word && !generic.has(word))
    .map((word) => word.replace(/ies$/, 'y').replace(/(?<!s)s$/, ''));

/**
 * A test counts once for each word that its name shares with the folder or the name of the file, and once more if it begins
 * with the file's whole subject. Those with the highest counts run.
 * @param {readonly string[]} changed paths
 * @param {readonly string[]} tests names of API tests, without `.test.ts`
 * @returns {string[]} the chosen names
 */
export function chooseApiTests(changed, tests) {
  const chosen = new Map();
  const count = (name, points) => chosen.set(name, (chosen.get(name) ?? 0) + points);
  for (const path of changed) {
    const own = /^tests\/api\/(.+)\.test\.ts$/.exec(path)?.[1];
    // A changed test runs itself.
    if (own !== undefined && tests.includes(own)) count(own, 100);
    if (!/^src\/(server|contract|search|push|warnings|occupations)\//.test(path) || path.includes('.test.'))
      continue;
    const subject = wordsOf(basename(path).replace(/\..*$/, ''));
    const words = new Set([...subject, ...wordsOf(basename(dirname(path)))]);
    let isFound = false;
    for (const name of tests) {
      const inName = wordsOf(name);
      const shared = inName.filter((word) => words.has(word)).length;
      if (shared === 0) continue;
      isFound = true;
      count(name, shared + (subject.every((word) => inName.includes(word)) ? 1 : 0));
    }
    if (!isFound && path.startsWith('src/server/')) for (const name of basics) count(name, 1);
  }
  return [...chosen]
    .toSorted(([, a], [, b]) => b - a)
    .slice(0, mostFiles)
    .map(([name]) => name);
}

/** Runs Vitest and prints what it wrote when it has ended, because two run at a time. */
function vitest(args) {
  const child = spawn(process.execPath, ['node_modules/vitest/vitest.mjs', ...args], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const output = [];
  child.stdout.on('data', (chunk) => output.push(chunk));
  return new Promise((done) =>
    child.on('close', (status) => {
      process.stdout.write(Buffer.concat(output));
      done(status === 0);
    }),
  );
}

async function main() {
  const git = (...args) => execFileSync('git', args, { encoding: 'utf8' }).split('\n').filter(Boolean);
  const changed = [
    ...git('diff', '--name-only', 'HEAD'),
    ...git('ls-files', '--others', '--exclude-standard'),
  ];
  const sources = changed.filter(
    (path) => /^(src|bench|build|scripts)\/.*\.(tsx?|mjs|js)$/.test(path) && existsSync(path),
  );
  const tests = readdirSync('tests/api').flatMap((file) => /^(.+)\.test\.ts$/.exec(file)?.[1] ?? []);
  const chosen = chooseApiTests(changed, tests);
  console.log(`${changed.length} changed; API tests: ${chosen.join(', ') || 'none'}`);
  const results = await Promise.all([
    sources.length === 0 ||
      vitest(['related', '--run', '--project', 'unit', '--passWithNoTests', ...sources]),
    chosen.length === 0 ||
      vitest(['run', '--project', 'api', ...chosen.map((name) => `tests/api/${name}.test.ts`)]),
  ]);
  process.exit(results.every(Boolean) ? 0 : 1);
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) await main();
