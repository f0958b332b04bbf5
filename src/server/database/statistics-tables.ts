/** Kysely types of the tables for statistics. */
import type { BoardHealth } from '#contract/board-health.ts';
import type { JobSource } from '#contract/statistics.ts';

type DailyCountsTable = {
  /** In Cambodia, as YYYY-MM-DD. */
  day: string;
  what: 'visits' | 'returning';
  amount: number;
};

/** How many people saw a job. */
type JobViewsTable = {
  job_id: number;
  day: string;
  source: JobSource;
  amount: number;
};

/** Keywords that found no job. */
type EmptySearchesTable = {
  day: string;
  /** Lower case, as typed. */
  words: string;
  /** A digest of the person and the words, so that one person's searches cannot be linked. */
  person: string;
};

/** The figures that operators see; one row. */
type BoardHealthTable = {
  id: number;
  at: Date;
  health: BoardHealth;
};

export type StatisticsTables = {
  daily_counts: DailyCountsTable;
  job_views: JobViewsTable;
  empty_searches: EmptySearchesTable;
  board_health: BoardHealthTable;
};
