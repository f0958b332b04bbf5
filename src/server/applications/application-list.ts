/** Lists of applications with their counts and filters (product 7.7, 7.40): an applicant's own, or those to an employer's jobs. */
import { expressionBuilder, type RawBuilder, type SelectQueryBuilder, sql, type SqlBool } from 'kysely';
import { type Application } from '#contract/applications.ts';
import { type ApplicationCounts, type FilterOptions, parseCvWords } from '#contract/application-filters.ts';
import { filterOptionCities, filterOptionJobs, scannedRows } from '#contract/limits.ts';
import { type ParsedInput } from '#contract/endpoint.ts';
import { type ListPage, pageApplications as endpoint } from '#contract/list-pages.ts';
import { type Db } from '#server/database/connect.ts';
import { type Tables } from '#server/database/tables.ts';
import { type Caller } from '#server/http/api/call.ts';
import { readCursor, rowsToRead, toPage } from '#server/http/api/cursor.ts';
import { type AnswerCondition } from '#contract/answer-conditions.ts';
import { columnsFor, listColumns, toApplication } from './application-rows.ts';
import { applicationsWithJobs, ownerColumn } from './application-store.ts';
import { isDelivered } from './block-store.ts';

const pattern = (word: string): RawBuilder<string> => sql`lower(${`%${word.replace(/[\\%_]/g, '\\$&')}%`})`;

/** Never matches an erased CV, whose words are null. */
const hasWords = (terms: readonly string[]): RawBuilder<SqlBool> =>
  sql<SqlBool>`applications.words like all(array[${sql.join(terms.map(pattern))}])`;

/** This answer, or at least this many years. */
const meets = ({ question, answer }: AnswerCondition): RawBuilder<SqlBool> =>
  typeof answer === 'number'
    ? sql<SqlBool>`(applications.answers ->> ${question})::int >= ${answer}`
    : sql<SqlBool>`applications.answers ->> ${question} = ${answer}`;

/** All conditions; or, for the others, applications that were asked and don't meet all. */
function passes(answers: readonly AnswerCondition[], others: boolean): RawBuilder<SqlBool> {
  const meetsAll = sql<SqlBool>`(${sql.join(answers.map(meets), sql` and `)})`;
  if (!others) return meetsAll;
  const asked = answers.map(({ question }) => question);
  return sql<SqlBool>`(jsonb_exists_all(applications.answers, ${asked}::text[]) and not coalesce(${meetsAll}, false))`;
}

/** Sorts by the number of questions answered by yes, then by years of experience. */
const answerRank = sql<number>`(100 * (select count(*) from jsonb_each_text(applications.answers) where value = 'yes')
  + least(99, coalesce((applications.answers ->> 'years_experience')::int, 0)))`;

/** The filters of an employer: job, status, city, answers, words in the CV. */
type Filters = Omit<ParsedInput<typeof endpoint>['query'], 'after' | 'order'>;
type PageQuery = Filters & Pick<ParsedInput<typeof endpoint>['query'], 'order'> & { readonly after: string };

const isEmployer = ({ acc_type }: Caller): boolean => acc_type === 'employer';

/** Filters without an index only look at the newest applications. */
const needsScan = ({ words = '', cities, answers }: Filters): boolean =>
  parseCvWords(words).length > 0 || cities.length > 0 || answers.length > 0;

const filtered =
  (caller: Caller, filters: Filters) =>
  <Table extends keyof Tables, Row>(all: SelectQueryBuilder<Tables, Table | 'applications', Row>) => {
    if (!isEmployer(caller)) return all;
    const { words = '', job_id, status, starred, unread, cities, answers, others } = filters;
    const terms = parseCvWords(words);
    return all
      .where(isDelivered)
      .$if(job_id !== null, (some) => some.where(sql<SqlBool>`applications.job_id = ${job_id}`))
      .$if(status !== null, (some) => some.where(sql<SqlBool>`applications.status = ${status}`))
      .$if(starred, (some) => some.where(sql<SqlBool>`applications.starred`))
      .$if(unread, (some) => some.where(sql<SqlBool>`applications.viewed_at is null`))
      .$if(cities.length > 0, (some) =>
        some.where(sql<SqlBool>`btrim(applications.city) = any(${cities}::text[])`),
      )
      .$if(answers.length > 0, (some) => some.where(passes(answers, others)))
      .$if(terms.length > 0, (some) => some.where(hasWords(terms)))
      .$if(needsScan(filters), (some) =>
        some.where(sql<SqlBool>`applications.id = any(array(${newestApplicationIds(caller.user_id)}))`),
      );
  };

/** The newest ids of a list, newest first. */
export async function listNewestIds(
  db: Db,
  caller: Caller,
  filters: Filters,
  limit: number,
): Promise<number[]> {
  const { rows } = await sql<{
    id: number;
  }>`${idsQuery(caller, filters, { order: 'newest', limit })}`.execute(db);
  return rows.map(({ id }) => id);
}

/** Reads the applications that the caller may read, oldest first. */
export async function readApplications(
  db: Db,
  caller: Caller,
  ids: readonly number[],
): Promise<Application[]> {
  const rows = await applicationsWithJobs(db)
    .select(listColumns(isEmployer(caller)))
    .where(ownerColumn(caller), '=', caller.user_id)
    .$if(isEmployer(caller), (some) => some.where(isDelivered))
    .where(sql<SqlBool>`applications.id = any(${ids}::bigint[])`)
    .orderBy('applications.id')
    .execute();
  return rows.map((row) => toApplication(row, isEmployer(caller)));
}

