/** The calls of who leaves (product 7.32, 7.33). */
import { Readable } from 'node:stream';
import { type FastifyInstance } from 'fastify';
import { deleteAccount, exportAccount } from '#contract/account-deletion.ts';
import { Failure } from '#server/http/api/failures.ts';
import { mount } from '#server/http/api/mount.ts';
import { limit } from '#server/http/limits/rate-limits.ts';
import { type Services } from '#server/http/services.ts';
import { refusal } from '#contract/roles.ts';
import { erase } from './finish-deletion.ts';
import { exportOf } from './export.ts';
import { leave } from './delete-account.ts';

/** Most accounts are erased in less; the rest of larger ones is the task's. */
const patienceMs = 1_500;

export function leavingRoutes(app: FastifyInstance, { db, clock, limits, changeEvents }: Services): void {
  app.get(exportAccount.path, { config: { endpoint: exportAccount } }, async ({ caller }, reply) => {
    const why = refusal(exportAccount.access, caller?.acc_type);
    if (why || !caller) throw new Failure(why ?? 'unauthenticated');
    await limit(limits.accountExport, caller.user_id);
    const file = exportOf(db, caller.user_id, clock());
    return reply
      .header('cache-control', 'private, no-store')
      .header('content-disposition', 'attachment; filename="karngea.json"')
      .type('application/json; charset=utf-8')
      .send(Readable.from(file));
  });

  mount(app, deleteAccount, async ({ caller, body }) => {
    if (caller.acc_type === 'operator') throw new Failure('forbidden');
    await limit(limits.leaving, caller.user_id);
    await leave(db, caller, body.password, clock());
    try {
      await erase(db, { userId: caller.user_id, changeEvents }, AbortSignal.timeout(patienceMs));
    } catch (error) {
      // The account is gone in any case.
      const reason = error instanceof Error ? error.message : error;
      app.log.warn({ reason }, 'erasing is left to the task');
    }
    return undefined;
  });
}
