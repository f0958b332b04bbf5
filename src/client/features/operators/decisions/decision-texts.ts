/** The name and the consequences of each decision, before and after it is made. */
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { banOutline, checkmark, warningOutline } from 'ionicons/icons';
import { type QueueItem } from '#contract/operators.ts';
import { type Action } from './send-decision.ts';

type DecisionTexts = {
  readonly name: string;
  /** The consequences. */
  readonly text: string;
  readonly icon: string;
  /** Shown while the decision can be undone. */
  readonly soon: string;
};

const applicantsOf = (item: QueueItem): number => (item.kind === 'reports' ? item.pending_applications : 0);

export function useDecisionTexts(item: QueueItem): Readonly<Record<Action, DecisionTexts>> {
  const { t } = useLingui();
  const applicants = applicantsOf(item);
  // The applicants and the owner.
  const recipients = applicants + 1;
  const removed = {
    name: t`Remove job`,
    icon: banOutline,
    text:
      applicants === 0
        ? t`The owner will be notified.`
        : t`${plural(applicants, { one: 'The owner and # applicant will be notified.', other: 'The owner and # applicants will be notified.' })}`,
    soon: t`${plural(recipients, { one: 'The job will be removed. # person will be notified.', other: 'The job will be removed. # people will be notified.' })}`,
  };
  return {
    dismiss:
      item.kind === 'people'
        ? {
            name: t({ message: 'Nothing wrong', comment: 'A decision on reports of a person' }),
            text: t`The reports are closed and no longer count.`,
            icon: checkmark,
            soon: t`The reports will be closed.`,
          }
        : {
            name: t`Job is fine`,
            text: t`The job stays online. The reports are closed.`,
            icon: checkmark,
            soon: t`The reports will be closed.`,
          },
    warn: {
      name: t({ message: 'Warn', comment: 'Send a person a warning' }),
      text: t`They will be notified, with the reason.`,
      icon: warningOutline,
      soon: t`The person will be warned.`,
    },
    suspend: {
      name: t`Suspend`,
      text: t`They are signed out everywhere. Their jobs and company are hidden.`,
      icon: banOutline,
      soon: t`The account will be suspended.`,
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
