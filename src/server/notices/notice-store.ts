/** Notices that people see in the app (product 3.17). */
import { type Selectable, sql } from 'kysely';
import { type AlertTerms } from '#contract/alerts.ts';
import { nameInNotice } from '#contract/address-in-name.ts';
import { noticesCounted, noticesPageSize } from '#contract/limits.ts';
import { type ListPage } from '#contract/list-pages.ts';
import { noticePath } from '#contract/notice-path.ts';
import { type Notice, type NoticeKind } from '#contract/notices.ts';
import { familyNameFirst, nameByScript } from '#contract/person-name.ts';
import { withoutBlocked } from '#server/applications/block-store.ts';
import { type Db } from '#server/database/connect.ts';
import { inBatches } from '#server/database/in-batches.ts';
import { readCursor, rowsToRead, toPage } from '#server/http/api/cursor.ts';
import { isHiring } from '#server/jobs/job-end-store.ts';
import { isShown } from '#server/jobs/job-visibility-store.ts';
import { type Tables } from '#server/database/tables.ts';
import { queuePushes } from '#server/push/subscription-store.ts';
import { queueMessages } from '#server/telegram/telegram-store.ts';

/** Queues pushes and Telegram messages. Call this in the transaction that stores the notices. */
export async function queueDeliveries(trx: Db, noticeIds: readonly number[]): Promise<void> {
  await queuePushes(trx, noticeIds);
  await queueMessages(trx, noticeIds);
}

/** Null if the application was withdrawn and cannot be opened, except for the notice of the withdrawal, whose push needs the id. */
const applicationId = sql<number | null>`case when kind = 'application_withdrawn'
  or exists (select from applications where applications.id = notices.application_id) then application_id end`;

const noticeColumns = [
  'id',
  'kind',
  'at',
  'read_at',
  'job_id',
  'job_name',
  applicationId.as('application_id'),
  'person',
  'person_km',
  'text',
  'search_id',
] as const;

type Row = Omit<Selectable<Tables['notices']>, 'user_id' | 'event'>;

const safeName = (stored: string | null): string | null => (stored === null ? null : nameInNotice(stored));

/** The text of an interview is its time and, typed by the employer, its place. */
function safePlace(text: string): string {
  const [at = '', ...place] = text.split(' ');
  return place.length === 0 ? text : `${at} ${nameInNotice(place.join(' '))}`;
}

/** Pushes and chats send these names in the site's own words, so they carry no web addresses. */
const toNotice = ({ at, read_at, ...row }: Row): Notice => ({
  ...row,
  at: at.toISOString(),
  read: read_at !== null,
  job_name: safeName(row.job_name),
  person: safeName(row.person),
  person_km: safeName(row.person_km),
  text: row.kind === 'interview' && row.text !== null ? safePlace(row.text) : row.text,
});

export type NewNotice = {
  /** Null for a deleted account: no notice is stored. */
  readonly user_id: number | null;
  readonly kind: NoticeKind;
  /** A unique name of what happened: each person gets at most one notice of an event. */
  readonly event: string;
  readonly job_id?: number;
  readonly job_name?: string;
  readonly application_id?: number;
  readonly person?: string;
  readonly person_km?: string;
  readonly text?: string;
  readonly search_id?: number;
};

type Names = { readonly first_name: string | null; readonly last_name: string | null };

/** The name in both languages (product 11.4), if it was not erased. */
export const personNames = ({ first_name, last_name }: Names): Pick<NewNotice, 'person' | 'person_km'> =>
  first_name === null || last_name === null
    ? {}
    : {
        person: nameByScript({ first_name, last_name }),
        person_km: familyNameFirst({ first_name, last_name }),
      };

/** Call this in the transaction of the change, so that both are stored or neither. People get none about whom they block. */
export async function addNotices(trx: Db, notices: readonly NewNotice[]): Promise<void> {
  const rows = await withoutBlocked(
    trx,
    notices.flatMap(({ user_id, ...notice }) => (user_id === null ? [] : { user_id, ...notice })),
  );
  if (rows.length === 0) return;
  const added = await trx
    .insertInto('notices')
    .values(rows)
    .onConflict((conflict) => conflict.columns(['user_id', 'event']).doNothing())
    .returning('id')
    .execute();
  await queueDeliveries(
    trx,
    added.map(({ id }) => id),
  );
}

