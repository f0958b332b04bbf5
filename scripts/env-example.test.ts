/** `.env.example` names every setting of the README, each with its default. */
import { readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import { expect, test } from 'vitest';
import { readSettings } from '../src/server/settings.ts';

const example = parseEnv(readFileSync('.env.example', 'utf8'));

test('the example has the settings of the README', () => {
  const [, table = ''] = /## Settings([\s\S]*?)\n## /.exec(`${readFileSync('README.md', 'utf8')}\n## `) ?? [];
  const rows = table.split('\n').filter((line) => line.startsWith('| `'));
  const names = rows.flatMap((row) =>
    [...(row.split('|')[1] ?? '').matchAll(/`(\w+)`/g)].map(([, name]) => name),
  );
  expect(names).toHaveLength(36);
  expect(Object.keys(example).sort()).toEqual(names.sort());
});

test('the example changes no setting', () => expect(readSettings(example)).toEqual(readSettings({})));
