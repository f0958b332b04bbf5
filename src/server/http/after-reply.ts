/** Work that runs after the reply, so that response times reveal nothing about it. It is lost if the process ends. */
import { type FastifyBaseLogger, type FastifyInstance } from 'fastify';

/** Work beyond this is dropped, so that a flood cannot fill memory. */
const maxPending = 500;

export type AfterReply = (work: () => Promise<void>) => void;

/** Closing the server waits for work that has started. */
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
  // By the next event loop iteration the reply has been handed to the socket.
  await new Promise((resolve) => setImmediate(resolve));
  try {
    await work();
  } catch (error) {
    log.warn({ reason: error instanceof Error ? error.message : error }, 'work after an answer failed');
  }
}
