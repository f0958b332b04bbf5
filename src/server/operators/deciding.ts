/** What a decision is given, and what it brings about. */
import { type Transaction } from 'kysely';
import { type Db } from '#server/database/connect.ts';
import { type Tables } from '#server/database/tables.ts';
import { type Caller } from '#server/http/api/call.ts';
import { type ChangedJob, type ChangeEvents } from '#server/http/services.ts';

export type Deciding<Action extends string> = {
  readonly trx: Transaction<Tables>;
  readonly operator: Pick<Caller, 'user_id' | 'name'>;
  readonly now: Date;
  /** Of what is decided on. */
  readonly id: number;
  readonly action: Action;
  readonly reason: string;
  /** What the operator has read (as-seen.ts); undefined where the client does not say it. */
  readonly seen: string | undefined;
};

export type Decided = {
  /** How the thing stands now. */
  readonly state: string;
  /** What is too much for one transaction, after it. */
  readonly goOn?: (db: Db) => Promise<void>;
  /** Tells the caches of what has changed, once the transaction is over. */
  readonly tell?: (events: ChangeEvents) => void;
};

export const tellOf =
  (event: 'posted' | 'edited' | 'closed', job: ChangedJob) =>
  (events: ChangeEvents): void =>
    void events.emit(event, job);

/** Whatever shows a company or its jobs. */
export const tellOfCompany = (events: ChangeEvents): void => void events.emit('companyChanged');
