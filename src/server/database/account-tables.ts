/** Kysely types of the tables for sessions, security events, phones, passkeys and CV links. */
import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import type { Shareable } from '#contract/cv-links.ts';
import type { SecurityEventKind } from '#contract/security-events.ts';

/** A Date with a default in the database. */
type Moment = ColumnType<Date, Date | undefined, Date>;

type SessionsTable = {
  token_hash: string;
  user_id: number;
  created_at: Moment;
  last_used_at: Moment;
  /** Whether the session outlasts a visit; otherwise it ends after half a day. */
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
  /** The hour, for events that are counted; otherwise null. */
  hour: Date | null;
};

type PhonesTable = {
  user_id: number;
  /** Written `+85512345678`. */
  phone: string;
  /** The new number, and from when on it replaces the old one. */
  next_phone: string | null;
  next_at: Date | null;
  added_by: string | null;
  created_at: Moment;
};

type PhoneCodesTable = {
  user_id: number;
  purpose: 'confirm' | 'recover';
  /** The digest of the request for a recovery code; otherwise empty. */
  request: string;
  /** The number to confirm; empty for recovery codes. */
  phone: string;
  code_hash: string;
  tries_left: number;
  /** For attempts without the request. */
  shared_tries_left: number;
  expires_at: Date;
  created_at: Date;
};

type PasskeysTable = {
  id: GeneratedAlways<number>;
  user_id: number;
  /** As in WebAuthn, base64url. */
  credential_id: string;
  /** COSE. */
  public_key: Buffer;
  /** The signature counter; 0 for authenticators without one. */
  counter: number;
  transports: string[];
  /** The random id of the account on devices, the same for all its passkeys. */
  user_handle: string;
  device: string;
  created_at: Date;
  last_used_at: Date | null;
};

type PasskeyChallengesTable = {
  challenge: string;
  /** The user who adds a passkey; null for logging in. */
  user_id: number | null;
  user_handle: string | null;
  expires_at: Date;
};

type CvLinksTable = {
  id: GeneratedAlways<number>;
  user_id: number;
  token_hash: string;
  /** The parts of the CV that are not shown. */
  without: Shareable[];
  added_by: string | null;
  created_at: Date;
  /** Null if it never expires. */
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
