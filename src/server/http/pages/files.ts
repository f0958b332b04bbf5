/** Serves the files of the built client, and answers for what is not there. */
import fastifyStatic from '@fastify/static';
import { type FastifyInstance, type FastifyRequest } from 'fastify';
import { Failure } from '#server/http/api/failures.ts';
import { registerSecurityHeaders } from './security-headers.ts';
import { type ReadyPage, sendPage } from './send-page.ts';

/** Hashed names never change their content; the page, the worker and the manifest must be asked for each time. */
const cacheRules = [
  [/\/assets\//, 'public, max-age=31536000, immutable'],
  [/\/(?:sw\.js|index\.html|manifest\.webmanifest|early\.js)(?:\.br|\.gz)?$/, 'no-cache'],
  [/./, 'public, max-age=3600'],
] as const;
const cacheRuleFor = (path: string): string =>
  cacheRules.find(([pattern]) => pattern.test(path))?.[1] ?? 'no-cache';

/** What a browser asks for as a page, as opposed to a file that is gone. */
const isPageLike = ({ method, url }: FastifyRequest): boolean =>
  (method === 'GET' || method === 'HEAD') &&
  !/^[^?]*\.[a-z0-9]+(?:\?|$)/i.test(url) &&
  !url.startsWith('/assets/');

/** Without the built client the server is an API only. */
export function registerNoFiles(app: FastifyInstance): void {
  app.setNotFoundHandler(() => {
    throw new Failure('not_found');
  });
}

/** Adds the files of the folder; an address without one shows the bare page, with the status of what is not there. */
export async function registerFiles(app: FastifyInstance, folder: string, bare: ReadyPage): Promise<void> {
  await registerSecurityHeaders(app);
  await app.register(fastifyStatic, {
    root: folder,
    index: false,
    redirect: false,
    dotfiles: 'ignore',
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply, path) => void reply.header('cache-control', cacheRuleFor(path)),
  });
  app.setNotFoundHandler((request, reply) => {
    if (!isPageLike(request)) throw new Failure('not_found');
    return sendPage(request, reply, bare, 404);
  });
}
