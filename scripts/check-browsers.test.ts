/** Features that older browsers lack are found in built files. */
import { spawnSync } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';

async function faultsOf(script: string, styles = ''): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'karngea-'));
  await writeFile(join(folder, 'a.js'), script);
  await writeFile(join(folder, 'a.css'), styles);
  const { stderr } = spawnSync('node', ['scripts/check-browsers.mjs', folder], { encoding: 'utf8' });
  await rm(folder, { recursive: true });
  return stderr;
}

test('reports syntax that does not parse, and calls that are missing', async () => {
  const faults = await faultsOf(
    '[1].toSorted(); URL.canParse(a); new CompressionStream("gzip"); /(?<!a)b/; class A { static { b(); } }',
  );
  for (const name of ['toSorted', 'URL.canParse', 'CompressionStream', 'lookbehind', 'static block'])
    expect(faults).toContain(name);
});

test('reports expressions that are built from texts, unless the file tries one first', async () => {
  expect(await faultsOf('new RegExp(`(?<!${a})b`)')).toContain('lookbehind in a text');
  expect(await faultsOf('f(new RegExp("(?<!a)b")); new RegExp("(?<=c)d")')).not.toContain('lookbehind');
});

test('reports nothing that all browsers have', async () => {
  const faults = await faultsOf(
    '[1].findLast(f); Object.hasOwn(a, "b"); a.animate?.(); crypto.randomUUID();',
  );
  expect(faults.replace(/^named in .*$/m, '').trim()).toBe('');
});

test('a height that Chrome 105 does not know needs one before it that it knows', async () => {
  const faults = await faultsOf(
    '',
    '.a{height:92vh;height:92dvh}@media print{.b{max-height:calc(1px + 9dvh)}}',
  );
  expect(faults).toContain('max-height: calc(1px + 9dvh) without');
  expect(faults).not.toContain('92dvh');
});
