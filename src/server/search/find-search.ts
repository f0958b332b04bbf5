/** What to look for by a keyword, with the words that it may be a misspelling of. */
import { doubtfulWords, forgiving } from '#contract/search/forgiving.ts';
import { type Db } from '#server/database/connect.ts';
import { dictionary } from './dictionary.ts';
import { partsSought, type Search, searchOf } from './search-condition.ts';
import { wordsLike } from './word-store.ts';

/** Undefined for no keyword, 'nothing' for one that no job can have. */
export async function findSearch(db: Db, keyword: string): Promise<Search | 'nothing' | undefined> {
  const parts = partsSought(keyword);
  if (parts === undefined || parts === 'nothing') return parts;
  const like = await wordsLike(db, doubtfulWords(parts));
  return searchOf(forgiving(parts, like, dictionary));
}
