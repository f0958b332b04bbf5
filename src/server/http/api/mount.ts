/** Registers a route for an endpoint of the contract: access, parsing and the reply. */
import { type FastifyInstance, type FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { type Endpoint } from '#contract/endpoint.ts';
import { failureSentences } from '#contract/failure-sentences.ts';
import { logoBytes } from '#contract/limits.ts';
import { importLimits } from '#contract/on-behalf.ts';
import { refusal } from '#contract/roles.ts';
import { clientAddress } from '#server/http/limits/client-address.ts';
import { type Call, type Handler } from './call.ts';
import { Failure, parseOrFail } from './call-failures.ts';
import { readKey } from './idempotency.ts';
import { readIfMatch } from './call.ts';
import { sendReply } from './send-reply.ts';

function parseParams(endpoint: Endpoint, params: unknown): unknown {
  if (endpoint.params === undefined) return undefined;
  const parsed = z.safeParse(endpoint.params, params);
  // An impossible id is not found rather than invalid.
  if (!parsed.success) throw new Failure('not_found');
  return parsed.data;
}

/** Parses each query once, because parsing costs as much as sending a reply. */
function queryReader(schema: Endpoint['query']): (request: FastifyRequest) => unknown {
  if (schema === undefined) return () => undefined;
  // query-string.ts returns the same object for the same text.
  const cache = new WeakMap<object, unknown>();
  return ({ query }) => {
    const values = query as object;
    const cached = cache.get(values);
    if (cached !== undefined) return cached;
    const parsed = parseOrFail(schema, values);
    cache.set(values, parsed);
    return parsed;
  };
}

/** The picture that body-parsers.ts read. */
function pictureIn({ body }: FastifyRequest): Uint8Array {
  if (!Buffer.isBuffer(body)) throw new Failure('not_picture');
  return body;
}

function csvIn({ body }: FastifyRequest): Uint8Array {
  if (!Buffer.isBuffer(body)) throw new Failure('not_csv');
  return body;
}

/** The names of the fields in a JSON object. Those of a text or a file would be the numbers of its letters or bytes. */
export const fieldsIn = (body: unknown): string[] =>
  typeof body !== 'object' || body === null || Array.isArray(body) || Buffer.isBuffer(body)
    ? []
    : Object.keys(body);

function readCall<E extends Endpoint>(endpoint: E, request: FastifyRequest, query: unknown): Call<E> {
  const call = {
    endpoint,
    caller: request.caller,
    address: clientAddress(request),
    userAgent: request.headers['user-agent'],
    key: endpoint.idempotent && readKey(request.headers['idempotency-key']),
    ifMatch: endpoint.versioned && readIfMatch(request.headers['if-match']),
    params: parseParams(endpoint, request.params),
    query,
    sent: fieldsIn(request.body),
    // A missing body is reported field by field.
    body: endpoint.picture
      ? pictureIn(request)
      : endpoint.csv
        ? csvIn(request)
        : endpoint.body && parseOrFail(endpoint.body, request.body ?? {}),
  };
  // The compiler cannot see that the endpoint's own schemas were used and that `refusal` checked the caller.
  return call as Call<E>;
}

/** Says so if the token belongs to a suspended account. */
function refused(why: NonNullable<ReturnType<typeof refusal>>, { isSuspended }: FastifyRequest): Failure {
  if (!isSuspended) return new Failure(why);
  return new Failure(why, { message: failureSentences.suspended, details: { suspended: true } });
}

/** Adds the route. Access is checked before the body is read. */
export function mount<const E extends Endpoint>(app: FastifyInstance, endpoint: E, handle: Handler<E>): void {
  const queryOf = queryReader(endpoint.query);
  app.route({
    method: endpoint.method,
    url: endpoint.path,
    ...(endpoint.picture ? { bodyLimit: logoBytes } : {}),
    ...(endpoint.csv ? { bodyLimit: importLimits.bytes } : {}),
    config: { endpoint },
    onRequest: (request, _reply, done) => {
      if (request.caller?.needsNewPassword && !endpoint.withFirstPassword) {
        if (endpoint.access !== 'anyone') return done(new Failure('new_password_needed'));
        // As for a guest.
        request.caller = undefined;
      }
      const why = refusal(endpoint.access, request.caller?.acc_type);
      done(why && refused(why, request));
    },
    // Not async, because Fastify would also wait for the reply, which costs more than a short call.
    handler: (request, reply) => {
      handle(readCall(endpoint, request, queryOf(request)))
        .then((answer) => void sendReply(endpoint, answer, request, reply))
        .catch((error: unknown) => void reply.send(error));
    },
  });
}
