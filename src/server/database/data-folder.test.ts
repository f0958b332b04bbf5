import { chmodSync, mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { makePrivate } from './data-folder.ts';

const parent = mkdtempSync(join(tmpdir(), 'karngea-data-'));
afterAll(() => {
  rmSync(parent, { recursive: true });
});
const modeOf = (...path: string[]) => (statSync(join(...path)).mode & 0o777).toString(8);

test('a new data folder is its owner’s alone', () => {
  const folder = join(parent, 'new', 'data');
  makePrivate(folder);
  expect(modeOf(folder)).toBe('700');
});

test('one that others could read is closed to them, with all that is in it', () => {
  const folder = join(parent, 'old');
  mkdirSync(join(folder, 'database', 'base'), { recursive: true });
  writeFileSync(join(folder, 'database', 'base', '1'), 'a CV');
  for (const path of ['', 'database', 'database/base']) chmodSync(join(folder, path), 0o755);
  chmodSync(join(folder, 'database/base/1'), 0o644);
  makePrivate(folder);
  expect(['', 'database', 'database/base'].map((path) => modeOf(folder, path))).toEqual([
    '700',
    '700',
    '700',
  ]);
  expect(modeOf(folder, 'database/base/1')).toBe('600');
});
