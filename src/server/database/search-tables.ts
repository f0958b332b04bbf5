/** The tables of saved searches as Kysely sees them. */
import { type ColumnType, type Generated, type GeneratedAlways } from 'kysely';
import { type AlertTerms, type AlertTime } from '#contract/alerts.ts';

type SearchWordsTable = {
  word: string;
  /** The word, and each form of it without one letter (contract/search/one-letter.ts). */
  found_by: string[];
};

/** The tables of searching as Kysely sees them. */
export type SearchTables = {
  search_words: SearchWordsTable;
};

type SavedSearchesTable = {
  id: GeneratedAlways<number>;
  user_id: number;
  name: string;
  terms: AlertTerms;
  /** Of equal terms the same. */
  terms_hash: string;
  /** A job that it finds has one of these keys (jobs/search-key-store.ts). */
  found_by: string[];
  /** The version of the rules that made the keys (search/tokens.ts). */
  tokenizer: number;
  alert: AlertTime;
  /** Of jobs from before nobody is told. */
  alert_since: Date;
  created_at: ColumnType<Date, Date | undefined, never>;
};

/** Of which job a person was told, once. */
type ToldJobsTable = {
  user_id: number;
  job_id: number;
  search_id: number;
  told_at: Generated<Date>;
};

/** What people are to be told of in the evening. */
type WaitingAlertsTable = {
  search_id: number;
  job_id: number;
  found_at: Generated<Date>;
};

export type AlertTables = {
  saved_searches: SavedSearchesTable;
  told_jobs: ToldJobsTable;
  waiting_alerts: WaitingAlertsTable;
};
