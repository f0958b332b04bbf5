/** The tables of work in the background as Kysely sees them (tables.ts says how values travel). */
import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import type { PageLanguage } from '#contract/pages.ts';

/** Set by the database unless given; read as a Date. */
type Moment = ColumnType<Date, Date | undefined, Date>;

/** Work to be done; a row goes when it is done. */
type TasksTable = {
  id: GeneratedAlways<number>;
  kind: string;
  /** With the kind, of which one at most waits; null once it has begun. A schedule keeps its own. */
  key: string | null;
  payload: Generated<Readonly<Record<string, number>>>;
  rank: Generated<number>;
  /** When it may begin; while somebody is at it, when it is anybody's again. */
  due: Moment;
  /** Which run of it is under way. */
  holder: string | null;
  attempts: Generated<number>;
  /** When it was given up; null until then. */
  failed_at: Date | null;
  /** What the last run failed of. */
  why: string | null;
};

/** A browser that takes pushes, for as long as its log-in lasts. */
type PushSubscriptionsTable = {
  id: GeneratedAlways<number>;
  user_id: number;
  /** The digest of its token. */
  session: string;
  endpoint: string;
  p256dh: string;
  auth: string;
  lang: PageLanguage;
  created_at: Moment;
  /** From when on its service took nothing; null while it does. */
  refused_since: Date | null;
};

/** A link to the bot that nobody has opened yet. */
type TelegramCodesTable = {
  user_id: number;
  digest: string;
  lang: PageLanguage;
  expires_at: Date;
};

type TelegramChatsTable = {
  user_id: number;
  chat_id: number;
  lang: PageLanguage;
};

export type BackgroundTables = {
  telegram_codes: TelegramCodesTable;
  telegram_chats: TelegramChatsTable;
  tasks: TasksTable;
  push_subscriptions: PushSubscriptionsTable;
};
