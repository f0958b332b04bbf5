/** Looking for words in the CVs that were sent (product 7.19). */
import { type RawBuilder, sql, type SqlBool } from 'kysely';

const pattern = (word: string): RawBuilder<string> => sql`lower(${`%${word.replace(/[\\%_]/g, '\\$&')}%`})`;

/** Finds nothing in an erased CV, whose words are null. */
export const hasWords = (sought: readonly string[]): RawBuilder<SqlBool> =>
  sql<SqlBool>`applications.words like all(array[${sql.join(sought.map(pattern))}])`;
