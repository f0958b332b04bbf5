/** Deletes companies that no one claimed, once their last job ended long ago (product 7.47). */
import { sql, type Transaction } from 'kysely';
import { type Db } from '#server/database/connect.ts';
import { inBatches } from '#server/database/in-batches.ts';
import { type Tables } from '#server/database/tables.ts';

type Options = {
  /** How long applications to closed jobs are retained. */
  readonly months: number;
  readonly deleteCompany: (trx: Transaction<Tables>, id: number) => Promise<void>;
};

/** One company per transaction. */
export const deleteAbandoned = (db: Db, now: Date, { months, deleteCompany }: Options): Promise<void> =>
  inBatches(() =>
    db.transaction().execute(async (trx) => {
      const before = sql`${now}::timestamptz - make_interval(months => ${months}::int)`;
      const { rows } = await sql<{ id: number }>`
        select users.id from unclaimed_companies join users on users.id = unclaimed_companies.user_id
        where unclaimed_companies.created_at < ${before} and not exists (
          select from jobs where employer_id = users.id
            and (status = 'Hiring' or closed_at is null or closed_at > ${before}))
        order by users.id limit 1 for update skip locked`.execute(trx);
      const id = rows[0]?.id;
      if (id === undefined) return false;
      await deleteCompany(trx, id);
      return true;
    }),
  );
