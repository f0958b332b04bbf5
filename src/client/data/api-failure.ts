/** The error of a failed call, with a code that screens can translate and check. */
import { type FailureBody, type FailureCode, failures } from '#contract/failure-codes.ts';
import { failureIn } from '#transport/send-call.ts';

/** Failures that happen in the client. */
export type LocalFailureCode = 'offline' | 'timeout' | 'unreadable';

export class ApiFailure extends Error {
  readonly code: FailureCode | LocalFailureCode;
  /** The HTTP status; 0 if there was no response. */
  readonly status: number;
  /** Errors of single fields by dotted path, for `contract/validation-errors.ts`. */
  readonly fields: Readonly<Record<string, string>>;
  /** The server's sentence, shown if this version of the app doesn't know the code. */
  readonly said: string | undefined;
  /** The whole response body, for details that only one call has. */
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

/** The codes with this status have nothing in common, so the status alone can't be translated. */
const conflictStatus = failures.name_taken;

/** The response's own code if this version knows it, else one for its status. */
export function codeOf(status: number, code: string | undefined): FailureCode {
  if (isFailureCode(code)) return code;
  if (status === conflictStatus) return 'internal';
  const byStatus = Object.entries(failures).find(([, failureStatus]) => failureStatus === status)?.[0];
  return isFailureCode(byStatus) ? byStatus : status >= 500 ? 'internal' : 'malformed';
}

/** The error to throw for an unsuccessful response. */
export function failureOf(status: number, answer: unknown): ApiFailure {
  const body = failureIn(answer);
  const { message = '', code, fields } = body;
  // A 5xx may come from a proxy, so its message is not shown.
  const said = status < 500 && !isFailureCode(code) && message !== '' ? message : undefined;
  return new ApiFailure(codeOf(status, code), status, message, fields, said, body);
}

/** Whether a retry may help: no network, a timeout, or a server that is busy or down. */
export const isRetryable = (error: unknown): boolean =>
  error instanceof ApiFailure &&
  (error.status === 0 ||
    error.status === 408 ||
    error.status === 425 ||
    error.status === 429 ||
    error.status >= 500) &&
  error.code !== 'unreadable';
