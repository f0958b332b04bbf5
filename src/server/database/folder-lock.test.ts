/** Who may have a data folder: one living owner; a dead one's lock is taken over. */
import { spawnSync } from 'node:child_process';
import {
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { DataFolderInUseError, lockFolder, thisHost } from './folder-lock.ts';

const folder = mkdtempSync(join(tmpdir(), 'karngea-lock-'));
afterAll(() => {
  rmSync(folder, { recursive: true });
});
let locks = 0;
const newPath = () => join(folder, `lock-${(locks += 1)}`);
const minuteAgo = () => new Date(Date.now() - 60_000);

test('a lock is had once, and again after it was let go', () => {
  const path = newPath();
  const release = lockFolder(path);
  expect(() => lockFolder(path)).toThrow(DataFolderInUseError);
  expect(() => lockFolder(path)).toThrow(`in use by process ${process.pid}`);
  release();
  expect(existsSync(path)).toBe(false);
  lockFolder(path)();
});

test('acquiring it leaves no file but the lock', () => {
  const path = newPath();
  const release = lockFolder(path);
  expect(() => lockFolder(path)).toThrow(DataFolderInUseError);
  const beside = () => readdirSync(folder).filter((name) => join(folder, name).startsWith(path));
  expect(beside().map((name) => join(folder, name))).toEqual([path]);
  release();
  expect(beside()).toEqual([]);
});

test('a dead process loses its lock', () => {
  const path = newPath();
  const dead = spawnSync(process.execPath, ['--version']).pid;
  writeFileSync(path, JSON.stringify({ pid: dead, started: 'then', host: thisHost(), token: 'theirs' }));
  const release = lockFolder(path);
  expect(JSON.parse(readFileSync(path, 'utf8'))).toMatchObject({ pid: process.pid });
  release();
});

test('a process that only has the number of a dead one does not keep its lock', () => {
  const path = newPath();
  writeFileSync(
    path,
    JSON.stringify({ pid: process.pid, started: 'another boot', host: thisHost(), token: 'theirs' }),
  );
  lockFolder(path)();
});

test.each([
  ['on another host', 'elsewhere'],
  ['in a container of the same name', `${hostname()} pid:[1]`],
])('an owner %s keeps the lock until its heartbeat has stopped', (_where, host) => {
  const path = newPath();
  writeFileSync(path, JSON.stringify({ pid: 1, started: 'there', host, token: 'theirs' }));
  expect(() => lockFolder(path)).toThrow(DataFolderInUseError);
  utimesSync(path, minuteAgo(), minuteAgo());
  lockFolder(path)();
});

test('a lock that cannot be read is not taken while it is new', () => {
  const path = newPath();
  writeFileSync(path, '');
  expect(() => lockFolder(path)).toThrow('in use by another process');
  utimesSync(path, minuteAgo(), minuteAgo());
  lockFolder(path)();
});

test('releasing does not remove a lock that another process has taken over', () => {
  const path = newPath();
  const release = lockFolder(path);
  writeFileSync(path, JSON.stringify({ pid: 1, started: 'there', host: 'elsewhere', token: 'theirs' }));
  release();
  expect(existsSync(path)).toBe(true);
});
