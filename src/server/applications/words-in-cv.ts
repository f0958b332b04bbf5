/** Looking for words in the CVs that were sent (product 7.19), as the database keeps them (m0082-applicant-words.ts). */
import { type RawBuilder, sql, type SqlBool } from 'kysely';

const pattern = (word: string): RawBuilder<string> => sql`lower(${`%${word.replace(/[\\%_]/g, '\\$&')}%`})`;

/** What the words of a copy are looked for in; of copies from before they were kept they are read out of the CV. */
const words = sql`coalesce(applications.words, words_of_cv(applications.cv))`;

/** Nothing is found in what was erased. */
export const hasWords = (sought: readonly string[]): RawBuilder<SqlBool> =>
  sql<SqlBool>`(applications.cv_erased_at is null
    and ${words} like all(array[${sql.join(sought.map(pattern))}]))`;
