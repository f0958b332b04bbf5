/**
 * Task that posts new jobs in the channel, edits and deletes their posts (product 7.21): one call per run, on one node at a
 * time. That keeps to Telegram's limit of 20 messages a minute, and after a crash only one post can be in doubt.
 */
import { setTimeout } from 'node:timers/promises';
import { type FastifyBaseLogger } from 'fastify';
import { type ServerTexts } from '#contract/server-rendering.ts';
import { type Db } from '#server/database/connect.ts';
import { minuteMs, secondMs } from '#server/http/clock.ts';
import { RetryLater, type TaskKind, type Writes } from '#server/tasks/task-kind.ts';
import { type Bot, TelegramError } from './bot.ts';
import { postOf, removedPost } from './channel-post.ts';
import {
  type ChannelJob,
  type ChannelState,
  deletedByHand,
  findChannelJob,
  openChannel,
  skipUnposted,
  storeFound,
  storeHandled,
  writeState,
} from './channel-store.ts';

type Dependencies = {
  readonly db: Db;
  readonly bot: Bot;
  readonly texts: ServerTexts;
  readonly site: string | undefined;
  readonly channel: string;
  readonly log: Pick<FastifyBaseLogger, 'error' | 'warn'>;
  /** Tests are in a hurry. */
  readonly everyMs?: number;
};

/** A channel that refuses the bot is tried again after this. */
const retryMs = 10 * minuteMs;
/** After a crash the post is looked for in this many messages after the bot's last one, in which others may have posted. */
const lookups = 20;
const missingInARow = 5;

const isRefusal = (error: TelegramError): boolean =>
  error.isGone ||
  error.status === 401 ||
  (error.status === 400 &&
    /rights|administrator|not a member|kicked|forbidden|channel_/i.test(error.message));
/** Telegram did not say whether it did what it was asked for. */
const isUnclear = ({ status }: TelegramError): boolean => status === 0 || status >= 500;
const isUnchanged = ({ message }: TelegramError): boolean => /message is not modified/i.test(message);
const isMissing = ({ message }: TelegramError): boolean =>
  /message to \w+ not found|message_id_invalid/i.test(message);

/** Returns the error of a call that Telegram refused; throws those that are worth another attempt. */
async function attempt<Result>(call: () => Promise<Result>): Promise<Result | TelegramError> {
  try {
    return await call();
  } catch (error) {
    if (!(error instanceof TelegramError) || isUnclear(error)) throw error;
    if (error.retryAfterMs !== undefined) throw new RetryLater(error.message, error.retryAfterMs);
    return error;
  }
}

export function channelTaskKind(dependencies: Dependencies): TaskKind {
  const { db, bot, texts, site, channel, log, everyMs = 3 * secondMs } = dependencies;
  const write = async (job: ChannelJob) => postOf(job, { texts, url: site, botName: await bot.name() });

  async function post(job: ChannelJob, state: ChannelState, signal: AbortSignal): Promise<Writes> {
    const content = await write(job);
    const { sending: _, ...idle } = state;
    // Another node may have the task by now.
    signal.throwIfAborted();
    await writeState(db, { ...state, sending: job.job_id });
    try {
      const message = await attempt(() => bot.post(channel, content, signal));
      if (message instanceof TelegramError) return await refuse(message, job, idle);
      return async (trx) => {
        await storeHandled(trx, job, message);
        await writeState(trx, { channel, last: message });
      };
    } catch (error) {
      // Telegram refused it for now, so nothing is in doubt.
      if (error instanceof RetryLater) await writeState(db, idle);
      throw error;
    }
  }

  /** Stops for a while if the channel refuses the bot; a post that can't be sent as it is is left out. */
  async function refuse(error: TelegramError, job: ChannelJob, state: ChannelState): Promise<Writes> {
    const now = Date.now();
    if (!isRefusal(error)) {
      log.warn({ job: job.job_id, reason: error.message }, 'Telegram refused a post of the channel');
      return async (trx) => {
        await storeHandled(trx, job, job.message_id);
        await writeState(trx, state);
      };
    }
    if (state.tried === undefined)
      log.error(
        { channel, reason: error.message },
        'the Telegram channel refuses the bot: nothing is posted',
      );
    return (trx) => writeState(trx, { ...state, refused: state.refused ?? now, tried: now });
  }

  /** Edits or deletes the post. */
  async function update(job: ChannelJob, state: ChannelState, signal: AbortSignal): Promise<Writes> {
    const message = job.message_id ?? deletedByHand;
    const { refused, tried: _, ...accepted } = state;
    const handled =
      (id: number | null): Writes =>
      async (trx) => {
        await storeHandled(trx, job, id);
        if (refused !== undefined) await writeState(trx, accepted);
      };
    const content = job.is_shown ? await write(job) : removedPost(texts);
    if (!job.is_shown) {
      const error = await attempt(() => bot.deletePost(channel, message, signal));
      if (!(error instanceof TelegramError) || isMissing(error)) return handled(null);
      if (isRefusal(error)) return refuse(error, job, state);
      // Telegram may not delete posts after two days.
      await setTimeout(everyMs, undefined, { signal });
    }
    const error = await attempt(() => bot.editPost(channel, message, content, signal));
    if (!(error instanceof TelegramError) || isUnchanged(error)) return handled(message);
    return isMissing(error) ? handled(deletedByHand) : refuse(error, job, state);
  }

  /** Looks for the post of a node that crashed: editing it succeeds, or finds it unchanged; other messages refuse it. */
  async function lookUp(state: ChannelState, jobId: number, signal: AbortSignal): Promise<Writes> {
    const { sending: _, ...idle } = state;
    const job = await findChannelJob(db, jobId);
    // The first post of a channel has no message to start from.
    if (job === undefined || state.last === undefined) return (trx) => writeState(trx, idle);
    const content = await write(job);
    let missing = 0;
    for (let at = 1; at <= lookups && missing < missingInARow; at += 1) {
      const message = state.last + at;
      const error = await attempt(() => bot.editPost(channel, message, content, signal));
      if (!(error instanceof TelegramError) || isUnchanged(error))
        return async (trx) => {
          await storeFound(trx, jobId, message);
          await writeState(trx, { channel, last: message });
        };
      if (isRefusal(error)) return refuse(error, job, state);
      missing = isMissing(error) ? missing + 1 : 0;
      await setTimeout(everyMs, undefined, { signal });
    }
    return (trx) => writeState(trx, idle);
  }

  return {
    next: (after) => new Date(after.getTime() + everyMs),
    leaseMs: 2 * minuteMs,
    run: async (_task, signal) => {
      const state = await openChannel(db, channel);
      if (state.tried !== undefined && Date.now() - state.tried < retryMs) return undefined;
      if (state.sending !== undefined) return lookUp(state, state.sending, signal);
      await skipUnposted(db);
      const job = await findChannelJob(db);
      if (job === undefined) return undefined;
      return job.message_id === null ? post(job, state, signal) : update(job, state, signal);
    },
  };
}
