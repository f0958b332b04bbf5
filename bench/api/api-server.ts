/** A child process: the product's API, or a bare Fastify server that answers a constant of the same size. */
import Fastify from 'fastify';
import { buildApp } from '#server/app.ts';
import { openDatabase } from '#server/database/connect.ts';
import { readSettings } from '#server/settings.ts';

/** The product's list cache: as it is, or with a clock that jumps so far that no entry is ever fresh. */
export type Mode = 'cached' | 'never-cached' | 'bare';

const [mode, target = ''] = process.argv.slice(2) as [Mode, string?];
const jumpMs = 60_000;

async function product(): Promise<string> {
  const settings = readSettings({ RATE_LIMIT: '0', LOG_LEVEL: 'error' });
  const database = await openDatabase(target.startsWith('postgres') ? { url: target } : { dataDir: target });
  let now = Date.now();
  const clock = mode === 'cached' ? () => new Date() : () => new Date((now += jumpMs));
  const app = await buildApp({
    database,
    settings,
    clock,
  });
  return app.listen({ port: 0, host: '127.0.0.1' });
}

async function bare(): Promise<string> {
  const app = Fastify();
  const body = 'x'.repeat(Number(target));
  app.get('/*', (_request, reply) => reply.type('application/json; charset=utf-8').send(body));
  return app.listen({ port: 0, host: '127.0.0.1' });
}

/** Any message is answered with the CPU time so far, in microseconds. */
process.on('message', () => {
  const { user, system } = process.cpuUsage();
  process.send?.(user + system);
});
process.send?.(mode === 'bare' ? await bare() : await product());
