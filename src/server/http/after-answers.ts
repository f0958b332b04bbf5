/** Work that an answer must not wait for, so that its time tells nothing; it is lost with the process. */
import { type FastifyBaseLogger, type FastifyInstance } from 'fastify';

/** More at once than these are left out: a flood must not fill memory. */
const mostAtOnce = 500;

export type AfterAnswer = (work: () => Promise<void>) => void;

/** A server that closes waits for what has begun. */
export function createAfterAnswer(app: FastifyInstance): AfterAnswer {
  const underWay = new Set<Promise<void>>();
  app.addHook('onClose', async () => void (await Promise.all(underWay)));
  return (work) => {
    if (underWay.size >= mostAtOnce) return;
    const done = run(work, app.log).finally(() => underWay.delete(done));
    underWay.add(done);
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
