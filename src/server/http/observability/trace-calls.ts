/** The door of calls to this server: each is a span, on the trace of whoever called where a `traceparent` says so. */
import { context, type Context, type Span, SpanKind, SpanStatusCode } from '@opentelemetry/api';
import { type FastifyInstance } from 'fastify';
import { continueSpan } from './tracing.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Undefined where no traces are taken. */
    traced: { readonly span: Span; readonly within: Context } | undefined;
  }
}

/** Before all other hooks, so that what they do is within it. */
export function traceCalls(app: FastifyInstance): void {
  app.decorateRequest('traced', undefined);
  app.addHook('onRequest', (request, _reply, done) => {
    const { method, headers, routeOptions } = request;
    // The pattern, never the address, which names people and what they look for.
    const route = routeOptions.url ?? 'none';
    const attributes = { 'http.request.method': method, 'http.route': route };
    request.traced = continueSpan({ name: `${method} ${route}`, kind: SpanKind.SERVER, attributes }, headers);
    context.with(request.traced.within, done);
  });
  app.addHook('onResponse', ({ traced }, { statusCode }, done) => {
    traced?.span.setAttribute('http.response.status_code', statusCode);
    if (statusCode >= 500) traced?.span.setStatus({ code: SpanStatusCode.ERROR });
    traced?.span.end();
    done();
  });
}
