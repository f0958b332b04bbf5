/** Daily caps per account (product 7.14), counted from stored rows, so that they survive a restart. */
import { type Db } from '#server/database/connect.ts';
import { lockAccount } from '#server/database/lock-account.ts';
import { Failure } from '#server/http/api/call-failures.ts';
import { dayMs, secondMs } from '#server/http/clock.ts';
import { countRefused } from './rate-limits.ts';
import { type dailyCaps } from './rules.ts';

/** Undefined if limits are off. */
export type DailyCaps = Readonly<Record<keyof typeof dailyCaps, number>> | undefined;

/** Any Kysely query that selects `date_added`. */
type Made = {
  offset(count: number): Made;
  limit(count: number): Made;
  executeTakeFirst(): Promise<{ date_added: Date } | undefined>;
};
type Making = {
  readonly userId: number;
  readonly now: Date;
  readonly rule: keyof typeof dailyCaps;
  readonly cap: number | undefined;
};

/**
 * Throws `daily_limit` if the account has made `cap` rows in the last 24 hours.
 * @param newestFirst all rows of the account
 */
export async function enforceDailyCap(
  trx: Db,
  newestFirst: Made,
  { userId, now, rule, cap }: Making,
): Promise<void> {
  if (cap === undefined) return;
  await lockAccount(trx, userId);
  const last = await newestFirst
    .offset(cap - 1)
    .limit(1)
    .executeTakeFirst();
  const waitMs = last === undefined ? 0 : last.date_added.getTime() + dayMs - now.getTime();
  if (waitMs <= 0) return;
  countRefused(rule);
  throw new Failure('daily_limit', { retryAfter: Math.ceil(waitMs / secondMs), rule });
}
