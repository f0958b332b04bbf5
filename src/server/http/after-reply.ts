/** Work that an answer must not wait for, so that its time tells nothing; it is lost with the process. */
import { type FastifyBaseLogger, type FastifyInstance } from 'fastify';

/** More at once than these are left out: a flood must not fill memory. */
const maxPending = 500;

export type AfterReply = (work: () => Promise<void>) => void;

/** A server that closes waits for what has begun. */
export function createAfterReply(app: FastifyInstance): AfterReply {
  const pending = new Set<Promise<void>>();
  app.addHook('onClose', async () => void (await Promise.all(pending)));
  return (work) => {
    if (pending.size >= maxPending) return;
    const done = run(work, app.log).finally(() => pending.delete(done));
    pending.add(done);
  };
}

async function run(work: () => Promise<void>, log: Pick<FastifyBaseLogger, 'warn'>): Promise<void> {
  // The answer is on its way when the loop comes round.
  await new Promise((resolve) => setImmediate(resolve));
  try {
    await work();
  } catch (error) {
    log.warn({ reason: error instanceof Error ? error.message : error }, 'work after an answer failed');
  }
}
