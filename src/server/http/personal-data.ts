/** Personal data in request keys and limits. */
import { sql } from 'kysely';
import { idempotencyDays } from '#contract/limits.ts';
import { deleteOwnedRows, type PersonalData } from '#server/database/personal-data.ts';

export const httpTables = {
  idempotency: {
    bound: 'the newest thousand per account; those of guests by the limits of their calls, for eight days',
    owner: (userId) => sql`caller = ${`user:${userId}`}`,
    exports: [],
    notExported: [
      ['first replies, whose content is exported from its own tables', 'body', 'status', 'etag'],
      ['a request key', 'caller', 'key', 'endpoint', 'body_hash', 'created_at'],
    ],
    deletion: [
      deleteOwnedRows,
      { doneBy: 'applications/applicant-deletion.ts, for replies to their employers', clears: 'rows' },
      { doneBy: 'jobs/employer-deletion.ts, for replies to their applicants', clears: 'rows' },
    ],
    // A day longer than promised, so that differing clocks of nodes can't shorten the promise.
    retention: { days: idempotencyDays + 1, since: 'created_at' },
  },
  rate_limit_points: {
    bound: 'one per rule and caller, until it expires',
    impersonal: 'digests of names and addresses, for at most 20 days',
    columns: ['key', 'points', 'expire'],
    retention: { deleteRows: (now) => sql`expire <= ${now.getTime()}` },
  },
} satisfies Pick<PersonalData, 'idempotency' | 'rate_limit_points'>;
