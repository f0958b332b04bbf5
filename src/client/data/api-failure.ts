/** A call that did not succeed, as a code that screens can translate and decide on. */
import { type FailureBody, type FailureCode, failures } from '#contract/failure-codes.ts';
import { failureIn } from '#transport/send-call.ts';

/** Failures that happen on this side of the wire. */
export type LocalFailureCode = 'offline' | 'timeout' | 'unreadable';

export class ApiFailure extends Error {
  readonly code: FailureCode | LocalFailureCode;
  /** 0 when no answer arrived. */
  readonly status: number;
  /** What the server said of single fields, by dotted path; `contract/validation-errors.ts` reads it. */
  readonly fields: Readonly<Record<string, string>>;
  /** The server's own sentence, to be shown where this version of the app has no words for the code. */
  readonly said: string | undefined;
  /** All that the answer said, for what only one call says. */
  readonly body: Partial<FailureBody>;

  constructor(
    code: FailureCode | LocalFailureCode,
    status: number,
    message: string,
    fields: Record<string, string> = {},
    said?: string,
    body: Partial<FailureBody> = {},
  ) {
    super(message);
    this.name = 'ApiFailure';
    this.code = code;
    this.status = status;
    this.fields = fields;
    this.said = said;
    this.body = body;
  }
}

export const hasCode = (failure: unknown, code: ApiFailure['code']): boolean =>
  failure instanceof ApiFailure && failure.code === code;

const isFailureCode = (code: string | undefined): code is FailureCode =>
  code !== undefined && Object.hasOwn(failures, code);

/** Each of its codes is about something else, so the status alone says nothing that a person could be told. */
const conflict = failures.name_taken;

/** The code of an answer: its own if we know it, else what its status says. */
export function codeOf(status: number, code: string | undefined): FailureCode {
  if (isFailureCode(code)) return code;
  if (status === conflict) return 'internal';
  const byStatus = Object.entries(failures).find(([, of]) => of === status)?.[0];
  return isFailureCode(byStatus) ? byStatus : status >= 500 ? 'internal' : 'malformed';
}

/** An answer that is no success, as it is thrown. */
export function failureOf(status: number, answer: unknown): ApiFailure {
  const body = failureIn(answer);
  const { message = '', code, fields } = body;
  // What breaks down is told in our words: it may be a proxy that speaks.
  const said = status < 500 && !isFailureCode(code) && message !== '' ? message : undefined;
  return new ApiFailure(codeOf(status, code), status, message, fields, said, body);
}

/** Whether trying again later may help: no network, no answer in time, a server that is busy or down. */
export const isPassing = (error: unknown): boolean =>
  error instanceof ApiFailure &&
  (error.status === 0 ||
    error.status === 408 ||
    error.status === 425 ||
    error.status === 429 ||
    error.status >= 500) &&
  error.code !== 'unreadable';
