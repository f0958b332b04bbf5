/** The `tsvector` of a job: its words, meanings and pairs of adjacent clusters. It reads and stores no jobs. */
import { sql, type RawBuilder } from 'kysely';
import { plainText } from '#contract/description-markup.ts';
import { type Dictionary } from '#search/dictionary.ts';
import { allNamesOf } from '#occupations/all-names.ts';
import {
  broaderWeight,
  type SearchedJob as SearchedFields,
  type SearchedText,
  searchedTexts,
  type Weight,
} from '#search/searched-fields.ts';
import { dictionary } from '#search/synonyms/synonyms.ts';
import { indexText } from '#search/text-index.ts';

/** Raise it when the same text would get other lexemes or warnings, also after a change of the synonyms. */
const rules = 17;
/** What the lexemes of a job depend on: our rules, and the dictionary of this Node's ICU. */
export const TOKENIZER_VERSION: number = rules * 1_000 + Number.parseInt(process.versions.icu ?? '0', 10);

/** No word starts with `~` or `_`. */
export const meaningLexeme = (id: string): string => `~${id}`;
export const pairLexeme = (one: string, next: string): string => `_${one}${next}`;

/** Keeps the longest allowed job below the size limit of a tsvector. */
const maxLexemes = 8_000;
/** The limits of PostgreSQL are 16,383 and 255 (per lexeme). */
const maxPosition = 16_000;
const maxPositions = 250;
/** Between two runs, so that no `<->` query spans both. */
const gap = 2;

/** A fixed position for each weight: of several weights at one position PostgreSQL stores only the highest. */
const positionOf = (weight: Weight): string => `${'ABCD'.indexOf(weight) + 1}${weight}`;

/** In PostgreSQL's text format. */
export function searchVector(texts: readonly SearchedText[], synonyms: Dictionary): string {
  const positions = new Map<string, string[]>();
  const add = (lexeme: string, position: string) => {
    const known = positions.get(lexeme);
    if (known === undefined) {
      if (positions.size < maxLexemes) positions.set(lexeme, [position]);
    } else if (known.length < maxPositions && !known.includes(position)) known.push(position);
  };
  let next = 'ABCD'.length + 1;
  for (const { text, weight, isOption = false } of texts) {
    const index = indexText(text, synonyms, weight);
    const broader = broaderWeight[weight];
    for (const id of index.meanings) add(meaningLexeme(id), positionOf(weight));
    if (broader) for (const id of index.broaderMeanings) add(meaningLexeme(id), positionOf(broader));
    if (isOption) continue;
    for (const word of index.words) add(word, positionOf(weight));
    for (const clusters of index.clusters) {
      for (const pair of pairsOf(clusters)) if (next < maxPosition) add(pair, `${next++}${weight}`);
      next += gap;
    }
  }
  return [...positions].map(([lexeme, own]) => `${quote(lexeme)}:${own.join()}`).join(' ');
}

const pairsOf = (clusters: readonly string[]): string[] =>
  clusters.slice(1).map((next, at) => pairLexeme(clusters[at] ?? '', next));

/** A lexeme in PostgreSQL's text format, whatever its characters. */
export const quote = (lexeme: string): string => `'${lexeme.replaceAll('\\', '\\\\').replaceAll("'", "''")}'`;

type SearchedJob = SearchedFields & {
  readonly occupation?: string | null;
  /** Markup. */
  readonly description: string;
  readonly requirements: readonly string[];
};

type SearchColumns = {
  search: RawBuilder<unknown>;
  tokenizer: number;
};

/** The search columns of a job, to store beside its own: `values({ ...job, ...searchColumns(job) })`. */
export function searchColumns(job: SearchedJob): SearchColumns {
  const body = [plainText(job.description), ...job.requirements];
  const texts = searchedTexts(job, body, allNamesOf(job.occupation));
  return {
    search: sql`${searchVector(texts, dictionary())}::text::tsvector`,
    tokenizer: TOKENIZER_VERSION,
  };
}
