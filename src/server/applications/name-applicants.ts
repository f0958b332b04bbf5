/** Writes the names of applicants, and the words of their CVs, beside copies that were sent before there were columns for them. */
import { sql } from 'kysely';
import { type Db } from '#server/database/connect.ts';
import { inBatches } from '#server/database/in-batches.ts';

/** Rows that one statement takes at most. */
const batch = 500;

/** Several nodes may do so at once. Nobody who reads the list waits for it: until then the copy says the name. */
export async function nameApplicants(db: Db): Promise<void> {
  let after = 0;
  await inBatches(async () => {
    const { rows } = await sql<{ last: number | null }>`
      with named as (
        update applications set first_name = cv #>> '{user_info,first_name}',
          last_name = cv #>> '{user_info,last_name}', city = cv #>> '{user_info,city}', words = words_of_cv(cv)
        where id = any(array(
          select id from applications where words is null and cv_erased_at is null and id > ${after}
          order by id limit ${sql.lit(batch)} for no key update skip locked))
        returning id
      ) select max(id) as last from named`.execute(db);
    const last = rows[0]?.last ?? null;
    after = last ?? after;
    return last !== null;
  });
}
