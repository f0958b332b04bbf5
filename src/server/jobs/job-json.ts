/** A job in full as guests see it, put together of what the database keeps and writes: the contract's fields and no other (docs/decisions/0009). */
import { sql } from 'kysely';
import { jobDetail, jobListItem } from '#contract/jobs.ts';

const inLists = Object.keys(jobListItem.shape);

/** What only a job in full has, but for what a person did with it and the related jobs. */
export const ownColumns = Object.keys(jobDetail.shape)
  .filter((field) => ![...inLists, 'isFavorite', 'moreJobs'].includes(field))
  .map((field) => sql.ref(`wanted.${field}`));

/** How `listed` ends (migrations/listed-column.ts), and how a job in full goes on instead. */
const endOfListed = Buffer.from('"favorite":false,"applied":false}');
const flags = Buffer.from('"applied":false,"isFavorite":false,');
const more = Buffer.from(',"moreJobs":');
const end = Buffer.from('}');

/** One object of the three: the job as in lists, what it has besides, and the related jobs. Nothing of it is read. */
export function inFull(listed: Buffer, own: Buffer, related: Buffer): Buffer {
  const cut = listed.length - endOfListed.length;
  if (!listed.subarray(cut).equals(endOfListed)) throw new Error('a listed job does not end with its flags');
  return Buffer.concat([listed.subarray(0, cut), flags, own.subarray(1, -1), more, related, end]);
}
