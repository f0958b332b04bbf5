/** The tokens that stand for a job in the database: words, meanings and neighbouring clusters, each with where it stands. */
import { type Dictionary } from '#search/dictionary.ts';
import { type SearchedText, type Weight, widerWeight } from '#search/searched-texts.ts';
import { indexText } from '#search/text-index.ts';

/** Raise it when the same text would give other tokens or warnings, also by other synonyms. */
const rules = 7;
/** What made the tokens of a job: our rules and the dictionary of this Node's ICU. */
export const TOKENIZER_VERSION: number = rules * 1_000 + Number.parseInt(process.versions.icu ?? '0', 10);

/** No word begins with one of these. */
export const meaningToken = (id: string): string => `~${id}`;
export const pairToken = (one: string, next: string): string => `_${one}${next}`;

/** A job of the greatest allowed length stays under what a tsvector can hold. */
const mostTokens = 8_000;
/** A tsvector counts no further, and keeps no more places of one token. */
const lastPlace = 16_000;
const mostPlaces = 250;
/** Between two runs, so that no phrase reaches over. */
const gap = 2;

/** Each weight has its place: of several at one place PostgreSQL keeps only the highest. */
const placeOf = (weight: Weight): string => `${'ABCD'.indexOf(weight) + 1}${weight}`;

/** As PostgreSQL reads a tsvector. */
export function tokenVector(texts: readonly SearchedText[], dictionary: Dictionary): string {
  const places = new Map<string, string[]>();
  const add = (token: string, place: string) => {
    const known = places.get(token);
    if (known === undefined) {
      if (places.size < mostTokens) places.set(token, [place]);
    } else if (known.length < mostPlaces && !known.includes(place)) known.push(place);
  };
  let at = 'ABCD'.length + 1;
  for (const { text, weight, isOption = false } of texts) {
    const index = indexText(text, dictionary, weight);
    const wide = widerWeight[weight];
    for (const id of index.meanings) add(meaningToken(id), placeOf(weight));
    if (wide) for (const id of index.wider) add(meaningToken(id), placeOf(wide));
    if (isOption) continue;
    for (const word of index.words) add(word, placeOf(weight));
    for (const clusters of index.clusters) {
      for (const pair of pairs(clusters)) if (at < lastPlace) add(pair, `${at++}${weight}`);
      at += gap;
    }
  }
  return [...places].map(([token, where]) => `${quote(token)}:${where.join()}`).join(' ');
}

const pairs = (clusters: readonly string[]): string[] =>
  clusters.slice(1).map((next, at) => pairToken(clusters[at] ?? '', next));

/** A token as PostgreSQL reads it, whatever is in it. */
export const quote = (token: string): string => `'${token.replaceAll('\\', '\\\\').replaceAll("'", "''")}'`;
