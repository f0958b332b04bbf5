/** What is left of a year of backups. */
import { expect, test } from 'vitest';
import { backupName, expiredBackups } from './backup-retention.ts';

const dayMs = 24 * 60 * 60 * 1_000;
/** A Wednesday. */
const today = Date.parse('2026-11-25T19:00:00Z');
const before = (days: number, hours = 0) => backupName(new Date(today - days * dayMs - hours * 3_600_000));

test('the name is the time', () => expect(before(0)).toBe('karngea-2026-11-25T190000Z.tar.gz'));

test('after a year of nights seven days and the last days of four weeks before are left', () => {
  let names: string[] = [];
  for (let days = 365; days >= 0; days -= 1) {
    names.push(before(days));
    const outdated = expiredBackups(names);
    names = names.filter((name) => !outdated.includes(name));
  }
  const dates = names.map((name) => name.slice(8, 18));
  expect(dates.sort().reverse()).toEqual([
    '2026-11-25',
    '2026-11-24',
    '2026-11-23',
    '2026-11-22',
    '2026-11-21',
    '2026-11-20',
    '2026-11-19',
    '2026-11-18',
    '2026-11-15',
    '2026-11-08',
    '2026-11-01',
  ]);
});

test('only the last of several on one day is retained, and other files are ignored', () => {
  const names = ['notes.txt', before(0), before(0, 1), before(1), 'karngea.tar.gz'];
  expect(expiredBackups(names)).toEqual([before(0, 1)]);
});

test('nights that were missed end nothing sooner', () =>
  expect(expiredBackups([before(0), before(100), before(200), before(300)])).toEqual([]));