/** List names in cursors. */
const lists = {
  newest: 'applications',
  oldest: 'applicationsbyage',
  answers: 'applicationsbyanswers',
} as const;

const query = expressionBuilder<Tables>();

/** One page, sorted by id, which follows time; by answers only for employers. */
export async function pageApplications(
  db: Db,
  caller: Caller,
  { after, order, ...filters }: PageQuery,
): Promise<ListPage<Application>> {
  const byAnswers = order === 'answers' && isEmployer(caller);
  const list = lists[order ?? 'newest'];
  const cursor = readCursor(list, after);
  const request = { order: order ?? 'newest', cursor, limit: rowsToRead() } as const;
  const ids = byAnswers ? rankedIds(caller, filters, request) : idsQuery(caller, filters, request);
  const rows = await applicationsWithJobs(db)
    .select(columnsFor(isEmployer(caller)))
    .select((byAnswers ? answerRank : sql<number>`0`).as('rank'))
    .where(sql<SqlBool>`applications.id = any(array(${ids}))`)
    .orderBy('rank', 'desc')
    .orderBy('applications.id', order === 'oldest' ? 'asc' : 'desc')
    .execute();
  return toPage(list, rows, {
    place: ({ rank, id }) => ({ at: String(rank), id }),
    item: (row) => toApplication(row, isEmployer(caller)),
  });
}

type IdsRequest = {
  readonly order: keyof typeof lists;
  readonly limit: number;
  /** The application to continue after. */
  readonly cursor?: { readonly at: string; readonly id: number } | undefined;
};

/** Ranks the newest applications only, because no index has this order. */
const rankedIds = (caller: Caller, filters: Filters, { limit, cursor }: IdsRequest) =>
  query
    .selectFrom('applications')
    .select('applications.id')
    .$call(filtered(caller, filters))
    .where(sql<SqlBool>`applications.id = any(array(${newestApplicationIds(caller.user_id)}))`)
    .$if(cursor !== undefined, (some) =>
      some.where(
        sql<SqlBool>`(${answerRank}, applications.id) < (${cursor?.at}::int, ${cursor?.id}::bigint)`,
      ),
    )
    .orderBy(answerRank, 'desc')
    .orderBy('applications.id', 'desc')
    .limit(limit);

/** The ids of the list that the caller may read. */
function idsQuery(caller: Caller, filters: Filters, { order, limit, cursor }: IdsRequest) {
  const [direction, isBehind] = order === 'oldest' ? (['asc', '>'] as const) : (['desc', '<'] as const);
  const first = query
    .selectFrom('applications')
    .select('applications.id')
    .$call(filtered(caller, filters))
    .$if(cursor !== undefined, (some) => some.where('applications.id', isBehind, cursor?.id ?? 0))
    .orderBy('applications.id', direction)
    .limit(limit);
  // The first ones of each job by its index: there's no index across all jobs of an employer.
  const ofJobs = () =>
    query
      .selectFrom('jobs')
      .innerJoinLateral(first.where(sql<SqlBool>`applications.job_id = jobs.id`).as('first'), (join) =>
        join.onTrue(),
      )
      .select('first.id')
      .where('jobs.employer_id', '=', caller.user_id)
      .$if(filters.job_id !== null, (one) => one.where('jobs.id', '=', filters.job_id))
      .orderBy('first.id', direction)
      .limit(limit);
  if (!isEmployer(caller)) return first.where('applications.user_id', '=', caller.user_id);
  return needsScan(filters) ? first : ofJobs();
}

/** Ids of the newest applications to an employer's jobs, newest first. No filter scans more. */
const newestApplicationIds = (employerId: number): RawBuilder<number> => sql`
  select newest.id from jobs cross join lateral (
    select id from applications where applications.job_id = jobs.id and ${isDelivered} order by id desc limit ${sql.lit(scannedRows)}
  ) newest
  where employer_id = ${employerId} order by newest.id desc limit ${sql.lit(scannedRows)}`;

/** An index on job and status answers this without reading an application. */
export async function countApplications(db: Db, employerId: number): Promise<ApplicationCounts> {
  const { rows } = await sql<ApplicationCounts>`
    select count(*) as jobs, coalesce(sum(applied), 0)::bigint as applied,
      coalesce(sum(pending), 0)::bigint as pending, coalesce(sum(accepted), 0)::bigint as accepted
    from jobs cross join lateral (
      select count(*) as applied, count(*) filter (where status = 'pending') as pending,
        count(*) filter (where status = 'accepted') as accepted
      from applications where applications.job_id = jobs.id and ${isDelivered}
    ) counted
    where employer_id = ${employerId}`.execute(db);
  return rows[0] ?? { jobs: 0, applied: 0, pending: 0, accepted: 0 };
}

/** Filter options: the jobs with applications, and the cities of the newest applicants as they wrote them. */
export async function readNarrowing(db: Db, employerId: number): Promise<FilterOptions> {
  const jobs = await sql<{ id: number; name: string }>`
    select jobs.id, jobs.name from jobs cross join lateral (
      select id from applications where applications.job_id = jobs.id and ${isDelivered} order by id desc limit 1
    ) newest
    where employer_id = ${employerId} order by newest.id desc limit ${sql.lit(filterOptionJobs)}`.execute(db);
  const cities = await sql<{ city: string; count: number }>`
    select btrim(city) as city, count(*) from applications
    where btrim(city) <> '' and id = any(array(${newestApplicationIds(employerId)}))
    group by 1 order by 2 desc, 1 limit ${sql.lit(filterOptionCities)}`.execute(db);
  return { jobs: jobs.rows, cities: cities.rows };
}
