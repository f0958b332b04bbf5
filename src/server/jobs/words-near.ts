/** Words of jobs that may be meant by ones that are spelled too far from them to be forgiven (product 7.37). */
import { lettersOf } from '#search/one-letter.ts';
import { type Db } from '#server/database/connect.ts';
import { wordsLike } from '#server/search/word-store.ts';

/** People rarely miss the first letters. */
const sameLetters = 2;
/** Of words that begin so. */
const mostRead = 500;

/** Many of them are not near at all; which are is for the caller to see. */
export async function wordsNear(db: Db, words: readonly string[]): Promise<string[]> {
  const found = await wordsLike(db, words);
  for (const word of words) {
    const letters = lettersOf(word);
    const beginning = letters.slice(0, sameLetters).join('');
    const rows = await db
      .selectFrom('search_words')
      .select('word')
      .where('word', 'like', `${beginning}%`)
      // One of about the same length.
      .where((is) => is.between(is.fn<number>('length', ['word']), word.length - 4, word.length + 4))
      .limit(mostRead)
      .execute();
    found.push(...rows.map((row) => row.word));
  }
  return found;
}
