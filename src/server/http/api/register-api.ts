/** The API's own scope: how calls are read, told apart, limited and refused. Its routes come from the nouns. */
import compress from '@fastify/compress';
import cors from '@fastify/cors';
import { type FastifyInstance } from 'fastify';
import { constants } from 'node:zlib';
import { type Endpoint } from '#contract/endpoint.ts';
import { type LimitScope } from '#server/http/limits/global-rate-limit.ts';
import { type Services } from '#server/http/services.ts';
import { registerBodyParsers } from './body-parsers.ts';
import { Failure } from './failures.ts';
import { rejectDeletedCallers } from './deleted-callers.ts';
import { registerIdentity } from './identity.ts';
import { openApiDocument } from './openapi.ts';
import { compressFrom } from './send-reply.ts';

const noPage = "default-src 'none'; frame-ancestors 'none'";
/** What helmet says with the pages: for a year. */
const httpsOnly = 'max-age=31536000; includeSubDomains';

export type ApiOptions = {
  readonly corsOrigins: readonly string[];
  /** The limit that each call counts towards; undefined for none. */
  readonly limitScope: LimitScope | undefined;
  /** Whether the site is known to be reached by https only. */
  readonly isHttps: boolean;
};

/** Prepares `app`, a scope of its own, for `mount`; the order of the hooks is the order of the checks. */
export async function registerApi(
  app: FastifyInstance,
  services: Services,
  { corsOrigins, limitScope, isHttps }: ApiOptions,
): Promise<void> {
  registerBodyParsers(app);
  await registerCors(app, corsOrigins);
  app.addHook('onRequest', (request, reply, done) => {
    // Nobody's text may be taken for a page, whatever is in it.
    void reply.header('x-content-type-options', 'nosniff').header('content-security-policy', noPage);
    if (isHttps || request.protocol === 'https') void reply.header('strict-transport-security', httpsOnly);
    done();
  });
  limitScope?.(app);
  registerIdentity(app, services.db, services.clock);
  rejectDeletedCallers(app, services.db);
  const refuse = () => {
    throw new Failure('not_found');
  };
  // A route and not only a handler: the client's files would otherwise be looked for under the API's address.
  app.all('/', refuse);
  app.all('/*', refuse);
  app.setNotFoundHandler(refuse);
  await app.register(compress, {
    threshold: compressFrom,
    encodings: ['br', 'gzip'],
    // Quality 11, the default, is for files that are compressed once.
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } },
  });
  publishContract(app);
}

/** Before anything can fail, so that pages of allowed origins can read even a 429 or a 503; others are told nothing. */
async function registerCors(app: FastifyInstance, origins: readonly string[]): Promise<void> {
  const allowed = new Set(origins);
  await app.register(cors, {
    origin: (origin, done) => done(null, origin !== undefined && allowed.has(origin) ? origin : false),
    methods: ['GET', 'POST', 'PUT', 'PATCH'],
    allowedHeaders: ['Authorization', 'Content-Type', 'Idempotency-Key', 'If-Match'],
    exposedHeaders: ['Retry-After', 'ETag', 'X-Request-Id'],
    maxAge: 86_400,
    strictPreflight: false,
  });
}

/** `GET /openapi.json`: every endpoint that was mounted, described. */
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
