/** What each decision is called and what comes of it, before and after it was made. */
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { banOutline, checkmark } from 'ionicons/icons';
import { type QueueItem } from '#contract/operators.ts';
import { type Act } from './decision-acts.ts';

type Words = {
  readonly name: string;
  /** What comes of it. */
  readonly text: string;
  readonly icon: string;
  /** Said while it can still be undone. */
  readonly soon: string;
};

/** Its applicants who wait, without its owner. */
const applicantsOf = (item: QueueItem): number => (item.kind === 'reports' ? item.pending_applications : 0);

export function useDecisionTexts(item: QueueItem): Readonly<Record<Act, Words>> {
  const { t } = useLingui();
  const applicants = applicantsOf(item);
  /** Its owner, too. */
  const told = applicants + 1;
  const removed = {
    name: t`Remove job`,
    icon: banOutline,
    text:
      applicants === 0
        ? t`The owner will be notified.`
        : t`${plural(applicants, { one: 'The owner and # applicant will be notified.', other: 'The owner and # applicants will be notified.' })}`,
    soon: t`${plural(told, { one: 'The job will be removed. # person will be notified.', other: 'The job will be removed. # people will be notified.' })}`,
  };
  return {
    dismiss: {
      name: t`Job is fine`,
      text: t`The job stays online. The reports are closed.`,
      icon: checkmark,
      soon: t`The reports will be closed.`,
    },
    uphold: removed,
    remove: removed,
    approve: {
      name: t`Approve`,
      text: t`Everyone can see it from now on.`,
      icon: checkmark,
      soon: t`The posting will be approved.`,
    },
    verify: {
      name: t`Verify`,
      text: t`The company and its jobs will show the Verified mark.`,
      icon: checkmark,
      soon: t`The company will be verified.`,
    },
    refuse: {
      name: t`Decline`,
      text: t`The owner will be notified, with the reason.`,
      icon: banOutline,
      soon: t`The request will be declined.`,
    },
    done: {
      name: t`Done`,
      text: '',
      icon: checkmark,
      soon: t`The message will be marked as done.`,
    },
  };
}
