/** Personal data in jobs and what refers to them. */
import { deleteOwnedRows, ofTheirJobs, type PersonalData } from '#server/database/personal-data.ts';
import { clearedJob, closeJobs, detachJobs } from './employer-deletion.ts';
import { deleteOldHiddenChanges } from './job-visibility-store.ts';

const clearedColumns = Object.keys(clearedJob) as (keyof typeof clearedJob)[];

export const jobTables = {
  jobs: {
    bound: 'ten a day per employer, 500 if verified',
    owner: 'employer_id',
    exports: [
      {
        name: 'jobs',
        columns: [
          'id',
          'name',
          'img',
          'industry',
          'salary',
          'job_type',
          'age',
          'level',
          'gender',
          'qualification',
          'language',
          'category',
          'location',
          'required_skills',
          'available_position',
          'status',
          'description',
          'requirements',
          'responsibilities',
          'tags',
          'date_added',
          'province',
          'district',
          'salary_min',
          'salary_max',
          'salary_currency',
          'salary_period',
          'expires_on',
          'closed_because',
          'closed_at',
          'date_edited',
          'warnings',
          'occupation',
          'conditions',
          'urgent',
          'questions',
          'walk_in',
          'outcome',
        ],
        orderBy: 'id',
        hasLargeRows: true,
      },
    ],
    notExported: [
      ['the user', 'employer_id'],
      ['derived from exported texts', 'search', 'tokenizer'],
      ['derived from the pay', 'salary_number'],
      ['derived from the occupation', 'occupation_group'],
    ],
    deletion: [
      {
        special: () => closeJobs,
        because: 'open jobs have to be closed, hidden and announced in the same statement',
        clears: clearedColumns,
        phase: 'first',
      },
      {
        special: detachJobs,
        because: 'applicants keep their applications, so the job stays without its employer',
        clears: ['employer_id'],
        phase: 'last',
      },
    ],
    notCleared: [
      ['chosen from lists', 'industry', 'job_type', 'age', 'level', 'gender', 'qualification', 'category'],
      ['chosen from lists', 'location', 'available_position', 'province', 'img', 'expires_on'],
      ['chosen from lists', 'occupation', 'occupation_group', 'conditions', 'urgent', 'questions', 'outcome'],
      ['its course', 'id', 'status', 'date_added', 'date_edited', 'closed_because', 'closed_at'],
      ['empty, or a version of rules', 'tokenizer'],
    ],
    retention: 'until the account is deleted',
  },
  job_edits: {
    bound: 'edits are limited by account, and handled within minutes',
    owner: ofTheirJobs,
    exports: [],
    notExported: [['a job before an edit, for minutes', 'id', 'job_id', 'at', 'before']],
    deletion: [deleteOwnedRows],
    retention: 'until the searches that the edited job matches are notified',
  },
  job_changes: {
    bound: 'one per job and field',
    owner: ofTheirJobs,
    exports: [
      {
        name: 'job_changes',
        columns: ['job_id', 'field', 'changed_at'],
        orderBy: 'ctid',
        orderType: 'tid',
      },
    ],
    notExported: [],
    deletion: [deleteOwnedRows],
    retention: 'as long as the job',
  },
  hidden_jobs: {
    bound: 'one per job',
    owner: ofTheirJobs,
    exports: [
      {
        name: 'hidden_jobs',
        columns: [
          'job_id',
          'waiting_since',
          'removed_at',
          'removed_because',
          'owner_suspended',
          'hidden_since',
        ],
        orderBy: 'job_id',
      },
    ],
    notExported: [['what a removed job is when it is restored', 'status_before', 'closed_because_before']],
    deletion: [
      {
        doneBy: 'jobs: the row stays, as it is what hides the job',
        clears: [
          'waiting_since',
          'removed_at',
          'removed_because',
          'owner_suspended',
          'status_before',
          'closed_because_before',
        ],
      },
    ],
    notCleared: [['since when the job is hidden', 'job_id', 'hidden_since']],
    retention: 'until the job is shown again',
  },
  hidden_changes: {
    bound: 'the newest are retained',
    impersonal: 'numbers',
    columns: ['id'],
    retention: { special: ({ db }) => deleteOldHiddenChanges(db), because: 'a number of rows is retained' },
  },
  favourites: {
    bound: 'one per account and job',
    owner: 'user_id',
    exports: [{ name: 'favourites', columns: ['job_id', 'saved_at'], orderBy: 'job_id' }],
    notExported: [['the user', 'user_id']],
    deletion: [deleteOwnedRows, { deleteRows: ofTheirJobs }],
    retention: 'until the user deletes it',
  },
} satisfies Pick<
  PersonalData,
  'favourites' | 'hidden_changes' | 'hidden_jobs' | 'job_changes' | 'job_edits' | 'jobs'
>;
