/** Looking for words in the CVs that were sent (product 7.19). It reads each of the employer's copies once, however long the words are. */
import { type RawBuilder, sql, type SqlBool } from 'kysely';

const escaped = (word: string): string => `%${word.replace(/[\\%_]/g, '\\$&')}%`;

// Values only, without markup. The pattern for that ends at the next sign of either kind, so that no text makes it slow.
const texts = sql`(
  select regexp_replace(string_agg(value #>> '{}', ' '), '<[^<>]*>', ' ', 'g')
  from jsonb_path_query(applications.cv, '$.** ? (@.type() == "string")') as value)`;

/** Nothing is found in what was erased. */
export const hasWords = (words: readonly string[]): RawBuilder<SqlBool> =>
  sql<SqlBool>`(applications.cv_erased_at is null
    and ${texts} ilike all(${words.map(escaped)}::text[]))`;
