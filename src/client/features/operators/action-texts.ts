/** What an operator did, as a sentence ("Removed the job"), for the audit log and who-decided.tsx. */
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react';
import { type AuditEntry } from '#contract/operators.ts';

const restored = { job: msg`Restored the job`, person: msg`Restored the account` };

const dismissed = {
  job: msg`Closed the report: job is fine`,
  person: msg`Closed the reports: nothing wrong`,
};

const texts = {
  approve: msg`Approved the posting`,
  remove: msg`Removed the job`,
  // Upholding a report removes its job.
  uphold: msg`Removed the job`,
  dismiss: dismissed.job,
  verify: msg`Verified the company`,
  refuse: msg`Declined the company`,
  unverify: msg`Removed the Verified mark`,
  done: msg`Marked the message as done`,
  reopen: msg`Reopened the message`,
  warn: msg`Warned the person`,
  suspend: msg`Suspended the account`,
  end_review: msg`Ended the review of postings`,
  recover: msg`Gave a recovery code`,
  post: msg`Posted a job for a company`,
  import: msg`Imported jobs`,
  code: msg`Made a claim code`,
} as const;

type Action = Pick<AuditEntry, 'action' | 'subject_kind'>;

export function useActionText(): (action: Action) => string {
  const { i18n } = useLingui();
  return ({ action, subject_kind }) => {
    const kind = subject_kind === 'person' ? 'person' : 'job';
    if (action === 'restore') return i18n._(restored[kind]);
    return i18n._(action === 'dismiss' ? dismissed[kind] : texts[action]);
  };
}

/** Options of the audit log's filter; `restore` and `dismiss` cover jobs and accounts. */
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
    'warn',
    'suspend',
    'end_review',
    'recover',
    'post',
    'import',
    'code',
  ] as const;
  const both = { restore: restored, dismiss: dismissed };
  return actions.map((value) => ({
    value,
    label:
      value === 'restore' || value === 'dismiss'
        ? `${i18n._(both[value].job)} · ${i18n._(both[value].person)}`
        : value === 'uphold'
          ? i18n._(msg`Removed the job after reports`)
          : i18n._(texts[value]),
  }));
}
