/** One decision closes all reports that wait on a job (product 3.16), and tells who wrote them. */
import { addNotices } from '#server/notices/notice-store.ts';
import { type Deciding } from './deciding.ts';

type Closing = {
  readonly job: { readonly id: number; readonly name: string };
  readonly decision: 'dismissed' | 'upheld';
  readonly now: Date;
};

/** Notices in one statement; each is some six values of the 65,535 that one may have. */
const batch = 1_000;

/** Whoever reported without an account hears nothing. */
export async function closeReports(
  trx: Deciding<string>['trx'],
  { job, decision, now }: Closing,
): Promise<void> {
  const closed = await trx
    .updateTable('reports')
    .set({ decision, decided_at: now })
    .where('job_id', '=', job.id)
    .where('decision', 'is', null)
    .returning(['id', 'reporter_id'])
    .execute();
  const notices = closed.flatMap(({ id, reporter_id }) =>
    reporter_id === null
      ? []
      : [
          {
            user_id: reporter_id,
            kind: 'report_decided' as const,
            event: `report_decided:${id}`,
            job_id: job.id,
            job_name: job.name,
          },
        ],
  );
  for (let at = 0; at < notices.length; at += batch) await addNotices(trx, notices.slice(at, at + batch));
}
