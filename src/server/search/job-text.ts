/** The columns that hold what a job is found by; it does not read or store jobs. */
import { sql, type RawBuilder } from 'kysely';
import { plainText } from '#contract/plain-text.ts';
import { type SearchedJob as SearchedFields, searchedTexts } from '#search/searched-texts.ts';
import { dictionary } from './dictionary.ts';
import { TOKENIZER_VERSION, tokenVector } from './tokens.ts';

export type SearchedJob = SearchedFields & {
  /** Markup. */
  readonly description: string;
  readonly requirements: readonly string[];
};

export type SearchColumns = {
  search: RawBuilder<unknown>;
  tokenizer: number;
};

/** The columns to store with a job, beside its own: `values({ ...job, ...searchColumns(job) })`. */
export function searchColumns(job: SearchedJob): SearchColumns {
  const texts = searchedTexts(job, [plainText(job.description), ...job.requirements]);
  return {
    search: sql`${tokenVector(texts, dictionary())}::text::tsvector`,
    tokenizer: TOKENIZER_VERSION,
  };
}
