/** Personal data in push subscriptions. */
import { sql } from 'kysely';
import { deleteOwnedRows, type PersonalData } from '#server/database/personal-data.ts';

export const pushTables = {
  push_subscriptions: {
    bound: '20 per account',
    owner: 'user_id',
    exports: [
      {
        name: 'devices',
        columns: ['id', 'endpoint', 'lang', 'created_at', 'refused_since'],
        // The push service; anyone who has the whole address can send to it.
        expressions: { endpoint: sql`split_part(endpoint, '/', 3) as site` },
        orderBy: 'id',
      },
    ],
    notExported: [
      ['the user', 'user_id'],
      ['the digest of a token', 'session'],
      ['a key', 'p256dh', 'auth'],
    ],
    deletion: [deleteOwnedRows],
    retention: 'until its session ends, or its push service has refused for 30 days (subscription-store.ts)',
  },
} satisfies Pick<PersonalData, 'push_subscriptions'>;
