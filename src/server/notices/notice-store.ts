/** What people are told in the app (product 3.17). */
import { type NoticeKind } from '#contract/notices.ts';
import { type Db } from '#server/database/connect.ts';

export type NewNotice = {
  readonly user_id: number;
  readonly kind: NoticeKind;
  /** What happened, as a name that no other happening has: one makes one notice a person, however often it is told. */
  readonly event: string;
  readonly job_id?: number;
  readonly job_name?: string;
  readonly application_id?: number;
  readonly person?: string;
  readonly text?: string;
};

/** Give it the transaction of what happened, so that neither is there without the other. */
export async function addNotices(trx: Db, notices: readonly NewNotice[]): Promise<void> {
  if (notices.length === 0) return;
  await trx
    .insertInto('notices')
    .values([...notices])
    .onConflict((conflict) => conflict.columns(['user_id', 'event']).doNothing())
    .execute();
}
