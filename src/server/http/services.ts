/** The services that app.ts creates and passes to every noun's routes. */
import { EventEmitter } from 'node:events';
import { type FastifyBaseLogger, type FastifyInstance } from 'fastify';
import { type JobListItem } from '#contract/jobs.ts';
import { type ReviewRule } from '#contract/job-fields.ts';
import { type Database, type Db } from '#server/database/connect.ts';
import { type Clock } from './clock.ts';
import { type DailyCaps } from './limits/daily-caps.ts';
import { chooseLimits, type RateLimits } from './limits/rate-limits.ts';
import { dailyCaps } from './limits/rules.ts';

/** The fields that decide which lists and pages show a job. */
export type ChangedJob = Pick<
  JobListItem,
  'industry' | 'category' | 'level' | 'job_type' | 'location' | 'province' | 'occupation'
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
  /** Whether the site is a demonstration. */
  readonly demo: boolean;
};

type ServiceOptions = {
  readonly database: Database;
  readonly clock: Clock;
  readonly rateLimit: boolean;
  readonly review?: ReviewRule;
  readonly helpNumbers: readonly string[];
  readonly demoData?: boolean;
};

export async function createServices(
  app: FastifyInstance,
  { database, clock, rateLimit, review = 'off', helpNumbers, demoData = false }: ServiceOptions,
): Promise<Services> {
  const { db, engine, ping, replicas } = database;
  const isShared = engine === 'postgres';
  return {
    db,
    guestDb: replicas?.db ?? db,
    clock,
    ping,
    isShared,
    limits: await chooseLimits(db, { isShared, rateLimit }),
    dailyCaps: rateLimit ? dailyCaps : undefined,
    afterReply: createAfterReply(app),
    changeEvents: new EventEmitter(),
    review,
    helpNumbers,
    demo: demoData,
  };
}

/** Work beyond this is dropped, so that a flood cannot fill memory. */
const maxPending = 500;

/** Work that runs after the reply, so that response times reveal nothing about it. It is lost if the process ends. */
type AfterReply = (work: () => Promise<void>) => void;

/** Closing the server waits for work that has started. */
function createAfterReply(app: FastifyInstance): AfterReply {
  const pending = new Set<Promise<void>>();
  app.addHook('onClose', async () => void (await Promise.all(pending)));
  return (work) => {
    if (pending.size >= maxPending) return;
    const done = run(work, app.log).finally(() => pending.delete(done));
    pending.add(done);
  };
}

async function run(work: () => Promise<void>, log: Pick<FastifyBaseLogger, 'warn'>): Promise<void> {
  // By the next event loop iteration the reply has been handed to the socket.
  await new Promise((resolve) => setImmediate(resolve));
  try {
    await work();
  } catch (error) {
    log.warn({ reason: error instanceof Error ? error.message : error }, 'work after an answer failed');
  }
}
