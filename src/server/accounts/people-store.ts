/** Search for people by the start of their name, for operators (product 7.17). */
import { sql } from 'kysely';
import { lastPage, operatorPageSize } from '#contract/limits.ts';
import { type Person } from '#contract/operators.ts';
import { type Db } from '#server/database/connect.ts';
import { visibleNameKey } from '#server/database/name-key.ts';

/** Sorts after every character of a name. */
const lastCharacter = '\u{10ffff}';

/** One page, ordered by name, without operators. */
export async function searchPeople(db: Db, prefix: string, page: number): Promise<Person[]> {
  if (page > lastPage) return [];
  const key = visibleNameKey(prefix);
  // Compares bytes, like the index, which then needs one range scan.
  const { rows } = await sql<Omit<Person, 'created_at'> & { created_at: Date }>`
    select id as user_id, name, acc_type, created_at, suspended_at is not null as suspended,
      (select count(*) from jobs where employer_id = users.id) as jobs,
      (select count(*) from applications where user_id = users.id) as applications
    from users
    where name_key ~>=~ ${key} and name_key ~<~ ${key + lastCharacter} and acc_type <> 'operator' and gone_at is null
      and not exists (select from unclaimed_companies where user_id = users.id)
    order by name_key using ~<~ limit ${operatorPageSize} offset ${page * operatorPageSize}`.execute(db);
  return rows.map(({ created_at, ...person }) => ({ ...person, created_at: created_at.toISOString() }));
}
