/** Reports in the outbox (product 2.23, 10.3). */
import { msg } from '@lingui/core/macro';
import { flag } from 'ionicons/icons';
import { type ItemOf } from '#contract/outbox-item.ts';
import { reportJob } from '#contract/reports.ts';
import { guest } from '#client/data/query-client.ts';
import { queued } from '#client/data/queued-call.ts';
import { dropJob } from '#client/features/jobs/removed-jobs.ts';
import { forgetReported } from './job-reports.ts';

/** The job's page offers the report again. */
const offerAgain = ({ owner, input }: ItemOf<typeof reportJob>): void =>
  forgetReported(owner ?? guest, Number(input.body.job_id));

export const queuedReports = [
  queued({
    call: reportJob,
    icon: () => flag,
    title: ({ subject }) => msg`Report: ${{ subject }}`,
    afterCancel: offerAgain,
    afterRefusal: ({ item, client }) => {
      offerAgain(item);
      if (item.reason === 'not_found') dropJob(client, item.owner ?? guest, Number(item.input.body.job_id));
    },
  }),
];
