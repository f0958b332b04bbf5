/** Reports in the outbox (product 2.23, 10.3). */
import { msg } from '@lingui/core/macro';
import { flag } from 'ionicons/icons';
import { type ItemOf } from '#contract/outbox-item.ts';
import { reportJob } from '#contract/reports.ts';
import { guest } from '#client/data/query-client.ts';
import { queued } from '#client/data/queued-call.ts';
import { removeJobFromCache } from '#client/features/jobs/removed-jobs.ts';
import { removeReported, reportedIdOf } from './sent-reports.ts';

type Item = ItemOf<typeof reportJob>;

/** Lets the user report it again. */
function allowAgain({ owner, input: { body } }: Item): void {
  const { job_id, company_id, application_id } = body;
  const others = company_id ? { company_id: Number(company_id) } : { application_id: Number(application_id) };
  removeReported(owner ?? guest, reportedIdOf(job_id ? { job_id: Number(job_id) } : others));
}

export const queuedReports = [
  queued({
    call: reportJob,
    icon: () => flag,
    title: ({ subject }) => msg`Report: ${{ subject }}`,
    afterCancel: allowAgain,
    afterRefusal: ({ item, client }) => {
      allowAgain(item);
      const { job_id } = item.input.body;
      if (item.reason === 'not_found' && job_id)
        removeJobFromCache(client, item.owner ?? guest, Number(job_id));
    },
  }),
];
