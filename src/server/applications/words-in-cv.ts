/** Looking for words in the CVs that were sent (product 7.19). It reads each of the employer's copies once, however long the words are. */
import { type RawBuilder, sql, type SqlBool } from 'kysely';

/** Further words are left out, and what is longer is cut off. */
const most = { words: 8, length: 40 };

/** What is looked for: each is a part of some text of the CV, in any case. */
export const wordsOf = (asked: string): string[] =>
  asked
    .slice(0, (most.length + 1) * most.words)
    // The database stores none, and people see none.
    .split(/[\s\0\u200b]+/)
    .filter((word) => word !== '')
    .slice(0, most.words)
    .map((word) => word.slice(0, most.length));

const escaped = (word: string): string => `%${word.replace(/[\\%_]/g, '\\$&')}%`;

// Values only, without markup. The pattern for that ends at the next sign of either kind, so that no text makes it slow.
const texts = sql`(
  select regexp_replace(string_agg(value #>> '{}', ' '), '<[^<>]*>', ' ', 'g')
  from jsonb_path_query(applications.cv, '$.** ? (@.type() == "string")') as value)`;

/** Nothing is found in what was erased. */
export const hasWords = (words: readonly string[]): RawBuilder<SqlBool> =>
  sql<SqlBool>`(applications.cv_erased_at is null
    and ${texts} ilike all(${words.map(escaped)}::text[]))`;
