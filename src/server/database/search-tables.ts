/** The tables of searching as Kysely sees them. */

type SearchWordsTable = {
  word: string;
  /** The word, and each form of it without one letter (search/one-letter.ts). */
  found_by: string[];
};

export type SearchTables = {
  search_words: SearchWordsTable;
};
