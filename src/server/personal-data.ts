/** The personal-data declarations of all tables (product 7.32, 7.33). Within a phase, account deletion follows this order. */
import { accountTables } from './accounts/personal-data.ts';
import { alertTables } from './alerts/personal-data.ts';
import { applicationTables } from './applications/personal-data.ts';
import { companyTables } from './companies/personal-data.ts';
import { contactTables } from './contact/personal-data.ts';
import { cvTables } from './cvs/personal-data.ts';
import { type PersonalData } from './database/personal-data.ts';
import { httpTables } from './http/personal-data.ts';
import { jobTables } from './jobs/personal-data.ts';
import { noticeTables } from './notices/personal-data.ts';
import { operatorTables } from './operators/personal-data.ts';
import { pushTables } from './push/personal-data.ts';
import { reportTables } from './reports/personal-data.ts';
import { siteTables } from './site/personal-data.ts';
import { statisticsTables } from './statistics/personal-data.ts';
import { telegramTables } from './telegram/personal-data.ts';

export const personalData: PersonalData = {
  ...companyTables,
  ...jobTables,
  ...applicationTables,
  ...contactTables,
  ...reportTables,
  ...cvTables,
  ...siteTables,
  ...statisticsTables,
  ...noticeTables,
  ...alertTables,
  ...pushTables,
  ...telegramTables,
  ...operatorTables,
  ...httpTables,
  search_words: {
    bound: 'the different words of jobs',
    impersonal: 'words of jobs; closing a job deletes those that no other job has',
    columns: ['word', 'found_by'],
    retention: 'as long as a job has the word',
  },
  tasks: {
    bound: 'one per event; finished ones are deleted',
    impersonal: 'ids of rows in other tables',
    columns: ['id', 'kind', 'key', 'payload', 'rank', 'due', 'holder', 'attempts', 'failed_at', 'why'],
    // Failed tasks stay for operators to look at.
    retention: { days: 30, since: 'failed_at' },
  },
  meta: {
    impersonal: 'settings of the server',
    columns: ['key', 'value'],
    retention: 'forever',
    bound: 'one per setting',
  },
  // Last, as every other table refers to accounts.
  ...accountTables,
};
