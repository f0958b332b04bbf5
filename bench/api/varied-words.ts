/** A vocabulary with the size and frequencies of a real board's, for the texts of generated jobs. */
import { sql } from 'kysely';
import { normalise } from '#search/normalise.ts';
import { type Db } from '#server/database/connect.ts';
import { dictionary } from '#search/synonyms/synonyms.ts';
import { searchVector } from '#server/search/search-vector.ts';

const vocabulary = 40_000;
const texts = 20_000;
const wordsOfText = 20;
/** This many texts are inserted at once. */
const batch = 500;

const latinSyllables = 'ka lo mi ren ta vu so pel dar ni gro sha ty ben quo fi zan wel pru com'.split(' ');
const khmerSyllables = 'កា លី ម៉ូ តេ វុ សោ ពៃ ដារ និ គ្រោ ឆា ទុំ បែន ភូ ហ្វី ស៊ា វេល ប្រុ ខំ ជ័យ'.split(' ');

/** The number as syllables: each has its own word, every third one in Khmer. */
function wordOf(number: number): string {
  const syllables = number % 3 === 0 ? khmerSyllables : latinSyllables;
  const digits = number.toString(syllables.length);
  const word = [...digits].map((digit) => syllables[Number.parseInt(digit, syllables.length)]).join('');
  return number % 3 === 0 ? word : `${word}${latinSyllables[number % latinSyllables.length] ?? ''}`;
}

/** The nth most common word occurs about 1/n as often as the first (Zipf). */
const drawn = (random: number): string => wordOf(Math.floor(vocabulary ** random));

/** A number from 0 to 1 for each position, the same in every run. */
const randomAt = (place: number): number => {
  const value = Math.sin(place * 12.9898 + 78.233) * 43_758.5453;
  return value - Math.floor(value);
};

/** Creates the table `bench_texts` (number, text, search) if it is missing. */
export async function fillTexts(db: Db): Promise<number> {
  await sql`create table if not exists bench_texts (number int primary key, text text, search tsvector)`.execute(
    db,
  );
  for (let from = 0; from < texts; from += batch) {
    const rows = Array.from({ length: batch }, (_, nth) => {
      const number = from + nth;
      const words = Array.from({ length: wordsOfText }, (__, at) =>
        drawn(randomAt(number * wordsOfText + at)),
      );
      const text = words.join(' ');
      return { number, text, search: searchVector([{ text: normalise(text), weight: 'D' }], dictionary()) };
    });
    await sql`
      insert into bench_texts
      select number, text, search::tsvector from jsonb_to_recordset(${JSON.stringify(rows)}::text::jsonb)
        as made (number int, text text, search text)
      on conflict do nothing`.execute(db);
  }
  return texts;
}
