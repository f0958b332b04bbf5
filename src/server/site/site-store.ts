/** The public counts, and messages to the team (product 3.5, 3.6). */
import { type Transaction } from 'kysely';
import { type Stats } from '#contract/site.ts';
import { type Db } from '#server/database/connect.ts';
import { type Counted, type Tables } from '#server/database/tables.ts';

/**
 * All jobs that are shown, Hiring and Closed, and the accounts of either type. The triggers count_jobs and count_users add
 * a row to `counts` for each statement that inserts or deletes some.
 */
export async function countAll(db: Db): Promise<Stats> {
  const counts = await db
    .selectFrom('counts')
    .select(({ fn }) => ['counted', fn.sum<number>('amount').as('count')])
    .select((eb) =>
      eb
        .selectFrom('hidden_jobs')
        .select(({ fn }) => fn.countAll<number>().as('hidden'))
        .as('hidden'),
    )
    .groupBy('counted')
    .execute();
  const of = (counted: Counted) => counts.find((row) => row.counted === counted)?.count ?? 0;
  return { jobs: of('job') - (counts[0]?.hidden ?? 0), employee: of('employee'), employer: of('employer') };
}

type Message = { email: string; text: string; name: string };

/** Stores a message to the team; `userId` is undefined for a guest. */
export function storeMessage(
  trx: Transaction<Tables>,
  message: Message,
  userId: number | undefined,
  now: Date,
): Promise<{ id: number }> {
  return trx
    .insertInto('messages')
    .values({ ...message, user_id: userId ?? null, created_at: now })
    .returning('id')
    .executeTakeFirstOrThrow();
}
