/** The tables of log-ins and of what happened to accounts, as Kysely sees them (tables.ts says how values travel). */
import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import type { Shareable } from '#contract/cv-links.ts';
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

type PhonesTable = {
  user_id: number;
  /** Written `+85512345678`. */
  phone: string;
  /** The one that takes its place, and from when on. */
  next_phone: string | null;
  next_at: Date | null;
};

type PhoneCodesTable = {
  user_id: number;
  purpose: 'confirm' | 'recover';
  phone: string;
  code_hash: string;
  tries_left: number;
  expires_at: Date;
};

type PasskeysTable = {
  id: GeneratedAlways<number>;
  user_id: number;
  /** As browsers name it, base64url. */
  credential_id: string;
  /** COSE. */
  public_key: Buffer;
  /** How often it was used, of those that count; else 0. */
  counter: number;
  transports: string[];
  /** By which a device knows the account: random, the same for all passkeys of one. */
  user_handle: string;
  device: string;
  created_at: Date;
  last_used_at: Date | null;
};

type PasskeyChallengesTable = {
  challenge: string;
  /** Who adds a passkey; null for who logs in. */
  user_id: number | null;
  user_handle: string | null;
  expires_at: Date;
};

type CvLinksTable = {
  id: GeneratedAlways<number>;
  user_id: number;
  token_hash: string;
  /** The parts that it does not show. */
  without: Shareable[];
  created_at: Date;
  /** Null until it is ended. */
  expires_at: Date | null;
};

export type AccountTables = {
  cv_links: CvLinksTable;
  passkeys: PasskeysTable;
  passkey_challenges: PasskeyChallengesTable;
  phones: PhonesTable;
  phone_codes: PhoneCodesTable;
  sessions: SessionsTable;
  security_events: SecurityEventsTable;
};