/** A page of notices, newest first, starting below the id `before`. */
export async function listNotices(db: Db, userId: number, before?: number): Promise<Notice[]> {
  return (await readNotices(db, userId, noticesPageSize, before)).map(toNotice);
}

const readNotices = (db: Db, userId: number, count: number, before: number | undefined) =>
  db
    .selectFrom('notices')
    .select(noticeColumns)
    .where('user_id', '=', userId)
    .$if(before !== undefined, (query) => query.where('id', '<', before ?? 0))
    .orderBy('id', 'desc')
    .limit(count)
    .execute();

/** The name of this list in cursors. */
const list = 'notices';

/** A page of notices with the cursor of the next one. */
export async function pageNotices(db: Db, userId: number, after: string): Promise<ListPage<Notice>> {
  const rows = await readNotices(db, userId, rowsToRead(), readCursor(list, after)?.id);
  return toPage(list, rows, { place: ({ id }) => ({ at: '0', id }), item: toNotice });
}

/** False for alerts of a job that is closed or hidden by now. */
const isStillRelevant = sql<boolean>`(kind <> 'search_alert' or job_id is null
  or exists (select from jobs where jobs.id = notices.job_id and ${isHiring} and ${isShown()}))`;

/** The notice if it is still relevant, with its user and the page that it leads to. */
export async function findPendingNotice(
  db: Db,
  id: number,
): Promise<{ user_id: number; notice: Notice; path: string } | undefined> {
  const row = await db
    .selectFrom('notices')
    .select([...noticeColumns, 'user_id'])
    .select(
      sql<AlertTerms | null>`(select terms from saved_searches where saved_searches.id = search_id)`.as(
        'terms',
      ),
    )
    .where('id', '=', id)
    .where(isStillRelevant)
    .executeTakeFirst();
  if (row === undefined) return undefined;
  const { user_id, terms, ...columns } = row;
  const notice = toNotice(columns);
  return { user_id, notice, path: noticePath(notice, terms ?? undefined) };
}

/** Counts up to a limit: the app does not show larger numbers. */
export async function countUnread(db: Db, userId: number): Promise<number> {
  const { unread } = await db
    .selectFrom((from) =>
      from
        .selectFrom('notices')
        .select('id')
        .where('user_id', '=', userId)
        .where('read_at', 'is', null)
        .limit(noticesCounted)
        .as('counted'),
    )
    .select(({ fn }) => fn.countAll<number>().as('unread'))
    .executeTakeFirstOrThrow();
  return unread;
}

/** Days for which a notice is retained. */
export const noticeDays = 180;

/** Rows per statement. */
const batchSize = 1_000;

/** Marks notices up to an id as read, in a fixed order, so that two devices cannot deadlock. */
export const markRead = (db: Db, userId: number, upTo: number, now: Date): Promise<void> =>
  inBatches(async () => {
    const unread = db
      .selectFrom('notices')
      .select('id')
      .where('user_id', '=', userId)
      .where('read_at', 'is', null)
      .where('id', '<=', upTo)
      .orderBy('id', 'desc')
      .limit(batchSize)
      .forUpdate();
    const rows = await db
      .updateTable('notices')
      .set({ read_at: now })
      .where('id', '=', ({ fn }) => fn.any(sql<number[]>`array(${unread})`))
      .returning('id')
      .execute();
    return rows.length === batchSize;
  });

/** Marks the person's notice of the event as read. */
export const markEventRead = (trx: Db, userId: number, event: string, now: Date): Promise<unknown> =>
  trx
    .updateTable('notices')
    .set({ read_at: now })
    .where('user_id', '=', userId)
    .where('event', '=', event)
    .where('read_at', 'is', null)
    .execute();
