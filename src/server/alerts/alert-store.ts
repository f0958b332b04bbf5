/** Saved searches (product 3.21). */
import { createHash } from 'node:crypto';
import { sql, type Transaction } from 'kysely';
import { type Alert, type AlertTerms, type NewAlert, queryOfTerms } from '#contract/alerts.ts';
import { maximumAlerts } from '#contract/limits.ts';
import { type Db } from '#server/database/connect.ts';
import { inBatches } from '#server/database/in-batches.ts';
import { lockAccount } from '#server/database/lock-account.ts';
import { type Tables } from '#server/database/tables.ts';
import { Failure } from '#server/http/api/call-failures.ts';
import { keysOfSearch } from '#server/jobs/search/search-key-store.ts';
import { keywordQuery } from '#server/search/search-query.ts';
import { TOKENIZER_VERSION } from '#server/search/search-vector.ts';

type Trx = Transaction<Tables>;

const publicColumns = ['id', 'name', 'terms', 'alert'] as const;

export async function listAlerts(db: Db, userId: number): Promise<Alert[]> {
  return db
    .selectFrom('saved_searches')
    .select(publicColumns)
    .where('user_id', '=', userId)
    .orderBy('id', 'desc')
    .limit(maximumAlerts)
    .execute();
}

/** The contract sorts the terms, so that equal terms have equal JSON (contract/alerts.ts). */
const hashOf = (terms: AlertTerms): string =>
  createHash('sha256').update(JSON.stringify(terms)).digest('base64url');

/** The columns derived from the terms. */
export function columnsOf(terms: AlertTerms) {
  const query = queryOfTerms(terms);
  return {
    terms,
    terms_hash: hashOf(terms),
    found_by: keysOfSearch(query),
    keyword_query: keywordQuery(query.keyword),
    tokenizer: TOKENIZER_VERSION,
  };
}

/** Characters of a tsquery: twice the longest of two thousand real keywords. Each new job is compared with all of them. */
const maxQueryLength = 4_000;

/** Throws `search_too_long`. */
function columnsOfNew(terms: AlertTerms) {
  const columns = columnsOf(terms);
  if ((columns.keyword_query ?? '').length > maxQueryLength) throw new Failure('search_too_long');
  return columns;
}

type Owner = { readonly userId: number; readonly now: Date };

/** Throws `search_too_long`, and `too_many` at the limit per user, also for concurrent calls. */
export async function addAlert(trx: Trx, input: NewAlert, { userId, now }: Owner): Promise<Alert> {
  const { name, alert, terms } = input;
  const columns = columnsOfNew(terms);
  await lockAccount(trx, userId);
  const { count } = await trx
    .selectFrom('saved_searches')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  if (count >= maximumAlerts) throw new Failure('too_many');
  return trx
    .insertInto('saved_searches')
    .values({ user_id: userId, name, alert, alert_since: now, ...columns })
    .returning(publicColumns)
    .executeTakeFirstOrThrow();
}

/**
 * An alert that was off or has new terms starts again, and ignores older jobs. Throws `not_found`, and `search_too_long`
 * for new terms.
 */
export async function changeAlert(
  trx: Trx,
  { id, input, userId, now }: Owner & { readonly id: number; readonly input: NewAlert },
): Promise<Alert> {
  const previous = await trx
    .selectFrom('saved_searches')
    .select(['terms_hash', 'alert'])
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .forUpdate()
    .executeTakeFirst();
  if (previous === undefined) throw new Failure('not_found');
  const { name, alert, terms } = input;
  const hasNewTerms = hashOf(terms) !== previous.terms_hash;
  // Terms that were saved with fewer synonyms can be switched off.
  const columns = hasNewTerms ? columnsOfNew(terms) : columnsOf(terms);
  const restarts = hasNewTerms || (previous.alert === 'off' && alert !== 'off');
  if (hasNewTerms || alert === 'off')
    await trx.deleteFrom('waiting_alerts').where('search_id', '=', id).execute();
  return trx
    .updateTable('saved_searches')
    .set({ name, alert, ...columns, ...(restarts ? { alert_since: now } : {}) })
    .where('id', '=', id)
    .returning(publicColumns)
    .executeTakeFirstOrThrow();
}

/** Throws `not_found`. */
export async function deleteAlert(db: Db, userId: number, id: number): Promise<void> {
  const deleted = await db
    .deleteFrom('saved_searches')
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .returning('id')
    .executeTakeFirst();
  if (deleted === undefined) throw new Failure('not_found');
}

/** Searches per statement. */
const batchSize = 500;

/** Recomputes the keys and queries of searches saved with an older tokenizer. Leaves those of a newer one alone. */
export const refreshKeys = (db: Db): Promise<void> =>
  inBatches(async () => {
    const rows = await db
      .selectFrom('saved_searches')
      .select(['id', 'terms'])
      .where('tokenizer', '<', TOKENIZER_VERSION)
      .orderBy('tokenizer')
      .limit(batchSize)
      .execute();
    const updates = rows.map(({ id, terms }) => ({ id, ...columnsOf(terms) }));
    if (updates.length > 0)
      await sql`
        update saved_searches set tokenizer = ${TOKENIZER_VERSION},
          found_by = array(select jsonb_array_elements_text(updated.found_by)), keyword_query = updated.keyword_query
        from jsonb_to_recordset(${JSON.stringify(updates)}::text::jsonb)
          as updated (id bigint, found_by jsonb, keyword_query text)
        where saved_searches.id = updated.id`.execute(db);
    return rows.length === batchSize;
  });
