/** Personal data in the tables of the Telegram bot. */
import { sql } from 'kysely';
import { ofTheirJobs, type PersonalData } from '#server/database/personal-data.ts';

export const telegramTables = {
  telegram_codes: {
    bound: 'links are limited by account, and work 15 minutes',
    owner: 'user_id',
    exports: [],
    notExported: [
      ['the digest of a link that works for minutes', 'user_id', 'digest', 'lang', 'added_by', 'expires_at'],
      ['the chat that is asked whether it switches to the account, for minutes', 'chat_id'],
    ],
    deletion: [{ deleteRows: 'owned', phase: 'immediately' }],
    // By the database's clock, which wrote it.
    retention: { deleteRows: () => sql`expires_at < now()` },
  },
  telegram_chats: {
    bound: 'one per account',
    owner: 'user_id',
    exports: [
      {
        name: 'telegram',
        columns: ['chat_id', 'lang', 'created_at', 'can_write', 'confirmed', 'stopped'],
        orderBy: 'user_id',
      },
    ],
    notExported: [
      ['the user', 'user_id'],
      ['the digest of a token', 'added_by'],
    ],
    deletion: [{ deleteRows: 'owned', phase: 'immediately' }],
    retention: 'until the user unlinks it',
  },
  telegram_phone_requests: {
    bound: 'one per account',
    owner: 'user_id',
    exports: [],
    notExported: [['works for minutes', 'user_id', 'chat_id', 'added_by', 'expires_at']],
    deletion: [{ deleteRows: 'owned', phase: 'immediately' }],
    retention: { until: 'expires_at' },
  },
  file_links: {
    bound: 'limited by account, and work 5 minutes',
    owner: 'user_id',
    exports: [],
    notExported: [
      ['a copy for one download', 'token_hash', 'user_id', 'name', 'type', 'content', 'expires_at'],
    ],
    deletion: [{ deleteRows: 'owned', phase: 'immediately' }],
    retention: { until: 'expires_at' },
  },
  channel_posts: {
    bound: 'one per job',
    owner: ofTheirJobs,
    exports: [],
    notExported: [['the post of a public job', 'job_id', 'message_id', 'changes', 'handled']],
    deletion: [{ doneBy: 'jobs: hiding the job deletes its post in the channel', clears: ['message_id'] }],
    notCleared: [['numbers', 'job_id', 'changes', 'handled']],
    retention: 'as long as the job',
  },
} satisfies Pick<
  PersonalData,
  'channel_posts' | 'file_links' | 'telegram_chats' | 'telegram_codes' | 'telegram_phone_requests'
>;
