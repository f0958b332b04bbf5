/** The companies of real people, for lists that machines read (product 12.7). */
import { type Db } from '#server/database/connect.ts';
import { isReal } from '#server/database/demonstration.ts';
import { isSuspended } from './company-store.ts';

/** The newest that have a name, at most so many. */
export const realCompanies = (db: Db, most: number): Promise<{ id: number }[]> =>
  db
    .selectFrom('companies')
    .select('user_id as id')
    .where('name', 'is not', null)
    .where(isReal('companies.user_id'))
    .where(({ not }) => not(isSuspended('companies.user_id')))
    .orderBy('user_id', 'desc')
    .limit(most)
    .execute();
