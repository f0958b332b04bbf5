/** Reports in the outbox (product 2.23, 10.3). */
import { msg } from '@lingui/core/macro';
import { flag } from 'ionicons/icons';
import { type ItemOf } from '#contract/outbox-item.ts';
import { reportJob } from '#contract/reports.ts';
import { guest } from '#client/data/query-client.ts';
import { queued } from '#client/data/queued-call.ts';
import { removeJobFromCache } from '#client/features/jobs/removed-jobs.ts';
import { removeReported } from './job-reports.ts';

/** Lets the user report the job again. */
const allowAgain = ({ owner, input }: ItemOf<typeof reportJob>): void =>
  removeReported(owner ?? guest, Number(input.body.job_id));

export const queuedReports = [
  queued({
    call: reportJob,
    icon: () => flag,
    title: ({ subject }) => msg`Report: ${{ subject }}`,
    afterCancel: allowAgain,
    afterRefusal: ({ item, client }) => {
      allowAgain(item);
      if (item.reason === 'not_found')
        removeJobFromCache(client, item.owner ?? guest, Number(item.input.body.job_id));
    },
  }),
];
