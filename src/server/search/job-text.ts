/** The columns that hold what a job is found by; it does not read or store jobs. */
import { sql, type RawBuilder } from 'kysely';
import { plainText } from '#contract/plain-text.ts';
import { type SearchedJob as SearchedFields, searchedTexts } from '#contract/search/searched-texts.ts';
import { dictionary } from './dictionary.ts';
import { clusterTokens, TOKENIZER_VERSION, tokenVector } from './tokens.ts';

export type SearchedJob = SearchedFields & {
  /** Markup. */
  readonly description: string;
  readonly requirements: readonly string[];
};

export type SearchColumns = {
  search: RawBuilder<unknown>;
  search_clusters: RawBuilder<unknown>;
  tokenizer: number;
};

/** The columns to store with a job, beside its own: `values({ ...job, ...searchColumns(job) })`. */
export function searchColumns(job: SearchedJob): SearchColumns {
  const texts = searchedTexts(job, [plainText(job.description), ...job.requirements]);
  const clusters = clusterTokens(texts.map(({ text }) => text).join('\n'));
  return {
    search: sql`${tokenVector(texts, dictionary)}::text::tsvector`,
    search_clusters: sql`array_to_tsvector(${clusters}::text[])`,
    tokenizer: TOKENIZER_VERSION,
  };
}
