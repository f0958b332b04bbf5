/** What every noun's routes are given; app.ts puts it together. */
import { type Db } from '#server/database/connect.ts';
import { type Changes } from './changes.ts';
import { type Clock } from './clock.ts';
import { type RateLimiter } from './rate-limits.ts';

export type Services = {
  readonly db: Db;
  readonly clock: Clock;
  readonly limiter: RateLimiter;
  /** Whether other nodes write to the same database. */
  readonly isShared: boolean;
  readonly ping: () => Promise<void>;
  /** Told after every change to what guests see (jobs, counts). */
  readonly changes: Changes;
};
