/** Features that older browsers lack are found in built files. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const files = {
  'lacking.js':
    '[1].toSorted(); URL.canParse(a); new CompressionStream("gzip"); /(?<!a)b/; class A { static { b(); } }',
  'text.js': 'new RegExp(`(?<!${a})b`)',
  'tried.js': 'f(new RegExp("(?<!a)b")); new RegExp("(?<=c)d")',
  'known.js': '[1].findLast(f); Object.hasOwn(a, "b"); a.animate?.(); crypto.randomUUID();',
  'heights.css': '.a{height:92vh;height:92dvh}@media print{.b{max-height:calc(1px + 9dvh)}}',
};

/** One run for all files, because loading the browsers' data takes most of it. */
function checkFiles(): string[] {
  const folder = mkdtempSync(join(tmpdir(), 'karngea-'));
  for (const [name, content] of Object.entries(files)) writeFileSync(join(folder, name), content);
  const { stderr } = spawnSync('node', ['scripts/check-browsers.mjs', folder], { encoding: 'utf8' });
  rmSync(folder, { recursive: true });
  return stderr.split('\n');
}
const lines = checkFiles();
/** Each line ends with the names of the files that have the fault. */
const faultsOf = (name: keyof typeof files): string =>
  lines.filter((line) => line.split(': ').at(-1)?.split(', ').includes(name)).join('\n');

test('reports syntax that does not parse, and calls that are missing', () => {
  for (const name of ['toSorted', 'URL.canParse', 'CompressionStream', 'lookbehind', 'static block'])
    expect(faultsOf('lacking.js')).toContain(name);
});

test('reports expressions that are built from texts, unless the file tries one first', () => {
  expect(faultsOf('text.js')).toContain('lookbehind in a text');
  expect(faultsOf('tried.js')).not.toContain('lookbehind');
});

test('reports nothing that all browsers have', () => {
  expect(faultsOf('known.js')).toBe('');
});

test('a height that Chrome 105 does not know needs one before it that it knows', () => {
  expect(faultsOf('heights.css')).toContain('max-height: calc(1px + 9dvh) without');
  expect(faultsOf('heights.css')).not.toContain('92dvh');
});
