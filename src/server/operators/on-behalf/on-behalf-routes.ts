/** Routes for jobs of companies without an account, and for claiming such a company (product 7.47). */
import { type FastifyInstance } from 'fastify';
import {
  claimCompany,
  importJobs,
  importTemplate,
  listUnclaimed,
  makeClaimCode,
  postOnBehalf,
} from '#contract/on-behalf.ts';
import { placed } from '#contract/province-locations.ts';
import { registerCsvParser } from '#server/http/api/body-parsers.ts';
import { type Caller, FileReply, ReplyWithStatus } from '#server/http/api/call.ts';
import { mount } from '#server/http/api/mount.ts';
import { limit, limitByAddress, uncountByAddress } from '#server/http/limits/rate-limits.ts';
import { createTurns } from '#server/http/limits/turns.ts';
import { type Services } from '#server/http/services.ts';
import { writeAuditEntry } from '../audit-log.ts';
import { claimCompany as claim } from './claim-company.ts';
import { importJobs as runImport } from './import-jobs.ts';
import { templateFile } from './import-template.ts';
import { findByRef, postOnBehalf as post } from './post-on-behalf.ts';
import * as unclaimed from './unclaimed-store.ts';

export function onBehalfRoutes(app: FastifyInstance, services: Services): void {
  const { db, clock, limits, changeEvents } = services;
  const counted = ({ caller }: { caller: Caller }) => limit(limits.operator, caller.user_id);

  mount(app, postOnBehalf, async (call) => {
    await counted(call);
    const { body, caller: operator } = call;
    const now = clock();
    const posted = await db.transaction().execute(async (trx) => {
      const company_id = await unclaimed.openCompany(trx, body.company, now);
      const { claim_code } = await unclaimed.addClaimCode(trx, company_id, now);
      const former = body.ref === null ? undefined : await findByRef(trx, body.ref, company_id);
      if (former !== undefined) return new ReplyWithStatus(200, { job_id: former, company_id, claim_code });
      const [job_id = 0] = await post(trx, [{ job: body, companyId: company_id }], now);
      await writeAuditEntry(
        { trx, operator, now, id: job_id, action: 'post', reason: '', version: undefined },
        { subject_kind: 'job', subject_id: job_id, subject: body.name },
      );
      return new ReplyWithStatus(201, { job_id, company_id, claim_code });
    });
    if (posted.status === 201) changeEvents.emit('posted', placed(body));
    return posted;
  });

  mount(app, listUnclaimed, async (call) => {
    await counted(call);
    return unclaimed.listUnclaimed(db, call.query.page ?? 0);
  });

  mount(app, makeClaimCode, async (call) => {
    await counted(call);
    const { caller: operator, params } = call;
    const now = clock();
    return db.transaction().execute(async (trx) => {
      const subject = await unclaimed.lockUnclaimed(trx, params.id);
      const { claim_code, expires_at } = await unclaimed.addClaimCode(trx, params.id, now);
      await writeAuditEntry(
        { trx, operator, now, id: params.id, action: 'code', reason: '', version: undefined },
        { subject_kind: 'company', subject_id: params.id, subject },
      );
      return new ReplyWithStatus(201, {
        company_id: params.id,
        claim_code,
        expires_at: expires_at.toISOString(),
      });
    });
  });

  mount(app, claimCompany, async ({ caller: { user_id: employerId }, address, body: { code } }) => {
    await limit(limits.companyClaim, employerId);
    await limitByAddress(limits, 'companyClaimByAddress', address);
    const claimed = await db.transaction().execute((trx) => claim(trx, { employerId, code, now: clock() }));
    // Only wrong codes count: many employers may share an address.
    await uncountByAddress(limits.companyClaimByAddress, address);
    changeEvents.emit('companyChanged');
    return claimed;
  });

  // In a scope of its own: only this route accepts CSV.
  const inTurn = createTurns({ atOnce: 1, waiting: 5, ofOneAddress: 2 });
  void app.register(async (scope) => {
    registerCsvParser(scope);
    mount(scope, importJobs, async ({ caller, body, address, query: { dry_run } }) => {
      await limit(limits.jobImport, caller.user_id);
      const isDryRun = dry_run === '1';
      return inTurn(address, () =>
        runImport(db, body, {
          clock,
          operator: caller,
          isDryRun,
          onPosted: (job) => void changeEvents.emit('posted', job),
        }),
      );
    });
  });

  mount(app, importTemplate, async (call) => {
    await counted(call);
    return new FileReply('karngea-jobs.csv', 'text/csv', templateFile());
  });
}
