/** Applications, and withdrawn ones, in the outbox (product 4.12, 4.19, 10.3). */
import { msg } from '@lingui/core/macro';
import { arrowUndo, paperPlane } from 'ionicons/icons';
import { withdrawApplication } from '#contract/application-handling.ts';
import { apply } from '#contract/applications.ts';
import { isFromThisVisit, queued } from '#client/data/queued-call.ts';
import { noteSent } from '#client/features/push/asking.ts';
import { notify } from '#client/ui/notices.ts';
import { applicationKeys } from './application-keys.ts';
import { showApplied, showRefused } from './applying.ts';
import { showWithdrawn } from './own/withdrawing.ts';

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
      showApplied(client, item.owner, Number(item.input.body.job_id));
      if (isFromThisVisit(item)) noteSent('application');
      notify('green', msg`Your application has been sent.`);
    },
    afterRefusal: ({ item: { owner, input, reason }, client }) => {
      if (owner === null) return;
      void client.invalidateQueries({ queryKey: applicationKeys.all(owner) });
      showRefused(client, owner, Number(input.body.job_id), reason ?? '');
    },
  }),
  queued({
    call: withdrawApplication,
    icon: () => arrowUndo,
    title: ({ subject }) => msg`Withdraw: ${{ subject }}`,
    // Already withdrawn, because the first answer was lost.
    successReasons: ['not_found'],
    afterSent: ({ item: { owner, input }, client }) => {
      if (owner !== null) showWithdrawn(client, owner, Number(input.params.id));
    },
    afterRefusal: ({ item: { owner }, client }) => {
      if (owner !== null) void client.invalidateQueries({ queryKey: applicationKeys.all(owner) });
    },
  }),
];
