/** The employer opens an application for the first time (product 4.19). */
import { type Db } from '#server/database/connect.ts';
import { ifWritable } from '#server/database/if-writable.ts';
import { addNotices } from '#server/notices/notice-store.ts';

type Opened = { id: number; job_id: number; job_name: string };

/** Remembers it and tells the applicant, once; null where the database takes nothing now. */
export async function noteFirstView(db: Db, opened: Opened, now: Date): Promise<Date | null> {
  const noted = await ifWritable(() =>
    db.transaction().execute(async (trx) => {
      const { id, job_id, job_name } = opened;
      const first = await trx
        .updateTable('applications')
        .set({ viewed_at: now })
        .where('id', '=', id)
        .where('viewed_at', 'is', null)
        .returning(['status', 'user_id'])
        .executeTakeFirst();
      const event = `application_viewed:${id}`;
      // Who has an answer needs not hear that it was read.
      if (first?.status === 'pending')
        await addNotices(trx, [
          { user_id: first.user_id, kind: 'application_viewed', event, job_id, job_name, application_id: id },
        ]);
      return now;
    }),
  );
  return noted ?? null;
}
