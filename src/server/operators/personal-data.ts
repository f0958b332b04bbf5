/** Personal data in the tables of operators. */
import { deleteOwnedRows, ofTheirJobs, type PersonalData } from '#server/database/personal-data.ts';

export const operatorTables = {
  operators: {
    bound: 'made on the command line',
    owner: 'user_id',
    exports: [],
    notExported: [
      ['a shared secret and its state', 'user_id', 'totp_secret', 'totp_since', 'totp_last_step'],
      ['true until the operator has chosen a password', 'new_password_needed'],
    ],
    deletion: 'operators are deleted on the command line, and this row with them',
    retention: 'until the account is deleted',
  },
  audit: {
    bound: 'only operators write it, 300 calls in 3 minutes',
    owner: 'operator_id',
    exports: [],
    notExported: [
      ['the operator', 'operator_id', 'operator'],
      ['the audit log belongs to the operators', 'id', 'at', 'action', 'subject_kind', 'subject_id'],
      ['the audit log belongs to the operators', 'subject', 'reason', 'about'],
    ],
    deletion: 'the audit log is unchangeable, and has to show who decided what about whom',
    retention: 'forever',
  },
  unclaimed_companies: {
    bound: 'only operators create them',
    owner: 'user_id',
    exports: [],
    notExported: [
      ['no one has access to the account until it is claimed, which deletes the row', 'user_id', 'name_key'],
      ['no one has access to the account until it is claimed, which deletes the row', 'phone', 'created_at'],
    ],
    deletion: [{ deleteRows: 'owned', phase: 'immediately' }],
    retention: 'until it is claimed, or its last job ended long ago (background.ts)',
  },
  claim_codes: {
    bound: '20 per unclaimed company',
    owner: 'user_id',
    exports: [],
    notExported: [
      ['the digest of a secret, for a company that no one has claimed', 'code_hash', 'user_id', 'expires_at'],
    ],
    deletion: [deleteOwnedRows],
    retention: { until: 'expires_at' },
  },
  job_sources: {
    bound: 'one per job that an operator posted',
    owner: ofTheirJobs,
    exports: [],
    notExported: [['where an operator found a public posting', 'job_id', 'name', 'url', 'day', 'ref']],
    deletion: [deleteOwnedRows],
    retention: 'as long as the job',
  },
  former_companies: {
    bound: 'one per claim',
    owner: 'user_id',
    exports: [],
    notExported: [['ids of the same company', 'former_id', 'user_id', 'claimed_at']],
    deletion: [deleteOwnedRows],
    retention: 'until the account is deleted',
  },
} satisfies Pick<
  PersonalData,
  'audit' | 'claim_codes' | 'former_companies' | 'job_sources' | 'operators' | 'unclaimed_companies'
>;
