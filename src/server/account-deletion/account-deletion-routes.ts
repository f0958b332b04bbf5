/** The calls that export and delete an account (product 7.32, 7.33). */
import { Readable } from 'node:stream';
import { type FastifyInstance } from 'fastify';
import { deleteAccount as deleteAccountCall, exportAccount } from '#contract/account-deletion.ts';
import { refusal } from '#contract/roles.ts';
import { type PersonalData } from '#server/database/personal-data.ts';
import { Failure } from '#server/http/api/failures.ts';
import { mount } from '#server/http/api/mount.ts';
import { limit } from '#server/http/limits/rate-limits.ts';
import { type Services } from '#server/http/services.ts';
import { deleteAccount } from './delete-account.ts';
import { exportOf } from './export.ts';
import { finishDeletion } from './finish-deletion.ts';

/** Most accounts are deleted in less; the task deletes the rest of larger ones. */
const timeoutMs = 1_500;

export function accountDeletionRoutes(
  app: FastifyInstance,
  { db, clock, limits, changeEvents }: Services,
  personalData: PersonalData,
): void {
  app.get(exportAccount.path, { config: { endpoint: exportAccount } }, async ({ caller }, reply) => {
    const why = refusal(exportAccount.access, caller?.acc_type);
    if (why || !caller) throw new Failure(why ?? 'unauthenticated');
    await limit(limits.accountExport, caller.user_id);
    const file = exportOf(db, personalData, { userId: caller.user_id, now: clock() });
    return reply
      .header('cache-control', 'private, no-store')
      .header('content-disposition', 'attachment; filename="karngea.json"')
      .type('application/json; charset=utf-8')
      .send(Readable.from(file));
  });

  mount(app, deleteAccountCall, async ({ caller, body }) => {
    if (caller.acc_type === 'operator') throw new Failure('forbidden');
    await limit(limits.accountDeletion, caller.user_id);
    await deleteAccount(db, personalData, { caller, password: body.password, now: clock() });
    try {
      const account = { userId: caller.user_id, changeEvents };
      await finishDeletion(db, personalData, account, AbortSignal.timeout(timeoutMs));
    } catch (error) {
      // The account is deleted in any case.
      const reason = error instanceof Error ? error.message : error;
      app.log.warn({ reason }, 'account deletion is left to the task');
    }
    return undefined;
  });
}
