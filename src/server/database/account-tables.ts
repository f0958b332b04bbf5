/** The tables of log-ins and of what happened to accounts, as Kysely sees them (tables.ts says how values travel). */
import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import type { SecurityEventKind } from '#contract/security-events.ts';

/** Set by the database unless given; read as a Date. */
type Moment = ColumnType<Date, Date | undefined, Date>;

type SessionsTable = {
  token_hash: string;
  user_id: number;
  created_at: Moment;
  last_used_at: Moment;
  /** Whether it lasts over visits; else for half a day. */
  remembered: Generated<boolean>;
  /** System and browser of the log-in (accounts/device-names.ts). */
  device: Generated<string>;
};

type SecurityEventsTable = {
  id: GeneratedAlways<number>;
  user_id: number;
  kind: SecurityEventKind;
  at: Date;
  device: string;
  times: Generated<number>;
  /** Of what is counted, the hour in which it was; else null. */
  hour: Date | null;
};

export type AccountTables = {
  sessions: SessionsTable;
  security_events: SecurityEventsTable;
};
