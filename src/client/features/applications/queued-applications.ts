/** How applications and withdrawals appear in the outbox, and what follows each answer (product 4.12, 4.19, 10.3). */
import { msg } from '@lingui/core/macro';
import { arrowUndo, paperPlane } from 'ionicons/icons';
import { withdrawApplication } from '#contract/application-handling.ts';
import { apply } from '#contract/applications.ts';
import { isFromThisVisit, queued } from '#client/data/queued-call.ts';
import { recordSent } from '#client/features/push/last-sent.ts';
import { notify } from '#client/ui/notices.ts';
import { applicationKeys } from './application-queries.ts';
import { markApplied, updateRefusedJob } from './applying.ts';
import { removeWithdrawn } from './own/withdrawing.ts';

export const queuedApplications = [
  queued({
    call: apply,
    icon: () => paperPlane,
    title: ({ subject }) => msg`Application: ${{ subject }}`,
    note: msg`If the job closes before then, we'll let you know and nothing will be sent.`,
    fix: ({ reason, input }) =>
      reason === 'no_cv'
        ? { label: msg`Create a CV`, to: '/cv', search: { job: Number(input.body.job_id) } }
        : undefined,
    afterSent: ({ item, client }) => {
      if (item.owner === null) return;
      markApplied(client, item.owner, Number(item.input.body.job_id));
      if (isFromThisVisit(item)) recordSent('application');
      notify('green', msg`Your application has been sent.`);
    },
    afterRefusal: ({ item: { owner, input, reason }, client }) => {
      if (owner === null) return;
      void client.invalidateQueries({ queryKey: applicationKeys.all(owner) });
      updateRefusedJob(client, owner, Number(input.body.job_id), reason ?? '');
    },
  }),
  queued({
    call: withdrawApplication,
    icon: () => arrowUndo,
    title: ({ subject }) => msg`Withdraw: ${{ subject }}`,
    // Withdrawn by an earlier attempt whose answer was lost.
    successReasons: ['not_found'],
    afterSent: ({ item: { owner, input }, client }) => {
      if (owner !== null) removeWithdrawn(client, owner, Number(input.params.id));
    },
    afterRefusal: ({ item: { owner }, client }) => {
      if (owner !== null) void client.invalidateQueries({ queryKey: applicationKeys.all(owner) });
    },
  }),
];
