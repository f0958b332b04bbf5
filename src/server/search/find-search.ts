/** What to look for by a keyword, with the words that it may be a misspelling of. */
import { LRUCache } from 'lru-cache';
import { doubtfulWords, forgiving } from '#search/forgiving.ts';
import { type Part } from '#search/keyword.ts';
import { type Db } from '#server/database/connect.ts';
import { dictionary } from './dictionary.ts';
import { partsSought, type Search, searchOf } from './search-condition.ts';
import { wordsLike } from './word-store.ts';

/**
 * Reading a keyword takes as long as finding its jobs where its letters are heard or forgiven, and the same one comes
 * again: for each page, for what is to be marked, and from others.
 */
const most = 200;
/** What is longer than people type is read anew, so that little is kept of each. */
const longestKept = 300;
type Read = { readonly parts: readonly Part[] | 'nothing' | undefined };
const read = new LRUCache<string, Read>({ max: most });
/** By the keyword, and what it may be a misspelling of: jobs come with new words. */
const searches = new LRUCache<string, Search>({ max: most });

function kept<Value extends object>(cache: LRUCache<string, Value>, key: string, make: () => Value): Value {
  const value = cache.get(key) ?? make();
  if (key.length <= longestKept) cache.set(key, value);
  return value;
}

/** Undefined for no keyword, 'nothing' for one that no job can have. */
export async function findSearch(db: Db, keyword: string): Promise<Search | 'nothing' | undefined> {
  const { parts } = kept(read, keyword, () => ({ parts: partsSought(keyword) }));
  if (parts === undefined || parts === 'nothing') return parts;
  const like = await wordsLike(db, doubtfulWords(parts));
  return kept(searches, [keyword, ...like].join('\n'), () => searchOf(forgiving(parts, like, dictionary())));
}
