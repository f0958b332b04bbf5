/** The API's own scope: how calls are read, told apart, limited and refused. Its routes come from the nouns. */
import compress from '@fastify/compress';
import { type FastifyInstance } from 'fastify';
import { constants } from 'node:zlib';
import { type Endpoint } from '#contract/endpoint.ts';
import { addressOf } from '#server/http/limits/client-address.ts';
import { registerBodyParsers } from './body-parsers.ts';
import { registerCors } from '#server/http/cors.ts';
import { Failure } from './failures.ts';
import { type Floods } from '#server/http/limits/global-rate-limit.ts';
import { registerIdentity } from './identity.ts';
import { openApiDocument } from './openapi.ts';
import { type Services } from '#server/http/services.ts';

export type ApiOptions = {
  readonly corsOrigins: readonly string[];
  readonly floods: Floods | undefined;
};

/** Larger answers are worth the time that compressing takes. */
const compressFrom = 1_024;

/** Prepares `app`, a scope of its own, for `mount`; the order of the hooks is the order of the checks. */
export async function prepareApi(
  app: FastifyInstance,
  services: Services,
  options: ApiOptions,
): Promise<void> {
  registerBodyParsers(app);
  registerCors(app, options.corsOrigins);
  app.addHook('onRequest', (_request, reply, done) => {
    // Nobody's text may be taken for a page, whatever is in it.
    void reply.header('x-content-type-options', 'nosniff');
    done();
  });
  const { floods } = options;
  if (floods) {
    app.addHook('onRequest', (request, _reply, done) => {
      done(floods.count(addressOf(request)));
    });
  }
  registerIdentity(app, services.db, services.clock);
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
