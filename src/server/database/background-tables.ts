/** Kysely types of the tables for tasks, push subscriptions and Telegram. */
import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import type { PageLanguage } from '#contract/pages.ts';

/** A Date with a default in the database. */
type Moment = ColumnType<Date, Date | undefined, Date>;

/** Background tasks; done ones are deleted. */
type TasksTable = {
  id: GeneratedAlways<number>;
  kind: string;
  /** At most one task of a kind waits under a key. Null once it has started, except for recurring tasks. */
  key: string | null;
  payload: Generated<Readonly<Record<string, number>>>;
  rank: Generated<number>;
  /** When it may start; while it runs, when its lease ends. */
  due: Moment;
  /** The id of the current run. */
  holder: string | null;
  attempts: Generated<number>;
  /** When it was given up. */
  failed_at: Date | null;
  /** The error of the last run. */
  why: string | null;
};

/** A push subscription of a browser, deleted with its session. */
type PushSubscriptionsTable = {
  id: GeneratedAlways<number>;
  user_id: number;
  /** The digest of the session's token. */
  session: string;
  endpoint: string;
  p256dh: string;
  auth: string;
  lang: PageLanguage;
  created_at: Moment;
  /** Since when the push service has refused messages; null if it accepts them. */
  refused_since: Date | null;
};

/** A link to the bot that has not been opened yet. */
type TelegramCodesTable = {
  user_id: number;
  digest: string;
  lang: PageLanguage;
  added_by: string;
  /** The chat of another account that is asked whether it switches to this one. */
  chat_id: number | null;
  expires_at: Date;
};

type TelegramChatsTable = {
  user_id: number;
  /** Also the id of the person in Telegram, who can log in by it. */
  chat_id: number;
  /** Whether the bot may write to the chat. */
  can_write: Generated<boolean>;
  /** Linked with the account's password, or when the account was created; not by a session alone. */
  confirmed: Generated<boolean>;
  /** Whether the person sent /stop, and not /start since. */
  stopped: Generated<boolean>;
  lang: PageLanguage;
  added_by: string | null;
  created_at: Moment;
};

/** A phone number that the bot asks for. */
type TelegramPhoneRequestsTable = {
  user_id: number;
  /** The chat that was linked then. */
  chat_id: number;
  /** The digest of the session's token. */
  added_by: string;
  expires_at: Date;
};

/** A job posted while the site had a Telegram channel (telegram/channel-store.ts). */
type ChannelPostsTable = {
  job_id: number;
  /** Null until it is posted and after it was deleted; 0 if it is never posted again. */
  message_id: number | null;
  /** How often the job was changed, and how many of these changes are in the post. */
  changes: Generated<number>;
  handled: Generated<number>;
};

/** Files that a link downloads once. */
type FileLinksTable = {
  /** The SHA-256 of the token in the link, in base64url. */
  token_hash: string;
  user_id: number;
  name: string;
  type: 'application/json' | 'application/pdf' | 'text/calendar' | 'text/csv';
  content: Uint8Array;
  expires_at: Date;
};

export type BackgroundTables = {
  file_links: FileLinksTable;
  channel_posts: ChannelPostsTable;
  telegram_codes: TelegramCodesTable;
  telegram_chats: TelegramChatsTable;
  telegram_phone_requests: TelegramPhoneRequestsTable;
  tasks: TasksTable;
  push_subscriptions: PushSubscriptionsTable;
};
