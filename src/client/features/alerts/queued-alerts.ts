/** New alerts in the outbox (product 2.26, 10.3). */
import { msg } from '@lingui/core/macro';
import { notifications } from 'ionicons/icons';
import { addAlert } from '#contract/alerts.ts';
import { isFromThisVisit, queued } from '#client/data/queued-call.ts';
import { recordSent } from '#client/features/push/last-sent.ts';
import { refreshAlerts } from './alert-queries.ts';

export const queuedAlerts = [
  queued({
    call: addAlert,
    icon: () => notifications,
    title: ({ subject }) => msg`Job alert: ${{ subject }}`,
    afterSent: ({ item, client }) => {
      if (item.owner !== null) void refreshAlerts(client, item.owner);
      if (isFromThisVisit(item)) recordSent('alert');
    },
  }),
];
