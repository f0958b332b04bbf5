/** The tables of searching as Kysely sees them. */

type SearchWordsTable = {
  word: string;
  /** The word, and each form of it without one letter (search/edit-distance.ts). */
  found_by: string[];
};

export type SearchTables = {
  search_words: SearchWordsTable;
};
