/** Personal data in messages to the team, and the public counts. */
import { sql } from 'kysely';
import { type Db } from '#server/database/connect.ts';
import { inBatches } from '#server/database/in-batches.ts';
import { deleteOwnedRows, type PersonalData } from '#server/database/personal-data.ts';

const foldBatchSize = 1_000;

/** Replaces rows of counts by their sums. */
const foldCounts = (db: Db): Promise<void> =>
  inBatches(async () => {
    const { rows } = await sql<{ folded: number }>`
      with folded as (
        delete from counts where id = any(array(
          select id from counts order by id limit ${sql.lit(foldBatchSize)} for update skip locked
        )) returning counted, amount
      ), sums as (
        insert into counts (counted, amount) select counted, sum(amount) from folded group by counted
      ) select count(*) as folded from folded`.execute(db);
    return rows[0]?.folded === foldBatchSize;
  });

export const siteTables = {
  messages: {
    bound: '300 a day per address, for a year',
    owner: 'user_id',
    exports: [
      {
        name: 'messages_to_the_team',
        columns: ['id', 'email', 'name', 'text', 'created_at', 'done_at'],
        orderBy: 'id',
      },
    ],
    notExported: [
      ['the user', 'user_id'],
      ['an operator', 'done_by'],
    ],
    deletion: [deleteOwnedRows],
    retention: { days: 365, since: 'created_at' },
  },
  counts: {
    bound: 'one per statement that adds or deletes jobs or accounts, summed up every hour',
    impersonal: 'numbers',
    columns: ['id', 'counted', 'amount'],
    retention: { special: ({ db }) => foldCounts(db), because: 'the sums stay the same' },
  },
} satisfies Pick<PersonalData, 'counts' | 'messages'>;
