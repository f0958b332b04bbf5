/** What every noun's routes are given; app.ts puts it together. */
import { type EventEmitter } from 'node:events';
import { type JobListItem } from '#contract/jobs.ts';
import { type ReviewRule } from '#contract/review.ts';
import { type Db } from '#server/database/connect.ts';
import { type AfterReply } from './after-reply.ts';
import { type Clock } from './clock.ts';
import { type DailyCaps } from './limits/daily-caps.ts';
import { type RateLimits } from './limits/rate-limits.ts';

/** What decides which lists and pages a job is on. */
export type ChangedJob = Pick<
  JobListItem,
  'industry' | 'category' | 'level' | 'job_type' | 'location' | 'province'
>;

/** One after every change to what guests see; caches forget what it alters. */
export type ChangeEvents = EventEmitter<{
  posted: [ChangedJob];
  /** Once as the job was, once as it is. */
  edited: [ChangedJob];
  closed: [ChangedJob];
  registered: [];
  companyChanged: [];
  /** With its hash. */
  pictureErased: [string];
}>;

export type Services = {
  readonly db: Db;
  /** For what guests are shown, maybe some seconds old; `db` itself where there are no replicas. */
  readonly guestDb: Db;
  readonly clock: Clock;
  readonly limits: RateLimits;
  readonly dailyCaps: DailyCaps;
  /** Whether other nodes write to the same database. */
  readonly isShared: boolean;
  readonly ping: () => Promise<void>;
  readonly afterReply: AfterReply;
  readonly changeEvents: ChangeEvents;
  readonly review: ReviewRule;
  readonly helpNumbers: readonly string[];
};
