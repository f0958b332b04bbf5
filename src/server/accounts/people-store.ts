/** People as operators find them (product 7.17): by how a name begins. */
import { sql } from 'kysely';
import { lastPage, operatorPageSize } from '#contract/limits.ts';
import { type Person } from '#contract/operators.ts';
import { type Db } from '#server/database/connect.ts';
import { shownNameKey } from './name-key.ts';

/** No name goes on with it, and it comes after all that do. */
const afterAll = '\u{10ffff}';

/** One page, by name; operators are not among them. */
export async function findPeople(db: Db, beginning: string, page: number): Promise<Person[]> {
  if (page > lastPage) return [];
  const key = shownNameKey(beginning);
  // Byte by byte, as the index has them: who is found is next to each other in it.
  const { rows } = await sql<Omit<Person, 'created_at'> & { created_at: Date }>`
    select id as user_id, name, acc_type, created_at, suspended_at is not null as suspended,
      (select count(*) from jobs where employer_id = users.id) as jobs,
      (select count(*) from applications where user_id = users.id) as applications
    from users
    where name_key ~>=~ ${key} and name_key ~<~ ${key + afterAll} and acc_type <> 'operator' and gone_at is null
    order by name_key using ~<~ limit ${operatorPageSize} offset ${page * operatorPageSize}`.execute(db);
  return rows.map(({ created_at, ...person }) => ({ ...person, created_at: created_at.toISOString() }));
}
