/** Finds a page of what is sought, in the order of a list. */
import { type RawBuilder, type SqlBool } from 'kysely';
import { type Db } from '#server/database/connect.ts';
import { amongAll, amongFirst, type Ids, type Page } from './job-pages.ts';

/** How many jobs are looked through in order, the second time only when the first has found some. */
const depths = [500, 8_000];

/**
 * A word that many jobs have is soon met when they are read in order, one that few have is soon found in the index of
 * words; each way is slow for the other's words, and PostgreSQL, which cannot know how common a word is that is only
 * begun, would read a million jobs in order for one that nobody has. So it is with companies: a few that are verified
 * may have a tenth of all jobs, or none.
 * @param read tells what was found
 */
export async function findSought<Found extends { readonly count: number }>(
  db: Db,
  page: Page,
  { sought, read }: { readonly sought: RawBuilder<SqlBool>; readonly read: (ids: Ids) => Promise<Found> },
): Promise<Found> {
  for (const depth of depths) {
    const found = await read(amongFirst(db, page, sought, depth));
    if (found.count === page.size) return found;
    if (found.count === 0) break;
  }
  return read(amongAll(db, page, sought));
}
