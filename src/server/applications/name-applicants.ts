/** Writes the names of applicants beside copies of CVs that were sent before there were columns for them. */
import { sql } from 'kysely';
import { type Db } from '#server/database/connect.ts';

/** Rows that one statement takes at most. */
const batch = 500;

/** Several nodes may do so at once. Nobody who reads the list waits for it: until then the copy says the name. */
export async function nameApplicants(db: Db): Promise<void> {
  for (let last: number | null = 0; last !== null;) {
    // By id, so that a copy without a name is not looked at again.
    const { rows } = await sql<{ last: number | null }>`
      with named as (
        update applications set first_name = cv #>> '{user_info,first_name}',
          last_name = cv #>> '{user_info,last_name}', city = cv #>> '{user_info,city}'
        where id = any(array(
          select id from applications where first_name is null and cv_erased_at is null and id > ${last}
          order by id limit ${sql.lit(batch)} for no key update skip locked))
        returning id
      ) select max(id) as last from named`.execute(db);
    last = rows[0]?.last ?? null;
  }
}
