/** What can go wrong in a database, with one shape for both engines; it knows no HTTP status. */

/** A full disk must not keep people from reading. Undefined where nothing could be written. */
export async function ifWritable<Result>(write: () => Promise<Result>): Promise<Result | undefined> {
  try {
    return await write();
  } catch (error) {
    if (!isUnavailable(error)) throw error;
    return undefined;
  }
}

const longestMessage = 300;

/** The one kind of error that a query, a transaction or a connection throws; its message is at most 300 signs long. */
export class DatabaseError extends Error {
  override readonly name = 'DatabaseError';
  /** An SQLSTATE such as 23505, a network code such as ECONNREFUSED, or one of our own. */
  readonly code: string;

  constructor(code: string, message: string) {
    super(message.length > longestMessage ? `${message.slice(0, longestMessage)}…` : message);
    this.code = code;
  }
}

/** Codes of our own: nothing else says that a connection was not to be had. */
export const ownCodes = {
  closed: 'DATABASE_CLOSED',
  connectionLost: 'CONNECTION_LOST',
  engineFailed: 'ENGINE_FAILED',
  tooBusy: 'TOO_BUSY',
  unknown: 'UNKNOWN',
} as const;

/**
 * Any thrown value as a DatabaseError. Drivers attach the query, its values and,
 * for a failed engine, 20 kB of source to their errors: none of it is kept.
 */
export function toDatabaseError(thrown: unknown): DatabaseError {
  if (thrown instanceof DatabaseError) return thrown;
  const message = thrown instanceof Error ? thrown.message : String(thrown);
  const code = textOf(thrown, 'code') ?? (isEngineFailure(thrown) ? ownCodes.engineFailed : ownCodes.unknown);
  return new DatabaseError(code, message || code);
}

/** True when the embedded engine cannot go on: a panic, or an error of WebAssembly itself. */
export const isEngineFailure = (thrown: unknown): boolean =>
  ['FATAL', 'PANIC'].includes(textOf(thrown, 'severity') ?? '') ||
  // WebAssembly's own errors have this name; Emscripten's ExitStatus and its like are no errors.
  (thrown instanceof Error ? thrown.name === 'RuntimeError' : true);

/** True when a row that this one refers to does not exist (any more). */
export const isForeignKeyViolation = (thrown: unknown): boolean =>
  thrown instanceof DatabaseError && thrown.code === '23503';

/** True when the database cannot be used at the moment: not reachable, too busy, too slow, or its disk is full. */
export const isUnavailable = (thrown: unknown): boolean =>
  thrown instanceof DatabaseError && outOfReach.test(thrown.code);

/*
 * 08 connection, 28 sign-in, 53 resources (a full disk too), 57P0x shutting down or starting, 57014 statement
 * timeout, 25006 a standby after a failover, 58 system and XX001/2 damaged files; then
 * what Node's sockets, postgres.js and we say.
 */
const outOfReach =
  /^(08|28|53|58|57P0|57014|25006|XX00[12]|E(?!RR_)[A-Z]{2,}$|CONNECT|TOO_BUSY|DATABASE_CLOSED|ENGINE_FAILED)/;

function textOf(thrown: unknown, key: string): string | undefined {
  if (typeof thrown !== 'object' || thrown === null) return undefined;
  const value: unknown = Reflect.get(thrown, key);
  return typeof value === 'string' && value !== '' ? value : undefined;
}
