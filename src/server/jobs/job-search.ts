/** Searches jobs (product 7.3): filters, keyword, order, a page at a time. */
import { type Expression, type RawBuilder, sql, type SqlBool } from 'kysely';
import { type JobsQuery } from '#contract/jobs.ts';
import { lastPage, pageSize } from '#contract/limits.ts';
import { ofVerifiedCompany } from '#server/companies/company-store.ts';
import { type Db } from '#server/database/connect.ts';
import { matching, type Search, searchFor } from '#server/search/search-condition.ts';
import { filtersOf, type JobFilter, passing } from './job-filters.ts';
import { amongAll, amongFirst, type Ids, inOrder, orders, type Page } from './job-pages.ts';
import { cardFields } from './job-json.ts';

/** Cards as a JSON list, and how many they are. */
export type Cards = { readonly count: number; readonly json: string };
const noCards: Cards = { count: 0, json: '[]' };

/**
 * The jobs of one page as a guest sees them, those that also pass `further` filters; a page past the end is empty, one
 * past the last that may be asked for without a look.
 */
export async function findJobs(db: Db, query: JobsQuery, further: readonly JobFilter[] = []): Promise<Cards> {
  const { keyword, sort, page, verified = false } = query;
  const asked = filtersOf(query);
  if (asked === 'nothing' || page > lastPage) return noCards;
  const filters = [...asked, ...further];
  const requested: Page = { filters, sort, page };
  const byWords = searchFor(keyword);
  if (byWords === undefined && !verified)
    // The rows before a later page are never read; the first page has none, and is half as dear by itself.
    return readCards(db, requested, page > 0 ? isAmong(inOrder(db, requested)) : passing(filters));

  const find = (search: Search | undefined, at = page) =>
    findSought(db, { ...requested, page: at }, soughtBy(search, verified));
  if (byWords === 'nothing') return noCards;
  const found = await find(byWords);
  if (found.count > 0) return found;
  const byClusters = searchFor(keyword, 'clusters');
  if (byClusters === undefined || byClusters === 'nothing') return noCards;
  // A later page may be empty because it is past the end: then the words did find something before.
  const isPastTheEnd = page > 0 && (await find(byWords, 0)).count > 0;
  return isPastTheEnd ? noCards : find(byClusters);
}

function soughtBy(search: Search | undefined, verified: boolean): RawBuilder<SqlBool> {
  if (search === undefined) return ofVerifiedCompany;
  return verified ? sql<SqlBool>`(${matching(search)} and ${ofVerifiedCompany})` : matching(search);
}

/** How many jobs are looked through in order, the second time only when the first has found some. */
const depths = [500, 8_000];

/**
 * A word that many jobs have is soon met when they are read in order, one that few have is soon found in the index of
 * words; each way is slow for the other's words, and PostgreSQL, which cannot know how common a word is that is only
 * begun, would read a million jobs in order for one that nobody has. So it is with companies: a few that are verified
 * may have a tenth of all jobs, or none.
 */
async function findSought(db: Db, page: Page, sought: RawBuilder<SqlBool>): Promise<Cards> {
  for (const depth of depths) {
    const found = await readCards(db, page, isAmong(amongFirst(db, page, sought, depth)));
    if (found.count === pageSize) return found;
    if (found.count === 0) break;
  }
  return readCards(db, page, isAmong(amongAll(db, page, sought)));
}

const isAmong = (ids: Ids): Expression<SqlBool> => sql<SqlBool>`jobs.id = any(array(${ids}))`;

async function readCards(db: Db, { sort }: Page, condition: Expression<SqlBool>): Promise<Cards> {
  const { rows } = await sql<Cards>`
    select count(*) as count, coalesce(json_agg(card), '[]')::text as json from (
      select ${cardFields} from jobs where ${condition} order by ${orders[sort]} limit ${sql.lit(pageSize)}
    ) as card`.execute(db);
  return rows[0] ?? noCards;
}
