/** What an operator did, as a sentence ("Removed the job"), for the audit log and who-decided.tsx. */
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react';
import { type AuditEntry } from '#contract/operators.ts';

const restored = { job: msg`Restored the job`, person: msg`Restored the account` };

const texts = {
  approve: msg`Approved the posting`,
  remove: msg`Removed the job`,
  // Upholding a report removes its job.
  uphold: msg`Removed the job`,
  dismiss: msg`Closed the report: job is fine`,
  verify: msg`Verified the company`,
  refuse: msg`Declined the company`,
  unverify: msg`Removed the Verified mark`,
  done: msg`Marked the message as done`,
  reopen: msg`Reopened the message`,
  suspend: msg`Suspended the account`,
  recover: msg`Gave a recovery code`,
  post: msg`Posted a job for a company`,
  import: msg`Imported jobs`,
  code: msg`Made a claim code`,
} as const;

type Action = Pick<AuditEntry, 'action' | 'subject_kind'>;

export function useActionText(): (action: Action) => string {
  const { i18n } = useLingui();
  return ({ action, subject_kind }) =>
    i18n._(action === 'restore' ? restored[subject_kind === 'person' ? 'person' : 'job'] : texts[action]);
}

/** Options of the audit log's filter; `restore` covers jobs and accounts. */
export function useActionOptions(): { value: string; label: string }[] {
  const { i18n } = useLingui();
  const actions = [
    'approve',
    'remove',
    'uphold',
    'dismiss',
    'restore',
    'verify',
    'refuse',
    'unverify',
    'done',
    'reopen',
    'suspend',
    'recover',
    'post',
    'import',
    'code',
  ] as const;
  return actions.map((value) => ({
    value,
    label:
      value === 'restore'
        ? `${i18n._(restored.job)} · ${i18n._(restored.person)}`
        : value === 'uphold'
          ? i18n._(msg`Removed the job after reports`)
          : i18n._(texts[value]),
  }));
}
