/** What every noun's routes are given; app.ts puts it together. */
import { type EventEmitter } from 'node:events';
import { type Db } from '#server/database/connect.ts';
import { type Clock } from './clock.ts';
import { type RateLimits } from './limits/rate-limits.ts';

/** `change` after every change to what guests see (jobs, counts): caches are cleared by it. */
export type ChangeEvents = EventEmitter<{ change: [] }>;

export type Services = {
  readonly db: Db;
  readonly clock: Clock;
  readonly limits: RateLimits;
  /** Whether other nodes write to the same database. */
  readonly isShared: boolean;
  readonly ping: () => Promise<void>;
  readonly changeEvents: ChangeEvents;
};
