/** Storage of a job's row: which values PostgreSQL moves out of it. */
import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newJob } from '#contract/postings.ts';
import { postJob } from '#server/jobs/posting-store.ts';
import { freshDatabase, type FreshDatabase } from '../support/engines.ts';
import { posting } from '../support/samples.ts';

let database: FreshDatabase;
beforeAll(async () => {
  database = await freshDatabase();
  const { id } = await database.db
    .insertInto('users')
    .values({ name: 'Sokha', name_key: 'sokha', password_hash: 'x', acc_type: 'employer' })
    .returning('id')
    .executeTakeFirstOrThrow();
  await postJob(database.db, newJob.parse(posting), { employerId: id, now: new Date(1e12) });
});
afterAll(() => database.remove());

test('a job of usual length is stored in its row; of a longer one only the texts are moved out', async () => {
  const { db } = database;
  const { rows } = await sql<{ beside: string }>`
    select reltoastrelid::regclass::text as beside from pg_class where relname = 'jobs'`.execute(db);
  const beside = sql.raw(rows[0]?.beside ?? '');
  /** The bytes of each value moved out. */
  const pieces = async () => {
    const lying = sql<{
      bytes: number;
    }>`select sum(length(chunk_data)) as bytes from ${beside} group by chunk_id`;
    return (await lying.execute(db)).rows.map(({ bytes }) => bytes);
  };
  // Random, so that nothing can be compressed.
  const words = (count: number) =>
    Array.from({ length: count }, () => randomBytes(6).toString('hex')).join(' ');
  const write = (description: string, wordCount: number) =>
    db
      .updateTable('jobs')
      .set({ description, search: sql<string>`to_tsvector('simple', ${words(wordCount)}::text)` })
      .execute();

  await write(randomBytes(450).toString('base64'), 50);
  expect(await pieces()).toEqual([]);
  // The tokens are larger than the text here, and stay in the row all the same.
  const long = randomBytes(1_200).toString('base64');
  await write(long, 130);
  expect(await pieces()).toEqual([long.length]);
});
