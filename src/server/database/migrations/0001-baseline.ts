/** The schema of the first release, in one transaction. */
import { type Kysely, sql } from 'kysely';
import { adHoc } from '../statements.ts';
import { accounts } from './0001-baseline/accounts.sql.ts';
import { applications } from './0001-baseline/applications.sql.ts';
import { jobs } from './0001-baseline/jobs.sql.ts';
import { notices } from './0001-baseline/notices.sql.ts';
import { server } from './0001-baseline/server.sql.ts';
import { triggers } from './0001-baseline/triggers.sql.ts';

/** In the order of their foreign keys. */
const statements = [...accounts, ...jobs, ...applications, ...notices, ...server, ...triggers];

export async function up<Schema>(db: Kysely<Schema>): Promise<void> {
  for (const statement of statements) await sql.raw(adHoc + statement).execute(db);
}
