/** How items of the queue are identified and titled, by kind. */
import { type QueueItem } from '#contract/operators.ts';

export type ItemKey = `${QueueItem['kind']}:${number}`;

export const keyOf = ({ kind, id }: QueueItem): ItemKey => `${kind}:${id}`;

/** As its author wrote it, not translated. */
export function titleOf(item: QueueItem): string {
  switch (item.kind) {
    case 'reports':
    case 'posts':
      return item.job.name;
    case 'people':
      return item.employer.company_name ?? item.employer.name;
    case 'verifications':
      return item.company.name ?? item.employer.name;
    case 'messages':
      return item.name;
  }
}

/** The second line in the list: an e-mail address, a registration number, an account or a company. */
export function subtitleOf(item: QueueItem): string | null {
  if (item.kind === 'messages') return item.email;
  if (item.kind === 'people') return item.employer.company_name === null ? null : item.employer.name;
  return item.kind === 'verifications' ? item.registration_number : item.employer.company_name;
}

/** The id that the decision's endpoint expects. */
export function decisionIdOf(item: QueueItem): number {
  if (item.kind === 'posts') return item.job_id;
  return item.kind === 'verifications' ? item.company_id : item.id;
}

/** The `about` filter of the audit log that finds decisions on the item. */
export function auditSubjectOf(item: QueueItem): string {
  switch (item.kind) {
    case 'reports':
    case 'posts':
      return `job:${item.job_id}`;
    case 'people':
      return `person:${item.employer.user_id}`;
    case 'verifications':
      return `company:${item.company_id}`;
    case 'messages':
      return `message:${item.id}`;
  }
}
