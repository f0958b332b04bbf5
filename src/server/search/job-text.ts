/** Which texts of a job are searched, and the columns that hold their tokens; it does not read or store jobs. */
import { sql, type RawBuilder } from 'kysely';
import { bankingInSearch, industries } from '#contract/options.ts';
import { type Province } from '#contract/places.ts';
import { plainText } from '#contract/plain-text.ts';
import { provinceNames } from './province-names.ts';
import { clusterTokens, TOKENIZER_VERSION, wordTokens } from './tokens.ts';

export type SearchedJob = {
  name: string;
  required_skills: string;
  tags: readonly string[];
  industry: string;
  category: string;
  /** Markup. */
  description: string;
  province: Province | null;
  district: string | null;
};

export type SearchColumns = {
  search: RawBuilder<unknown>;
  search_clusters: RawBuilder<unknown>;
  tokenizer: number;
};

/** The columns to store with a job, beside its own: `values({ ...job, ...searchColumns(job) })`. */
export function searchColumns(job: SearchedJob): SearchColumns {
  const text = searchedText(job);
  return {
    search: tokenVector(wordTokens(text)),
    search_clusters: tokenVector(clusterTokens(text)),
    tokenizer: TOKENIZER_VERSION,
  };
}

const tokenVector = (tokens: string[]): RawBuilder<unknown> => sql`array_to_tsvector(${tokens}::text[])`;

/** All that a keyword may be found in (product 7.3), one text after the other. */
export function searchedText(job: SearchedJob): string {
  const texts = [
    job.name,
    job.required_skills,
    ...job.tags,
    job.industry,
    job.category,
    plainText(job.description),
  ];
  // One industry has two spellings, and people search for either.
  if (job.industry === industries[0]) texts.push(bankingInSearch);
  if (job.province !== null) texts.push(provinceNames[job.province]);
  if (job.district !== null) texts.push(job.district);
  return texts.join('\n');
}
