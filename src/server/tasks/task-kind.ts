/** Types of background tasks (product 7.20): how a kind runs, how often it is retried, when it recurs. */
import { type Db } from '#server/database/connect.ts';

/** Numbers such as ids. Texts stay in their own tables, so that they are deleted with them. */
export type Payload = Readonly<Record<string, number>>;

/** One run of a task. */
export type Task = {
  readonly id: number;
  readonly kind: string;
  readonly payload: Payload;
  /** From 1. */
  readonly attempt: number;
  /** An earlier run did not end: its node crashed or stopped. No one knows how far it came. */
  readonly wasInterrupted: boolean;
  /** When it was due. */
  readonly planned: Date;
  /** When it started, by the database's clock. */
  readonly begun: Date;
  readonly holder: string;
};

/** Writes of the transaction that ends the task, which therefore happen exactly once. */
export type Writes = (trx: Db) => Promise<void>;

/**
 * Does the work outside the database, which may be repeated after a crash, then returns what to write. Once `signal` is
 * aborted, the result is ignored.
 */
type Run = (task: Task, signal: AbortSignal) => Promise<Writes | void>;

export type TaskKind = {
  readonly run: Run;
  /** Longest run; also how long a task waits after its node crashed. 1 minute by default. */
  readonly leaseMs?: number;
  /** 12 by default. After that the task is given up. */
  readonly maxAttempts?: number;
  /** Runs in the transaction that gives the task up. */
  readonly onGivenUp?: (trx: Db, task: Task) => Promise<void>;
  /** For recurring tasks (schedules.ts): the time of the first run after the given time. */
  readonly next?: (after: Date) => Date;
  /** Whether a recurring task first runs at once, in place of waiting for its next time. */
  readonly startsAtOnce?: boolean;
};

/** Kinds by name. A node leaves kinds that it does not know to other nodes. */
export type TaskKinds = Readonly<Record<string, TaskKind>>;

/** Thrown by a run to retry after a given time. */
export class RetryLater extends Error {
  override readonly name = 'RetryLater';
  readonly afterMs: number;
  constructor(why: string, afterMs: number) {
    super(why);
    this.afterMs = afterMs;
  }
}

/** Thrown by a run when retrying would be useless. */
export class PermanentError extends Error {
  override readonly name = 'PermanentError';
}
