/** What an operator did, in words: in the record, and to a colleague who wanted to decide the same. */
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react';
import { type AuditEntry } from '#contract/operators.ts';

const restored = { job: msg`Restored the job`, person: msg`Restored the account` };

const texts = {
  approve: msg`Approved the posting`,
  remove: msg`Removed the job`,
  // A report that is upheld takes its job down.
  uphold: msg`Removed the job`,
  dismiss: msg`Closed the report: job is fine`,
  verify: msg`Verified the company`,
  refuse: msg`Declined the company`,
  unverify: msg`Removed the Verified mark`,
  done: msg`Marked the message as done`,
  reopen: msg`Reopened the message`,
  suspend: msg`Suspended the account`,
  recover: msg`Gave a recovery code`,
} as const;

export type ActionWords = Pick<AuditEntry, 'action' | 'subject_kind'>;

export function useActionText(): (entry: ActionWords) => string {
  const { i18n } = useLingui();
  return ({ action, subject_kind }) =>
    i18n._(action === 'restore' ? restored[subject_kind === 'person' ? 'person' : 'job'] : texts[action]);
}

/** What the record can be filtered by; `restore` is both of a job and of an account. */
export function useActionChoices(): { value: string; label: string }[] {
  const { i18n } = useLingui();
  const choices = [
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
  ] as const;
  return choices.map((value) => ({
    value,
    label:
      value === 'restore'
        ? `${i18n._(restored.job)} · ${i18n._(restored.person)}`
        : value === 'uphold'
          ? i18n._(msg`Removed the job after reports`)
          : i18n._(texts[value]),
  }));
}
