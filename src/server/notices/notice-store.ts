/** What people are told in the app (product 3.17). */
import { type Selectable, sql } from 'kysely';
import { type AlertTerms } from '#contract/alerts.ts';
import { noticesCounted, noticesPageSize } from '#contract/limits.ts';
import { type ListPage } from '#contract/list-pages.ts';
import { noticePath } from '#contract/notice-path.ts';
import { type Notice, type NoticeKind } from '#contract/notices.ts';
import { familyFirst, nameAsSaid } from '#contract/person-name.ts';
import { type Db } from '#server/database/connect.ts';
import { inBatches } from '#server/database/in-batches.ts';
import { readCursor, rowsToRead, toPage } from '#server/http/api/cursor.ts';
import { isHiring } from '#server/jobs/job-end-store.ts';
import { isShown } from '#server/jobs/job-visibility-store.ts';
import { type Tables } from '#server/database/tables.ts';
import { queueDeliveries } from './delivery-store.ts';

/** One that was taken back can be opened by nobody; of that itself, pushes have to know which one it was. */
const applicationId = sql<number | null>`case when kind = 'application_withdrawn'
  or exists (select from applications where applications.id = notices.application_id) then application_id end`;

/** What of a notice's row people see (product 3.17). */
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

const toNotice = ({ at, read_at, ...row }: Row): Notice => ({
  ...row,
  at: at.toISOString(),
  read: read_at !== null,
});

export type NewNotice = {
  /** Null for an account that is gone: nobody is told. */
  readonly user_id: number | null;
  readonly kind: NoticeKind;
  /** What happened, as a name that no other happening has: one makes one notice a person, however often it is told. */
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

/** Whom a notice is of, in either language (product 11.4); nobody, where the names are erased. */
export const personOf = ({ first_name, last_name }: Names): Pick<NewNotice, 'person' | 'person_km'> =>
  first_name === null || last_name === null
    ? {}
    : {
        person: nameAsSaid({ first_name, last_name }),
        person_km: familyFirst({ first_name, last_name }),
      };

/** Give it the transaction of what happened, so that neither is there without the other. */
export async function addNotices(trx: Db, notices: readonly NewNotice[]): Promise<void> {
  const told = notices.flatMap(({ user_id, ...notice }) => (user_id === null ? [] : { user_id, ...notice }));
  if (told.length === 0) return;
  const added = await trx
    .insertInto('notices')
    .values(told)
    .onConflict((conflict) => conflict.columns(['user_id', 'event']).doNothing())
    .returning('id')
    .execute();
  await queueDeliveries(
    trx,
    added.map(({ id }) => id),
  );
}

/** A page of a person's notices, newest first: those before the one with that id. */
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

/** The name that cursors of this list have. */
const list = 'notices';

/** The same page by page with where it goes on. */
export async function pageNotices(db: Db, userId: number, after: string): Promise<ListPage<Notice>> {
  const rows = await readNotices(db, userId, rowsToRead(), readCursor(list, after)?.id);
  return toPage(list, rows, { place: ({ id }) => ({ at: '0', id }), item: toNotice });
}

/** A new job that is closed or hidden by now is none to tell of. */
const isStillNews = sql<boolean>`(kind <> 'search_alert' or job_id is null
  or exists (select from jobs where jobs.id = notices.job_id and ${isHiring} and ${isShown()}))`;

/** One notice that still is to be told, with whose it is, and the page that it leads to. */
export async function findNotice(
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
    .where(isStillNews)
    .executeTakeFirst();
  if (row === undefined) return undefined;
  const { user_id, terms, ...columns } = row;
  const notice = toNotice(columns);
  return { user_id, notice, path: noticePath(notice, terms ?? undefined) };
}

/** How many are unread, counted up to a bound: nobody reads a larger number. */
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

/** Rows that one statement takes at most. */
const batch = 1_000;

/** Marks a person's notices as read, up to one; each in the same order, so that two devices do not wait for each other. */
export const markRead = (db: Db, userId: number, upTo: number, now: Date): Promise<void> =>
  inBatches(async () => {
    const unread = db
      .selectFrom('notices')
      .select('id')
      .where('user_id', '=', userId)
      .where('read_at', 'is', null)
      .where('id', '<=', upTo)
      .orderBy('id', 'desc')
      .limit(batch)
      .forUpdate();
    const rows = await db
      .updateTable('notices')
      .set({ read_at: now })
      .where('id', '=', ({ fn }) => fn.any(sql<number[]>`array(${unread})`))
      .returning('id')
      .execute();
    return rows.length === batch;
  });

/** Marks the one as read that told the person of this. */
export const markReadAbout = (trx: Db, userId: number, event: string, now: Date): Promise<unknown> =>
  trx
    .updateTable('notices')
    .set({ read_at: now })
    .where('user_id', '=', userId)
    .where('event', '=', event)
    .where('read_at', 'is', null)
    .execute();
