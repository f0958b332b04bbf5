/** Prepares the API's scope: body parsing, CORS, authentication, rate limit, error handling, compression. */
import compress from '@fastify/compress';
import cors from '@fastify/cors';
import { type FastifyError, type FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { constants } from 'node:zlib';
import { type Endpoint } from '#contract/endpoint.ts';
import { limit, type LimitScope, type RateLimits } from '#server/http/limits/rate-limits.ts';
import { type Services } from '#server/http/services.ts';
import { type Db } from '#server/database/connect.ts';
import { isUnavailable } from '#server/database/database-error.ts';
import { ifWritable } from '#server/database/database-error.ts';
import { type Clock } from '#server/http/clock.ts';
import { registerBodyParsers } from './body-parsers.ts';
import { sendFailure, Failure } from './call-failures.ts';
import { openApiDocument } from './openapi.ts';
import { compressFrom } from './send-reply.ts';
import { type Caller } from './call.ts';
import { isFirstUseOfDay, isActive } from './session-tokens.ts';
import { tokenDigest, readBearerToken } from './session-tokens.ts';

/** Undefined for a token that is unknown, revoked or expired (product 6.2). */
async function findCaller(db: Db, clock: Clock, token: string): Promise<Caller | 'suspended' | undefined> {
  const session = tokenDigest(token);
  const now = clock();
  const found = await db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .select(['users.id', 'users.name', 'users.acc_type', 'users.suspended_at'])
    .select(['sessions.created_at', 'sessions.last_used_at'])
    .select(needsNewPassword.as('needsNewPassword'))
    .where('sessions.token_hash', '=', session)
    .where(isActive(now))
    .executeTakeFirst();
  if (found === undefined) return undefined;
  if (found.suspended_at !== null) return 'suspended';
  if (isFirstUseOfDay(found.last_used_at, now)) await touch(db, session, now);
  const { id, name, acc_type, created_at, needsNewPassword: isNeeded } = found;
  return { user_id: id, name, acc_type, session, since: created_at, needsNewPassword: isNeeded };
}

/** Reads `operators` for operators only, because every call of everyone needs this. */
const needsNewPassword = sql<boolean>`(users.acc_type = 'operator'
  and exists (select from operators where operators.user_id = users.id and new_password_needed))`;

const touch = (db: Db, session: string, now: Date) =>
  ifWritable(() =>
    db.updateTable('sessions').set({ last_used_at: now }).where('token_hash', '=', session).execute(),
  );

/** Sets `request.caller` for active tokens, except of suspended accounts (product 4.18). */
function registerIdentity(app: FastifyInstance, db: Db, clock: Clock): void {
  app.decorateRequest('caller', undefined);
  app.decorateRequest('isSuspended', false);
  app.addHook('onRequest', (request, _reply, done) => {
    const token = readBearerToken(request.headers.authorization);
    if (token === undefined) {
      done();
      return;
    }
    findCaller(db, clock, token).then(
      (caller) => {
        request.isSuspended = caller === 'suspended';
        request.caller = caller === 'suspended' ? undefined : caller;
        done();
      },
      (error: Error) => {
        // While the database is unavailable, guests can still get cached replies.
        const { method, access } = request.routeOptions.config.endpoint ?? {};
        const isGuests = access === 'anyone' && method === 'GET';
        done(isUnavailable(error) && isGuests ? undefined : error);
      },
    );
  });
}

/** Limits every change; many calls have stricter limits of their own. */
function limitChanges(app: FastifyInstance, { change }: RateLimits): void {
  app.addHook('onRequest', async ({ caller, method }) => {
    if (caller && method !== 'GET') await limit(change, caller.user_id);
  });
}

/** Failures that do not depend on stored data. */
const unrelatedCodes: readonly Failure['code'][] = [
  'unauthenticated',
  'invalid',
  'rate_limited',
  'daily_limit',
];

async function isDeleted(db: Db, id: number): Promise<boolean> {
  const account = await db.selectFrom('users').select('gone_at').where('id', '=', id).executeTakeFirst();
  return account === undefined || account.gone_at !== null;
}

/** The answer to a call whose account is deleted while it is handled (product 7.33): 401, like any later call. */
function rejectDeletedCallers(app: FastifyInstance, db: Db): void {
  app.setErrorHandler(async (error: FastifyError | Failure, request, reply) => {
    const { caller } = request;
    const canBeDeletion =
      caller !== undefined &&
      !isUnavailable(error) &&
      !(error instanceof Failure && unrelatedCodes.includes(error.code));
    // If the database is unavailable, the failure is sent unchanged.
    const callerIsDeleted = canBeDeletion && (await isDeleted(db, caller.user_id).catch(() => false));
    sendFailure(callerIsDeleted ? new Failure('unauthenticated') : error, request, reply);
    return reply;
  });
}

const apiContentPolicy = "default-src 'none'; base-uri 'none'; frame-ancestors 'none'";

type ApiOptions = {
  readonly corsOrigins: readonly string[];
  /** The global rate limit; undefined for none. */
  readonly limitScope: LimitScope | undefined;
};

/** Prepares the scope for `mount`. Hooks run in the order in which they are added here. */
export async function registerApi(
  app: FastifyInstance,
  services: Services,
  { corsOrigins, limitScope }: ApiOptions,
): Promise<void> {
  registerBodyParsers(app);
  await registerCors(app, corsOrigins);
  app.addHook('onRequest', (_request, reply, done) => {
    void reply.header('content-security-policy', apiContentPolicy);
    done();
  });
  limitScope?.(app);
  registerIdentity(app, services.db, services.clock);
  limitChanges(app, services.limits);
  rejectDeletedCallers(app, services.db);
  const notFound = () => {
    throw new Failure('not_found');
  };
  // Routes as well as a handler; otherwise paths below /api would be looked up among the client's files.
  app.all('/', notFound);
  app.all('/*', notFound);
  app.setNotFoundHandler(notFound);
  await app.register(compress, {
    threshold: compressFrom,
    encodings: ['br', 'gzip'],
    // The default quality of 11 is too slow for dynamic replies.
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } },
  });
  publishContract(app);
}

/** Registered first, so that pages of allowed origins can read a 429 or 503. Other origins get no CORS headers. */
async function registerCors(app: FastifyInstance, origins: readonly string[]): Promise<void> {
  const allowed = new Set(origins);
  await app.register(cors, {
    origin: (origin, done) => done(null, origin !== undefined && allowed.has(origin) ? origin : false),
    methods: ['GET', 'POST', 'PUT', 'PATCH'],
    allowedHeaders: ['Authorization', 'Content-Type', 'Idempotency-Key', 'If-Match'],
    exposedHeaders: ['Retry-After', 'ETag', 'X-Has-More', 'X-Request-Id'],
    maxAge: 86_400,
    strictPreflight: false,
  });
}

/** Adds `GET /openapi.json`. */
function publishContract(app: FastifyInstance): void {
  const endpoints: Endpoint[] = [];
  app.addHook('onRoute', ({ method, config }) => {
    // Fastify adds a HEAD route to each GET one.
    if (config?.endpoint && method !== 'HEAD') endpoints.push(config.endpoint);
  });
  let document: string | undefined;
  app.get('/openapi.json', async (_request, reply) => {
    document ??= JSON.stringify(openApiDocument(endpoints));
    return reply.type('application/json; charset=utf-8').send(document);
  });
}
