/** The calls of who leaves (product 7.32, 7.33). */
import { type FastifyInstance } from 'fastify';
import { deleteAccount, exportAccount } from '#contract/leaving.ts';
import { FileReply } from '#server/http/api/call.ts';
import { Failure } from '#server/http/api/failures.ts';
import { mount } from '#server/http/api/mount.ts';
import { limit } from '#server/http/limits/rate-limits.ts';
import { type Services } from '#server/http/services.ts';
import { erase } from './erase.ts';
import { exportOf } from './export.ts';
import { leave } from './leave.ts';

/** Most accounts are erased in less; the rest of larger ones is the task's. */
const patienceMs = 1_500;

export function leavingRoutes(app: FastifyInstance, { db, clock, limits, changeEvents }: Services): void {
  mount(app, exportAccount, async ({ caller }) => {
    await limit(limits.accountExport, caller.user_id);
    return new FileReply('karngea.json', 'application/json', exportOf(db, caller.user_id, clock()));
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
