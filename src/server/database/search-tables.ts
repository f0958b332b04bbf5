/** Kysely types of the tables for search words, saved searches and their alerts. */
import { type ColumnType, type Generated, type GeneratedAlways } from 'kysely';
import { type AlertTerms, type AlertTime } from '#contract/alerts.ts';

type SearchWordsTable = {
  word: string;
  /** The word, and each form of it without one letter (search/edit-distance.ts). */
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
  /** The same for equal terms. */
  terms_hash: string;
  /** A job that it finds has one of these keys (jobs/search/search-key-store.ts). */
  found_by: string[];
  /** The keyword as a tsquery; null without a keyword, '' for one that finds nothing. */
  keyword_query: string | null;
  /** The version of the rules that made the keys and the query (search/search-vector.ts). */
  tokenizer: number;
  alert: AlertTime;
  /** Older jobs cause no alerts. */
  alert_since: Date;
  created_at: ColumnType<Date, Date | undefined, never>;
};

/** Jobs that a user has been alerted to, so that there is only one alert for each. */
type ToldJobsTable = {
  user_id: number;
  job_id: number;
  search_id: number;
  told_at: Generated<Date>;
};

/** Matches for the evening's alerts. */
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
