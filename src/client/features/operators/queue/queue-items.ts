/** What an entry of the queue is known by, in lists, drafts and pending decisions. */
import { type QueueItem } from '#contract/operators.ts';

export type ItemKey = `${QueueItem['kind']}:${number}`;

export const keyOf = ({ kind, id }: QueueItem): ItemKey => `${kind}:${id}`;

/** What it is called, in the words of whoever wrote it. */
export function titleOf(item: QueueItem): string {
  switch (item.kind) {
    case 'reports':
    case 'posts':
      return item.job.name;
    case 'verifications':
      return item.company.name ?? item.employer.name;
    case 'messages':
      return item.name;
  }
}
