/** Search quality by the judged set (bench/search/judged): on the server, and offline. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freshDatabase, type FreshDatabase, testEngine } from '../support/engines.ts';
import { figuresOf, type Found, foundByPhone, foundByServer, postJudged } from '../support/judged-search.ts';

// Results do not depend on the database engine; the reference figures are from the embedded one.
const isAsked = testEngine === 'pglite';

let database: FreshDatabase;
let server: Found;
let phone: Found;
beforeAll(async () => {
  if (!isAsked) return;
  database = await freshDatabase('seeded');
  const asking = { db: database.db, keys: await postJudged(database.db) };
  server = await foundByServer(asking);
  phone = await foundByPhone(asking);
});
afterAll(async () => {
  if (isAsked) await database.remove();
});

test.runIf(isAsked)('most good jobs are among the first results, in a good order', () => {
  const { recall, order } = figuresOf(server);
  // `npm run bench -- search` has the figures of each kind.
  expect(recall).toBeGreaterThan(0.95);
  expect(order).toBeGreaterThan(0.92);
});

test.runIf(isAsked)('queries without relevant jobs find nothing', () => {
  const { queries, empty } = figuresOf(server, 'nothing');
  expect(empty).toBe(queries);
});

test.runIf(isAsked)('a phone finds as much offline', () => {
  expect(Math.abs(figuresOf(phone).recall - figuresOf(server).recall)).toBeLessThan(0.03);
});
