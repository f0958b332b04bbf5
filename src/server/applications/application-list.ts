/** The lists of applications (product 7.7, 7.40): an applicant's own, or those to an employer's jobs. */
import { expressionBuilder, type SelectQueryBuilder, sql, type SqlBool } from 'kysely';
import { type Application } from '#contract/applications.ts';
import { wordsOf } from '#contract/cv-words.ts';
import { wholeList } from '#contract/limits.ts';
import { type ListPage } from '#contract/list-pages.ts';
import { type Db } from '#server/database/connect.ts';
import { type Tables } from '#server/database/tables.ts';
import { type Caller } from '#server/http/api/call.ts';
import { readCursor, rowsToRead, toPage } from '#server/http/api/cursor.ts';
import { columnsFor, toApplication } from './application-rows.ts';
import { joined, ownerColumn } from './application-store.ts';
import { hasWords } from './words-in-cv.ts';

/** For employers: the ones to one job, and those whose CV has all of the words. */
type Asking = { readonly words?: string | undefined; readonly job_id: number | null };

const isEmployer = ({ acc_type }: Caller): boolean => acc_type === 'employer';

const narrowed =
  (caller: Caller, { words = '', job_id }: Asking) =>
  <Table extends keyof Tables, Row>(asked: SelectQueryBuilder<Tables, Table | 'applications', Row>) => {
    const sought = isEmployer(caller) ? wordsOf(words) : [];
    return asked
      .$if(isEmployer(caller) && job_id !== null, (some) =>
        some.where(sql<SqlBool>`applications.job_id = ${job_id}`),
      )
      .$if(sought.length > 0, (some) => some.where(hasWords(sought)));
  };

/** Oldest first; of more than a whole list the newest. */
export async function listApplications(db: Db, caller: Caller, asking: Asking): Promise<Application[]> {
  const rows = await joined(db)
    .select(columnsFor(isEmployer(caller)))
    .where(ownerColumn(caller), '=', caller.user_id)
    .$call(narrowed(caller, asking))
    .orderBy('applications.id', 'desc')
    .limit(wholeList)
    .execute();
  return rows.reverse().map((row) => toApplication(row, isEmployer(caller)));
}

/** The name that cursors of this list have. */
const list = 'applications';

const query = expressionBuilder<Tables>();

/** A page, newest first: ids follow time. */
export async function pageApplications(
  db: Db,
  caller: Caller,
  { after, ...asking }: Asking & { readonly after: string },
): Promise<ListPage<Application>> {
  const place = readCursor(list, after);
  const newest = query
    .selectFrom('applications')
    .select('applications.id')
    .$call(narrowed(caller, asking))
    .$if(place !== undefined, (some) => some.where('applications.id', '<', place?.id ?? 0))
    .orderBy('applications.id', 'desc')
    .limit(rowsToRead());
  // Of each job the newest by its index: the ones to all jobs have none.
  const ids = isEmployer(caller)
    ? query
        .selectFrom('jobs')
        .innerJoinLateral(newest.where(sql<SqlBool>`applications.job_id = jobs.id`).as('newest'), (join) =>
          join.onTrue(),
        )
        .select('newest.id')
        .where('jobs.employer_id', '=', caller.user_id)
        .$if(asking.job_id !== null, (one) => one.where('jobs.id', '=', asking.job_id))
        .orderBy('newest.id', 'desc')
        .limit(rowsToRead())
    : newest.where('applications.user_id', '=', caller.user_id);
  const rows = await joined(db)
    .select(columnsFor(isEmployer(caller)))
    .where(sql<SqlBool>`applications.id = any(array(${ids}))`)
    .orderBy('applications.id', 'desc')
    .execute();
  return toPage(list, rows, {
    place: ({ id }) => ({ at: '0', id }),
    item: (row) => toApplication(row, isEmployer(caller)),
  });
}
