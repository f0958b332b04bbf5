/** Inputs and results of operators' decisions, and the version check that stops a decision on something that has changed. */
import { type Transaction } from 'kysely';
import { createHash } from 'node:crypto';
import { type Db } from '#server/database/connect.ts';
import { type Tables } from '#server/database/tables.ts';
import { type Caller } from '#server/http/api/call.ts';
import { type ChangedJob, type ChangeEvents } from '#server/http/services.ts';
import { Failure } from '#server/http/api/call-failures.ts';

export type DecisionInput<Action extends string> = {
  readonly trx: Transaction<Tables>;
  readonly operator: Pick<Caller, 'user_id' | 'name'>;
  readonly now: Date;
  /** Id of the job, report, company, message or user. */
  readonly id: number;
  readonly action: Action;
  readonly reason: string;
  /** The version the operator saw; undefined if the client does not send it. */
  readonly version: string | undefined;
};

export type DecisionResult = {
  /** The state after the decision. */
  readonly state: string;
  /** Work that is too large for the transaction and runs after it. */
  readonly followUp?: (db: Db) => Promise<void>;
  /** Emits the change for the caches, after the commit. */
  readonly emit?: (events: ChangeEvents) => void;
};

export const emitJobChange =
  (event: 'posted' | 'edited' | 'closed', job: ChangedJob) =>
  (events: ChangeEvents): void =>
    void events.emit(event, job);

export const emitCompanyChange = (events: ChangeEvents): void => void events.emit('companyChanged');

/** A hash of what the operator sees. The queue returns it and the decision sends it back (product 7.17). */
export const versionOf = (thing: object): string =>
  createHash('sha256').update(JSON.stringify(thing)).digest('base64url');

/** Throws `precondition_failed` if the operator saw another version. */
export function requireVersion(version: string | undefined, thing: object): void {
  if (version !== undefined && version !== versionOf(thing)) throw new Failure('precondition_failed');
}

/** The fields of a company that operators check before they verify it. */
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

/** Every edit sets a new date. */
export const jobVersion = ({ date_edited }: { readonly date_edited: Date | null }) => ({ date_edited });
