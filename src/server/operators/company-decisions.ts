/** Decisions on companies (product 3.13, 7.17): verifying, refusing, and ending a verification. */
import { type Verification } from '#contract/company-fields.ts';
import { type companyActions } from '#contract/operator-decisions.ts';
import { Failure } from '#server/http/api/call-failures.ts';
import { addNotices } from '#server/notices/notice-store.ts';
import { companyVersionColumns, requireVersion } from './decision.ts';
import { lastDecision, alreadyDecided, writeAuditEntry } from './audit-log.ts';
import { type DecisionResult, type DecisionInput, emitCompanyChange } from './decision.ts';

type CompanyDecision = DecisionInput<(typeof companyActions)[number]>;

const after = { verify: 'verified', refuse: 'refused', unverify: 'none' } as const;

/**
 * The operator who refused a company may still verify it; for a colleague the first decision stands.
 * Throws `not_found` for a company without a name, `already_decided`, and `precondition_failed` if it changed since the
 * operator read it: verifying means that its name was checked.
 */
export async function decideOnCompany(deciding: CompanyDecision): Promise<DecisionResult> {
  const { trx, id, action, operator, version } = deciding;
  const row = await trx
    .selectFrom('companies')
    .select([...companyVersionColumns, 'verification'])
    .where('user_id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (!row?.name) throw new Failure('not_found');
  const { verification, ...company } = row;
  if (verification === after[action] || (action === 'unverify' && verification !== 'verified'))
    return { state: verification };
  if (action === 'refuse' && verification === 'verified') throw await alreadyDecided(trx, `company:${id}`);
  if (action === 'verify' && verification === 'refused') {
    const last = await lastDecision(trx, `company:${id}`);
    if (last !== undefined && last.operator_id !== operator.user_id)
      throw await alreadyDecided(trx, `company:${id}`);
  }
  if (action === 'verify') requireVersion(version, company);
  const entry = await writeAuditEntry(deciding, {
    subject_kind: 'company',
    subject_id: id,
    subject: row.name,
  });
  await write(deciding, entry);
  return { state: after[action], emit: emitCompanyChange };
}

async function write({ trx, id, action, reason, now }: CompanyDecision, entry: number): Promise<void> {
  const verification: Verification = after[action];
  await trx
    .updateTable('companies')
    .set({
      verification,
      verified_since: action === 'verify' ? now : null,
      refused_because: action === 'refuse' ? reason : null,
    })
    .where('user_id', '=', id)
    .execute();
  if (action === 'verify')
    await addNotices(trx, [{ user_id: id, kind: 'company_verified', event: `company_verified:${entry}` }]);
  if (action === 'refuse')
    await addNotices(trx, [
      { user_id: id, kind: 'company_refused', event: `company_refused:${entry}`, text: reason },
    ]);
}
