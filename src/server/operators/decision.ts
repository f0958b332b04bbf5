/** What a decision is given, and what it brings about. */
import { type Transaction } from 'kysely';
import { createHash } from 'node:crypto';
import { type Db } from '#server/database/connect.ts';
import { type Tables } from '#server/database/tables.ts';
import { type Caller } from '#server/http/api/call.ts';
import { type ChangedJob, type ChangeEvents } from '#server/http/services.ts';
import { Failure } from '#server/http/api/failures.ts';

/** A name for the thing as it stands; the queue gives it out, and the decision says it again. */
export const versionOf = (thing: object): string =>
  createHash('sha256').update(JSON.stringify(thing)).digest('base64url');

/** Throws `precondition_failed` where the operator has read something else. */
export function requireVersion(seen: string | undefined, thing: object): void {
  if (seen !== undefined && seen !== versionOf(thing)) throw new Failure('precondition_failed');
}

/** What is read of a company that asks for the mark. */
export const companyVersionColumns = [
  'name',
  'name_km',
  'logo',
  'website',
  'about',
  'registration_number',
  'verification_phone',
  'verification_note',
] as const;

/** An edit has a moment of its own. */
export const jobVersion = ({ date_edited }: { readonly date_edited: Date | null }) => ({ date_edited });

export type DecisionInput<Action extends string> = {
  readonly trx: Transaction<Tables>;
  readonly operator: Pick<Caller, 'user_id' | 'name'>;
  readonly now: Date;
  /** Of what is decided on. */
  readonly id: number;
  readonly action: Action;
  readonly reason: string;
  /** What the operator has read; undefined where the client does not say it. */
  readonly version: string | undefined;
};

export type DecisionResult = {
  /** How the thing stands now. */
  readonly state: string;
  /** What is too much for one transaction, after it. */
  readonly followUp?: (db: Db) => Promise<void>;
  /** Tells the caches of what has changed, once the transaction is over. */
  readonly emit?: (events: ChangeEvents) => void;
};

export const emitJobChange =
  (event: 'posted' | 'edited' | 'closed', job: ChangedJob) =>
  (events: ChangeEvents): void =>
    void events.emit(event, job);

/** Whatever shows a company or its jobs. */
export const emitCompanyChange = (events: ChangeEvents): void => void events.emit('companyChanged');
