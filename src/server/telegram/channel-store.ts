/**
 * Which jobs are posted in the Telegram channel (product 7.21). Triggers on `jobs` and `hidden_jobs` (migration
 * 0011-channel-posts) add a row for each new job while the site has a channel, and count its changes.
 */
import { sql } from 'kysely';
import * as z from 'zod/mini';
import { type Db } from '#server/database/connect.ts';
import { type ServerTexts } from '#contract/server-rendering.ts';
import { statusOf } from '#server/jobs/job-end-store.ts';
import { isShown } from '#server/jobs/job-visibility-store.ts';

/** The triggers do nothing without this row. */
const stateKey = 'telegram_channel';

const state = z.object({
  channel: z.string(),
  /** The newest message of the bot. */
  last: z.optional(z.number()),
  /** The job whose post was being sent: if a node crashed, no one knows whether it arrived. */
  sending: z.optional(z.number()),
  /** Since when the channel refuses the bot, and the last attempt. */
  refused: z.optional(z.number()),
  tried: z.optional(z.number()),
});
export type ChannelState = z.output<typeof state>;

export async function writeState(db: Db, next: ChannelState): Promise<void> {
  const values = { value: JSON.stringify(next) };
  await db
    .insertInto('meta')
    .values({ key: stateKey, ...values })
    .onConflict((conflict) => conflict.column('key').doUpdateSet(values))
    .execute();
}

/** Undefined if the site never had this channel, or another one since. */
async function readState(db: Db, channel: string): Promise<ChannelState | undefined> {
  const row = await db.selectFrom('meta').select('value').where('key', '=', stateKey).executeTakeFirst();
  const stored = row && z.parse(state, JSON.parse(row.value));
  return stored?.channel === channel ? stored : undefined;
}

/** Since when the channel refuses the bot: it was removed, or may not post. Known from the last attempt. */
export async function findChannelRefusal(db: Db, channel: string): Promise<Date | undefined> {
  const refused = (await readState(db, channel))?.refused;
  return refused === undefined ? undefined : new Date(refused);
}

/** Telegram says that the bot may post, or may not: it needs no attempt that is refused. */
export async function storeChannelRight(
  trx: Db,
  channel: string,
  mayPost: boolean,
  now: Date,
): Promise<void> {
  const refused = JSON.stringify({ refused: now.getTime() });
  const next = mayPost ? sql`value::jsonb - 'refused' - 'tried'` : sql`${refused}::jsonb || value::jsonb`;
  await sql`
    update meta set value = (${next})::text
    where key = ${stateKey} and value::jsonb ->> 'channel' = ${channel}`.execute(trx);
}

/** Jobs that were posted before, or in another channel, are left alone. */
export async function openChannel(db: Db, channel: string): Promise<ChannelState> {
  const stored = await readState(db, channel);
  if (stored) return stored;
  const opened = { channel };
  await db.transaction().execute(async (trx) => {
    await writeState(trx, opened);
    await sql`update channel_posts set message_id = ${deletedByHand}, handled = changes`.execute(trx);
  });
  return opened;
}

/** In place of the id of a post that someone deleted in Telegram: it is never posted again. */
export const deletedByHand = 0;

type Facts = Parameters<ServerTexts['jobFacts']>[0];
export type ChannelJob = Omit<Facts, 'company'> & {
  readonly job_id: number;
  readonly name: string;
  readonly message_id: number | null;
  /** The count that is handled now. */
  readonly changes: number;
  readonly is_shown: boolean;
  readonly is_open: boolean;
};

/** Later it would be no news. */
const newsDays = 7;

const isWaiting = sql<boolean>`changes <> handled`;
const isOpen = sql<boolean>`${statusOf('jobs')} = 'Hiring'`;

/** Handles changes that need no call: of jobs without a post that are closed, hidden or old by now. */
export async function skipUnposted(db: Db): Promise<void> {
  // The count that was read: changes that are committed meanwhile are handled later.
  await sql`
    with skipped as materialized (
      select job_id, changes as seen from channel_posts join jobs on jobs.id = job_id
      where ${isWaiting} and (message_id = ${sql.lit(deletedByHand)} or message_id is null and not (
        ${isShown()} and ${isOpen} and date_added > now() - ${sql.lit(`${newsDays} days`)}::interval))
      limit 1000
    )
    update channel_posts set handled = seen from skipped where channel_posts.job_id = skipped.job_id`.execute(
    db,
  );
}

/** The next job with changes, or the given one: first those with a post, as it says something wrong. */
export async function findChannelJob(db: Db, jobId?: number): Promise<ChannelJob | undefined> {
  const { rows } = await sql<ChannelJob>`
    select job_id, message_id, changes, ${isShown()} as is_shown, ${isOpen} as is_open,
      name, salary, salary_min, salary_max, salary_currency, salary_period, job_type, location, province,
      district, conditions
    from channel_posts join jobs on jobs.id = job_id
    where ${jobId === undefined ? isWaiting : sql`job_id = ${jobId}`}
    order by (message_id is null), job_id limit 1`.execute(db);
  return rows[0];
}

/** `message` is that of the job now; null if it has none any more. */
export async function storeHandled(trx: Db, job: ChannelJob, message: number | null): Promise<void> {
  await trx
    .updateTable('channel_posts')
    .set({ message_id: message, handled: job.changes })
    .where('job_id', '=', job.job_id)
    .execute();
}

/** A post that arrived although its node crashed. Its changes are handled next. */
export async function storeFound(trx: Db, jobId: number, message: number): Promise<void> {
  await trx.updateTable('channel_posts').set({ message_id: message }).where('job_id', '=', jobId).execute();
}
