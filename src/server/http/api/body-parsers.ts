/** Parsers of request bodies: JSON for the whole API, and pictures where a route registers them. */
import { type FastifyInstance } from 'fastify';
import { Failure } from './call-failures.ts';

/** Other content types are refused only by calls that expect a body. */
export function registerBodyParsers(app: FastifyInstance): void {
  // Prototype-polluting keys are dropped like other unknown keys.
  const parseJson = app.getDefaultJsonParser('remove', 'remove');
  app.removeAllContentTypeParsers();

  app.addContentTypeParser(
    /^application\/(?:[\w.+-]+\+)?json(?:;|$)/,
    { parseAs: 'string' },
    (request, body, done) => {
      const text = String(body);
      if (text.trim() === '') done(null, undefined);
      else
        void parseJson(request, text, (error, value) => done(error ? new Failure('malformed') : null, value));
    },
  );

  app.addContentTypeParser('*', { parseAs: 'string' }, (request, body, done) => {
    const isUseless = String(body) === '' || request.routeOptions.config.endpoint?.body === undefined;
    done(isUseless ? null : new Failure('not_json'), undefined);
  });
}

/** For scopes with calls that take CSV files. */
export function registerCsvParser(app: FastifyInstance): void {
  app.addContentTypeParser(/^text\/csv(?:;|$)/, { parseAs: 'buffer' }, (_request, body, done) =>
    done(null, body),
  );
}

/** For scopes with calls that take pictures; elsewhere pictures are refused like other non-JSON bodies. */
export function registerPictureParser(app: FastifyInstance): void {
  app.addContentTypeParser(/^image\//, { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
}
