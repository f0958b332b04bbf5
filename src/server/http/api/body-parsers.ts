/** Reads request bodies: JSON or nothing, and pictures where a call asks for one; what is in them is the contract's business. */
import { type FastifyInstance } from 'fastify';
import { Failure } from './failures.ts';

/** Registers the parsers; a body of another type is refused only where a body is asked for. */
export function registerBodyParsers(app: FastifyInstance): void {
  // Keys that could reach into prototypes are dropped, as any other unknown key is.
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

/** For a scope whose calls take pictures; other calls refuse them, as anything that is not JSON. */
export function registerPictureParser(app: FastifyInstance): void {
  app.addContentTypeParser(/^image\//, { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
}
