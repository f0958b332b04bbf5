/** The services that routes receive; app.ts creates them. */
import { type EventEmitter } from 'node:events';
import { type JobListItem } from '#contract/jobs.ts';
import { type ReviewRule } from '#contract/job-fields.ts';
import { type Db } from '#server/database/connect.ts';
import { type AfterReply } from './after-reply.ts';
import { type Clock } from './clock.ts';
import { type DailyCaps } from './limits/daily-caps.ts';
import { type RateLimits } from './limits/rate-limits.ts';

/** The fields that decide which lists and pages show a job. */
export type ChangedJob = Pick<
  JobListItem,
  'industry' | 'category' | 'level' | 'job_type' | 'location' | 'province'
>;

/** Emitted after changes to what guests see, so that caches drop what is outdated. */
export type ChangeEvents = EventEmitter<{
  posted: [ChangedJob];
  /** Emitted twice: with the old and the new job. */
  edited: [ChangedJob];
  closed: [ChangedJob];
  registered: [];
  companyChanged: [];
  /** The hash of the picture. */
  pictureErased: [string];
}>;

export type Services = {
  readonly db: Db;
  /** For data shown to guests, possibly seconds old. The same as `db` without replicas. */
  readonly guestDb: Db;
  readonly clock: Clock;
  readonly limits: RateLimits;
  readonly dailyCaps: DailyCaps;
  /** Whether other nodes may write to the same database. */
  readonly isShared: boolean;
  readonly ping: () => Promise<void>;
  readonly afterReply: AfterReply;
  readonly changeEvents: ChangeEvents;
  readonly review: ReviewRule;
  readonly helpNumbers: readonly string[];
};
