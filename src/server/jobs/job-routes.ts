/** The calls about jobs (product 7.3 to 7.6): searching, reading, posting, editing, closing. */
import { type FastifyInstance } from 'fastify';
import { getJob, listJobs } from '#contract/jobs.ts';
import { listMyJobs, stopJob } from '#contract/my-jobs.ts';
import { editJob, postJob } from '#contract/postings.ts';
import { ReplyWithStatus } from '#server/http/api/call.ts';
import { runIdempotent } from '#server/http/api/idempotency.ts';
import { mount } from '#server/http/api/mount.ts';
import { type Services } from '#server/http/services.ts';
import { editJob as saveEdit } from './edit-job.ts';
import { type JobDetails } from './job-details.ts';
import { type JobList } from './job-list.ts';
import * as jobs from './job-store.ts';
import * as postings from './posting-store.ts';

export type JobReading = { readonly list: JobList; readonly details: JobDetails };

export function jobRoutes(
  app: FastifyInstance,
  { db, clock, dailyCaps, changeEvents, review }: Services,
  { list, details }: JobReading,
): void {
  mount(app, listJobs, ({ query, caller }) =>
    caller === undefined ? list.forGuests(query) : list.forPerson(query, caller.user_id),
  );

  mount(app, getJob, ({ params: { id }, caller }) =>
    caller === undefined ? details.forGuests(id) : details.forPerson(id, caller.user_id),
  );

  mount(app, postJob, async (call) => {
    const posted = await runIdempotent(db, clock, call, async (trx) => {
      const { user_id: employerId } = call.caller;
      const posting = { employerId, now: clock(), cap: dailyCaps?.posts, review };
      return new ReplyWithStatus(201, await postings.postJob(trx, call.body, posting));
    });
    changeEvents.emit('posted', call.body);
    return posted;
  });

  mount(app, editJob, async ({ body: edited, params: { id }, caller: { user_id: employerId } }) => {
    const editing = { id, employerId, edited, clock, review };
    const before = await db.transaction().execute((trx) => saveEdit(trx, editing));
    changeEvents.emit('edited', before);
    changeEvents.emit('edited', edited);
    return details.forPerson(id, employerId);
  });

  mount(app, listMyJobs, ({ caller }) => jobs.readMyJobs(db, caller.user_id));

  mount(app, stopJob, async ({ params: { job_id }, caller }) => {
    const stopped = await db.transaction().execute((trx) => jobs.stopJob(trx, job_id, caller.user_id));
    changeEvents.emit('closed', stopped);
    return { job_id, status: 'Closed' as const };
  });
}
