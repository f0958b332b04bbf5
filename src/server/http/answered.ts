/** Tells who watches (the log, the metrics) of every call that was answered, whoever answered it. */
import { type FastifyInstance } from 'fastify';

export type Answered = {
  readonly id: string;
  readonly method: string;
  /** Without what was asked for: what people search for is nobody's business. */
  readonly path: string;
  /** The pattern of the route. */
  readonly route: string;
  readonly status: number;
  readonly ms: number;
  readonly user: number | undefined;
};
export type Watcher = (answered: Answered) => void;

export const pathOf = (url: string): string => url.split('?', 1)[0] ?? '';

/** Tells the watchers of what the framework answers; `app` has no route yet. */
export function watchAnswers(app: FastifyInstance, watchers: readonly Watcher[]): void {
  if (watchers.length === 0) return;
  app.addHook('onResponse', (request, reply, done) => {
    const answered: Answered = {
      id: request.id,
      method: request.method,
      path: pathOf(request.url),
      route: request.routeOptions.url ?? 'none',
      status: reply.statusCode,
      ms: reply.elapsedTime,
      user: request.caller?.user_id,
    };
    for (const watch of watchers) watch(answered);
    done();
  });
}
