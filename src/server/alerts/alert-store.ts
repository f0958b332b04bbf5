/** Saved searches (product 3.21). */
import { createHash } from 'node:crypto';
import { sql, type Transaction } from 'kysely';
import { type Alert, type AlertTerms, type NewAlert, searchOf } from '#contract/alerts.ts';
import { maximumAlerts } from '#contract/limits.ts';
import { type Db } from '#server/database/connect.ts';
import { inBatches } from '#server/database/in-batches.ts';
import { lockAccount } from '#server/database/lock-account.ts';
import { type Tables } from '#server/database/tables.ts';
import { Failure } from '#server/http/api/failures.ts';
import { keysOfSearch } from '#server/jobs/search-key-store.ts';
import { TOKENIZER_VERSION } from '#server/search/search-vector.ts';

type Trx = Transaction<Tables>;

const shown = ['id', 'name', 'terms', 'alert'] as const;

export async function listAlerts(db: Db, userId: number): Promise<Alert[]> {
  return db
    .selectFrom('saved_searches')
    .select(shown)
    .where('user_id', '=', userId)
    .orderBy('id', 'desc')
    .limit(maximumAlerts)
    .execute();
}

/** Equal terms are written in the same order (contract/alerts.ts). */
const hashOf = (terms: AlertTerms): string =>
  createHash('sha256').update(JSON.stringify(terms)).digest('base64url');

/** What is stored of the terms. */
export const columnsOf = (terms: AlertTerms) => ({
  terms,
  terms_hash: hashOf(terms),
  found_by: keysOfSearch(searchOf(terms)),
  tokenizer: TOKENIZER_VERSION,
});

type Saving = { readonly userId: number; readonly now: Date };

/** Throws `too_many` for the one after the last that a person may have, also of two at once. */
export async function addAlert(trx: Trx, given: NewAlert, { userId, now }: Saving): Promise<Alert> {
  await lockAccount(trx, userId);
  const { count } = await trx
    .selectFrom('saved_searches')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  if (count >= maximumAlerts) throw new Failure('too_many');
  const { name, alert, terms } = given;
  return trx
    .insertInto('saved_searches')
    .values({ user_id: userId, name, alert, alert_since: now, ...columnsOf(terms) })
    .returning(shown)
    .executeTakeFirstOrThrow();
}

/** One that begins anew, after it was off or with other terms, tells of nothing from before. Throws `not_found`. */
export async function changeAlert(
  trx: Trx,
  { id, given, userId, now }: Saving & { readonly id: number; readonly given: NewAlert },
): Promise<Alert> {
  const before = await trx
    .selectFrom('saved_searches')
    .select(['terms_hash', 'alert'])
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .forUpdate()
    .executeTakeFirst();
  if (before === undefined) throw new Failure('not_found');
  const { name, alert, terms } = given;
  const columns = columnsOf(terms);
  const isOther = columns.terms_hash !== before.terms_hash;
  const begins = isOther || (before.alert === 'off' && alert !== 'off');
  if (isOther || alert === 'off')
    await trx.deleteFrom('waiting_alerts').where('search_id', '=', id).execute();
  return trx
    .updateTable('saved_searches')
    .set({ name, alert, ...columns, ...(begins ? { alert_since: now } : {}) })
    .where('id', '=', id)
    .returning(shown)
    .executeTakeFirstOrThrow();
}

/** Throws `not_found`. */
export async function removeAlert(db: Db, userId: number, id: number): Promise<void> {
  const removed = await db
    .deleteFrom('saved_searches')
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .returning('id')
    .executeTakeFirst();
  if (removed === undefined) throw new Failure('not_found');
}

/** Searches that one statement reads at most. */
const batch = 500;

/** Makes the keys anew of searches that were saved by older rules; a newer version's are left to it. */
export const renewKeys = (db: Db): Promise<void> =>
  inBatches(async () => {
    const rows = await db
      .selectFrom('saved_searches')
      .select(['id', 'terms'])
      .where('tokenizer', '<', TOKENIZER_VERSION)
      .orderBy('tokenizer')
      .limit(batch)
      .execute();
    const made = rows.map(({ id, terms }) => ({ id, ...columnsOf(terms) }));
    if (made.length > 0)
      await sql`
        update saved_searches set tokenizer = ${TOKENIZER_VERSION},
          found_by = array(select jsonb_array_elements_text(made.found_by))
        from jsonb_to_recordset(${JSON.stringify(made)}::text::jsonb) as made (id bigint, found_by jsonb)
        where saved_searches.id = made.id`.execute(db);
    return rows.length === batch;
  });
