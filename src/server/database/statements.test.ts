/** Under what name statements are counted. */
import { expect, test } from 'vitest';
import { bestTime } from '#search/hostile-texts.test-data.ts';
import { adHoc } from './statements.ts';
import { shapeOf } from './statements.ts';

test.each([
  ['select "id", (select count(*) from "users") as "n" from "jobs" where "id" = $1', 'select jobs'],
  ['select * from (select id from jobs limit 5) counted', 'select jobs'],
  ['select count(*) from (select id, (select name from companies) from jobs) page', 'select jobs'],
  ['insert into "tasks" ("kind") values ($1) on conflict do nothing', 'insert tasks'],
  [
    'with ready as materialized (select id from jobs) update tasks set due = now() from ready',
    'update tasks',
  ],
  ['DELETE FROM "sessions" where "user_id" in ($1, $2)', 'delete sessions'],
  ['select extract(epoch from now()) from (select due from tasks) counted', 'select tasks'],
  ['select pg_advisory_lock($1)', 'select'],
  ['begin', 'begin'],
  ['', 'other'],
  [`${adHoc}\n    select array[true] from jobs`, 'for once'],
])('%s', (text, shape) => expect(shapeOf(text)).toBe(shape));

test('the shape of a search with thousands of subqueries is found in time', () => {
  const search = `select (${'(select $1::tsquery) + '.repeat(4_000)} 1) from jobs`;
  expect(shapeOf(search)).toBe('select jobs');
  expect(bestTime(() => shapeOf(search), 30)).toBeLessThan(30);
});
