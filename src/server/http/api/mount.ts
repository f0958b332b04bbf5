/** Makes a route of an endpoint and its handler: who may call, what goes in, what comes out, all by the contract. */
import { type FastifyInstance, type FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { type Endpoint } from '#contract/endpoint.ts';
import { failureSentences } from '#contract/failure-sentences.ts';
import { logoBytes } from '#contract/limits.ts';
import { refusal } from '#contract/roles.ts';
import { clientAddress } from '#server/http/limits/client-address.ts';
import { type Call, type Handler } from './call.ts';
import { Failure, parseOrFail } from './failures.ts';
import { readKey } from './idempotency.ts';
import { readIfMatch } from './call.ts';
import { sendReply } from './send-reply.ts';

function parseParams(endpoint: Endpoint, params: unknown): unknown {
  if (endpoint.params === undefined) return undefined;
  const parsed = z.safeParse(endpoint.params, params);
  // An address with an impossible id names nothing, so it is not found rather than invalid.
  if (!parsed.success) throw new Failure('not_found');
  return parsed.data;
}

/** Parses queries by the schema, each once: parsing one costs as much as sending an answer. */
function queryReader(schema: Endpoint['query']): (request: FastifyRequest) => unknown {
  if (schema === undefined) return () => undefined;
  // The same text is the same object (query-string.ts).
  const known = new WeakMap<object, unknown>();
  return ({ query }) => {
    const asked = query as object;
    const kept = known.get(asked);
    if (kept !== undefined) return kept;
    const parsed = parseOrFail(schema, asked);
    known.set(asked, parsed);
    return parsed;
  };
}

/** What the scope's parser of pictures read (body-parsers.ts). */
function pictureIn({ body }: FastifyRequest): Uint8Array {
  if (!Buffer.isBuffer(body)) throw new Failure('not_picture');
  return body;
}

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
    // No body at all is told field by field what it lacks.
    body: endpoint.picture
      ? pictureIn(request)
      : endpoint.body && parseOrFail(endpoint.body, request.body ?? {}),
  };
  // The schemas above are the endpoint's own and `refusal` has let the caller in; the compiler cannot see either.
  return call as Call<E>;
}

/** A token that died with its account's suspension says so. */
function refused(why: NonNullable<ReturnType<typeof refusal>>, { isSuspended }: FastifyRequest): Failure {
  if (!isSuspended) return new Failure(why);
  return new Failure(why, { message: failureSentences.suspended, details: { suspended: true } });
}

/** Adds the route, below the prefix of `app`. The caller is known before the body is read. */
export function mount<const E extends Endpoint>(app: FastifyInstance, endpoint: E, handle: Handler<E>): void {
  const queryOf = queryReader(endpoint.query);
  app.route({
    method: endpoint.method,
    url: endpoint.path,
    ...(endpoint.picture ? { bodyLimit: logoBytes } : {}),
    config: { endpoint },
    onRequest: (request, _reply, done) => {
      const why = refusal(endpoint.access, request.caller?.acc_type);
      done(why && refused(why, request));
    },
    // Not async: Fastify would wait for the reply too, which costs more than a short call itself.
    handler: (request, reply) => {
      handle(readCall(endpoint, request, queryOf(request)))
        .then((answer) => void sendReply(endpoint, answer, request, reply))
        .catch((error: unknown) => void reply.send(error));
    },
  });
}
