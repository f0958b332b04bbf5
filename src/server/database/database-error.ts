/** Errors of both database engines in one form. */

/** For writes that may be skipped, so that people can read while the database refuses writes. Undefined if skipped. */
export async function ifWritable<Result>(write: () => Promise<Result>): Promise<Result | undefined> {
  try {
    return await write();
  } catch (error) {
    if (!isUnavailable(error)) throw error;
    return undefined;
  }
}

const longestMessage = 300;

/** The only error that queries, transactions and connections throw. Messages are cut to 300 characters. */
export class DatabaseError extends Error {
  override readonly name = 'DatabaseError';
  /** An SQLSTATE such as 23505, a network code such as ECONNREFUSED, or one of our own. */
  readonly code: string;

  constructor(code: string, message: string) {
    super(message.length > longestMessage ? `${message.slice(0, longestMessage)}…` : message);
    this.code = code;
  }
}

/** Our own codes, for failures without a code from the engine. */
export const ownCodes = {
  closed: 'DATABASE_CLOSED',
  connectionLost: 'CONNECTION_LOST',
  engineFailed: 'ENGINE_FAILED',
  tooBusy: 'TOO_BUSY',
  unknown: 'UNKNOWN',
} as const;

/**
 * Converts any thrown value. Drivers attach the query, its values and, for a failed engine, 20 kB of source to their errors;
 * all of that is dropped.
 */
export function toDatabaseError(thrown: unknown): DatabaseError {
  if (thrown instanceof DatabaseError) return thrown;
  const message = thrown instanceof Error ? thrown.message : String(thrown);
  const code = textOf(thrown, 'code') ?? (isEngineFailure(thrown) ? ownCodes.engineFailed : ownCodes.unknown);
  return new DatabaseError(code, message || code);
}

/** True if the embedded engine must be restarted: a panic, or an error of WebAssembly itself. */
export const isEngineFailure = (thrown: unknown): boolean =>
  ['FATAL', 'PANIC'].includes(textOf(thrown, 'severity') ?? '') ||
  // WebAssembly's errors have this name. Emscripten's ExitStatus is not an Error.
  (thrown instanceof Error ? thrown.name === 'RuntimeError' : true);

/** True if a referenced row does not exist. */
export const isForeignKeyViolation = (thrown: unknown): boolean =>
  thrown instanceof DatabaseError && thrown.code === '23503';

/** True if the database cannot be used now: unreachable, too busy, too slow, read-only, or its disk is full. */
export const isUnavailable = (thrown: unknown): boolean =>
  thrown instanceof DatabaseError && unavailableCodes.test(thrown.code);

/*
 * 08 connection, 28 sign-in, 53 resources (a full disk too), 57P0x shutting down or starting, 57014 statement
 * timeout, 25006 a standby after a failover, 58 system and XX001/2 damaged files; then
 * the codes of Node's sockets, of drivers, and our own.
 */
const unavailableCodes =
  /^(08|28|53|58|57P0|57014|25006|XX00[12]|E(?!RR_)[A-Z]{2,}$|CONNECT|TOO_BUSY|DATABASE_CLOSED|ENGINE_FAILED)/;

function textOf(thrown: unknown, key: string): string | undefined {
  if (typeof thrown !== 'object' || thrown === null) return undefined;
  const value: unknown = Reflect.get(thrown, key);
  return typeof value === 'string' && value !== '' ? value : undefined;
}
