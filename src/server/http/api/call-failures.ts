/** Expected failures of calls, and the error handler that turns any error into a reply. */
import { type FastifyError, type FastifyReply, type FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { failureSentences } from '#contract/failure-sentences.ts';
import { type FailureBody, type FailureCode, failures } from '#contract/failure-codes.ts';
import { validationMessages, type FieldErrors, fieldErrors } from '#contract/validation-errors.ts';
import { isUnavailable } from '#server/database/database-error.ts';
import { defaultProxyCacheControl, isForGuests, vary } from '#server/http/cache/guest-caching.ts';

type FailureDetails = Pick<FailureBody, 'otpauth' | 'decided' | 'suspended' | 'first_name' | 'last_name'>;
type FailureOptions = {
  readonly fields?: FieldErrors;
  readonly retryAfter?: number;
  /** The limit that was reached, for the log. */
  readonly rule?: string;
  /** Replaces the default sentence of the code. */
  readonly message?: string;
  readonly details?: FailureDetails;
  /** Replaces the status of the code. */
  readonly status?: number;
};

/** Thrown by stores and routes. The code decides the status (contract/failure-codes.ts) and the sentence (failure-sentences.ts). */
export class Failure extends Error {
  readonly code: FailureCode;
  readonly fields: FieldErrors;
  /** Seconds, for `Retry-After`. */
  readonly retryAfter: number | undefined;
  readonly rule: string | undefined;
  /** Further fields of the body. */
  readonly details: FailureDetails;
  readonly status: number;

  constructor(code: FailureCode, more: FailureOptions = {}) {
    super(more.message ?? failureSentences[code]);
    this.name = 'Failure';
    this.code = code;
    this.fields = more.fields ?? {};
    this.retryAfter = more.retryAfter;
    this.rule = more.rule;
    this.details = more.details ?? {};
    this.status = more.status ?? failures[code];
  }
}

/** Parses by a schema of the contract; throws `invalid` with the faulty fields. */
export function parseOrFail<S extends z.core.$ZodType>(schema: S, value: unknown): z.output<S> {
  const parsed = z.safeParse(schema, value);
  if (!parsed.success) throw new Failure('invalid', { fields: fieldErrors(parsed.error) });
  return parsed.data;
}

/** Fastify's own errors. */
const byFrameworkCode: Readonly<Record<string, FailureCode>> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'too_large',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'not_json',
};

function failureOf(error: FastifyError | Failure): Failure {
  if (error instanceof Failure) return error;
  if (isUnavailable(error)) return new Failure('unavailable', { retryAfter: 5 });
  const known = byFrameworkCode[error.code];
  if (known) return new Failure(known);
  const status = error.statusCode ?? 500;
  return new Failure(status >= 400 && status < 500 ? 'malformed' : 'internal');
}

/** With invalid fields, the message is the first field's sentence, because clients show only the message (product 8.1). */
function failureBodyOf(failure: Failure): FailureBody {
  const fields = Object.entries(failure.fields).map(
    ([path, error]) => [path, validationMessages[error]] as const,
  );
  const first = fields[0]?.[1];
  if (first === undefined) return { message: failure.message, code: failure.code, ...failure.details };
  return { message: first, code: failure.code, fields: Object.fromEntries(fields) };
}

/** Proxies cache a 404 like the page itself; otherwise they would serve the old page while no node answers. */
const isSharedByGuests = ({ code }: Failure, request: FastifyRequest): boolean => {
  const { endpoint } = request.routeOptions.config;
  return code === 'not_found' && endpoint?.params !== undefined && isForGuests(endpoint, request);
};

/** Fastify's error handler. Never sends stack traces, SQL or unknown shapes. */
export function sendFailure(
  error: FastifyError | Failure,
  request: FastifyRequest,
  reply: FastifyReply,
): void {
  const failure = failureOf(error);
  request.failure = failure;
  const reqId = request.id;
  if (failure.code === 'internal') request.log.error({ reqId, err: error }, 'unexpected error');
  if (failure.code === 'unavailable')
    request.log.warn({ reqId, reason: error.message }, 'database unavailable');
  if (failure.retryAfter !== undefined) void reply.header('retry-after', String(failure.retryAfter));
  const isEmpty = failure.code === 'not_found' && request.routeOptions.config.endpoint?.missing === 'empty';
  if (isSharedByGuests(failure, request))
    void reply.header('cache-control', defaultProxyCacheControl).header('vary', vary);
  else void reply.header('cache-control', 'no-store');
  void reply
    .code(failure.status)
    .type('application/json; charset=utf-8')
    .send(JSON.stringify(isEmpty ? {} : failureBodyOf(failure)));
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Why the call was refused, for the log. */
    failure: Failure | undefined;
  }
}
