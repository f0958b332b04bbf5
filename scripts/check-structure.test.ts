import { expect, test } from 'vitest';
import { findRepeatedNames, findSplits, findWords } from './check-structure.mjs';

const filesOf = (texts: Record<string, string>) => new Map(Object.entries(texts));
const importer = { 'src/a/list.ts': "import { row } from './row.ts';\n" };
const aliases = { '#a/*': './src/a/*' };

test('a module belongs in its only importer in the same folder', () => {
  const files = filesOf({ ...importer, 'src/a/row.ts': '\n', 'src/a/list.test.ts': "import './list.ts';" });
  expect(findSplits(files, aliases, {})).toEqual([
    'src/a/row.ts belongs in its only importer, src/a/list.ts',
  ]);
});

test.each([
  ['another folder imports it', { 'src/b/page.ts': "import { row } from '#a/row.ts';\n" }],
  ['a test imports it', { 'tests/row.test.ts': "import { row } from '#a/row.ts';\n" }],
  ['it is loaded lazily', { 'src/a/list.ts': "const load = () => import('./row.ts');\n" }],
  ['both are long', { 'src/a/row.ts': '\n'.repeat(199) }],
  ['only another folder imports it', { 'src/a/list.ts': '', 'src/b/page.ts': "import '../a/row.ts';\n" }],
])('a module stays apart if %s', (_, others) => {
  expect(findSplits(filesOf({ 'src/a/row.ts': '\n', ...importer, ...others }), aliases, {})).toEqual([]);
});

test('an exception is reported once it is not needed', () => {
  const files = filesOf({ ...importer, 'src/a/row.ts': '\n' });
  expect(findSplits(files, aliases, { 'src/a/row.ts': 'reason' })).toEqual([]);
  expect(findSplits(new Map(), aliases, { 'src/a/row.ts': 'reason' })).toEqual([
    'src/a/row.ts needs no exception any more',
  ]);
});

test('two source files have different names', () => {
  const paths = ['src/a/row.ts', 'src/b/row.tsx', 'src/b/row.test.tsx', 'src/a/main.ts', 'src/b/main.ts'];
  expect(findRepeatedNames(paths)).toEqual(['src/a/row.ts and src/b/row.tsx have the same name']);
});

test('finds words on their own, in identifiers and in file names', () => {
  const files = filesOf({
    'a.ts': 'function goOn() {}\n// Whoever\ndrawAnew(category);',
    'draw-anew.ts': '',
  });
  expect(findWords(files).map((fault) => fault.split(':', 2).join(':'))).toEqual([
    'a.ts:1',
    'a.ts:2',
    'a.ts:3',
    'draw-anew.ts:0',
  ]);
});
