/** Counts attempts in the database: for several nodes behind one address. */
import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { type Db } from '#server/database/connect.ts';
import { type Clock, secondMs } from './clock.ts';
import { type RateLimiter } from '#server/http/limits/rate-limits.ts';

/** Names and addresses are people's, so only a digest of them is stored. */
const bucketOf = (key: string): string => createHash('sha256').update(key).digest('base64url');

/** One statement a count; throws DatabaseError. */
export function sharedLimiter(db: Db, clock: Clock): RateLimiter {
  return {
    async count(key, seconds) {
      const now = clock();
      const end = new Date(now.getTime() + seconds * secondMs);
      const counted = await db
        .insertInto('rate_limits')
        .values({ bucket: bucketOf(key), hits: 1, window_end: end })
        .onConflict((conflict) =>
          conflict.column('bucket').doUpdateSet({
            hits: sql<number>`case when rate_limits.window_end <= ${now} then 1 else rate_limits.hits + 1 end`,
            window_end: sql<Date>`case when rate_limits.window_end <= ${now} then ${end} else rate_limits.window_end end`,
          }),
        )
        .returning(['hits', 'window_end'])
        .executeTakeFirstOrThrow();
      return { count: counted.hits, left: (counted.window_end.getTime() - now.getTime()) / secondMs };
    },
    async forgive(key) {
      await db
        .updateTable('rate_limits')
        .set({ hits: sql<number>`greatest(0, hits - 1)` })
        .where('bucket', '=', bucketOf(key))
        .execute();
    },
  };
}
