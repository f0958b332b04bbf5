/** What a noun says of work that is done later (product 7.20): how it runs, how often it is tried, when it comes again. */
import { type Db } from '#server/database/connect.ts';

/** Numbers such as ids: what people wrote stays in its own tables, and is gone with them. */
export type Payload = Readonly<Record<string, number>>;

/** One run of a task. */
export type Task = {
  readonly id: number;
  readonly kind: string;
  readonly payload: Payload;
  /** 1 for the first. */
  readonly attempt: number;
  /** When it was to begin. */
  readonly planned: Date;
  /** When it did, by the database's clock. */
  readonly begun: Date;
  readonly holder: string;
};

/** Written in the transaction that ends the task, and so exactly once. */
export type Writes = (trx: Db) => Promise<void>;

/**
 * Does what is outside the database, which may happen again after a death, then gives what is to be written. After
 * `signal` nobody waits for it any more, and nothing that it gives is written.
 */
export type Run = (task: Task, signal: AbortSignal) => Promise<Writes | void>;

export type TaskKind = {
  readonly run: Run;
  /** A run is ended after it; after the death of its node it begins again then. A minute unless said. */
  readonly leaseMs?: number;
  /** Then it is given up; 12 unless said. */
  readonly maxAttempts?: number;
  /** Written with giving it up. */
  readonly onGivenUp?: (trx: Db, task: Task) => Promise<void>;
  /** Makes it a schedule (schedules.ts): the moment of the first run after the given one. */
  readonly next?: (after: Date) => Date;
};

/** By name. A name that a node does not know it leaves to the others. */
export type TaskKinds = Readonly<Record<string, TaskKind>>;

/** Thrown by a run: try again, but not before. */
export class RetryLater extends Error {
  override readonly name = 'RetryLater';
  readonly afterMs: number;
  constructor(why: string, afterMs: number) {
    super(why);
    this.afterMs = afterMs;
  }
}

/** Thrown by a run: trying again is of no use. */
export class PermanentError extends Error {
  override readonly name = 'PermanentError';
}
