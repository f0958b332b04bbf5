/** Personal data in the tables of saved searches. */
import { sql } from 'kysely';
import { maximumDaysOpen } from '#contract/limits.ts';
import {
  deleteOwnedRows,
  ofTheirJobs,
  type PersonalData,
  type RowsOf,
} from '#server/database/personal-data.ts';

const ofTheirSearches: RowsOf = (userId) =>
  sql`search_id = any(array(select id from saved_searches where user_id = ${userId}))`;

export const alertTables = {
  // Before the searches, whose deletion would cascade to any number of these rows at once.
  waiting_alerts: {
    bound: 'one per search and job, until the evening',
    owner: ofTheirSearches,
    exports: [
      {
        name: 'waiting_alerts',
        columns: ['search_id', 'job_id', 'found_at'],
        orderBy: 'ctid',
        orderType: 'tid',
      },
    ],
    notExported: [],
    deletion: [deleteOwnedRows, { deleteRows: ofTheirJobs }],
    retention: 'until the next evening',
  },
  saved_searches: {
    bound: '20 per account',
    owner: 'user_id',
    exports: [
      {
        name: 'saved_searches',
        columns: ['id', 'name', 'terms', 'alert', 'alert_since', 'created_at'],
        orderBy: 'id',
      },
    ],
    notExported: [
      ['the user', 'user_id'],
      ['derived from the terms', 'terms_hash', 'found_by', 'keyword_query', 'tokenizer'],
    ],
    deletion: [deleteOwnedRows],
    retention: 'until the user deletes it',
  },
  told_jobs: {
    bound: 'one per account and job',
    owner: 'user_id',
    exports: [{ name: 'told_jobs', columns: ['job_id', 'search_id', 'told_at'], orderBy: 'job_id' }],
    notExported: [['the user', 'user_id']],
    deletion: [deleteOwnedRows, { deleteRows: ofTheirJobs }],
    // Twice the longest life of a job: after that it can't be news to anyone again.
    retention: { days: 2 * maximumDaysOpen, since: 'told_at' },
  },
} satisfies Pick<PersonalData, 'saved_searches' | 'told_jobs' | 'waiting_alerts'>;
