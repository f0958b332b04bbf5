/** Whole lists for clients that know no cursors (product 7.40), read and sent in batches, so that memory stays bounded. */
import { type Endpoint, type Reply } from '#contract/endpoint.ts';
import { wholeList } from '#contract/limits.ts';
import { limit, type RateLimits } from '#server/http/limits/rate-limits.ts';
import { type Caller, StreamedReply } from './call.ts';
import { toJson } from './serialized-reply.ts';

/** Rows that are read and sent at once. */
export const wholeListBatch = 500;
/** Ids to read: one extra shows whether there are more. */
export const idsToRead = wholeList + 1;

type WholeList<Item> = {
  /** At most `idsToRead`, newest first. */
  readonly newest: readonly number[];
  readonly oldestFirst?: boolean;
  /** Reads the rows that still exist, in the order of the list. */
  readonly read: (ids: readonly number[]) => Promise<readonly Item[]>;
};

/** The list at once if it is one batch, else streamed; `X-Has-More` says that older entries were left out. */
export async function sendWholeList<E extends Endpoint, Item>(
  endpoint: E,
  { newest, oldestFirst = false, read }: WholeList<Item>,
  { limits, caller }: { readonly limits: RateLimits; readonly caller: Caller },
): Promise<Reply<E> | StreamedReply> {
  const ids = newest.slice(0, wholeList);
  if (oldestFirst) ids.reverse();
  // Before the answer starts, so that a failure can still be reported.
  const first = await read(ids.slice(0, wholeListBatch));
  // The compiler cannot see that the items are those of the endpoint; `toJson` checks them.
  if (ids.length <= wholeListBatch) return first as Reply<E>;
  await limit(limits.wholeList, caller.user_id, Math.ceil(ids.length / wholeListBatch));
  const itemsOf = (rows: readonly Item[]) => toJson(endpoint, rows).slice(1, -1);

  async function* json() {
    yield `[${itemsOf(first)}`;
    for (let at = wholeListBatch; at < ids.length; at += wholeListBatch) {
      const rows = await read(ids.slice(at, at + wholeListBatch));
      if (rows.length > 0) yield `,${itemsOf(rows)}`;
    }
    yield ']';
  }
  return new StreamedReply(json(), newest.length > wholeList ? { 'x-has-more': 'true' } : {});
}
