/** Serves the files of the built client with their security headers, and a 404 for others. */
import fastifyStatic from '@fastify/static';
import { type FastifyInstance, type FastifyRequest } from 'fastify';
import helmet from '@fastify/helmet';
import { Failure } from '#server/http/api/call-failures.ts';
import { type ReadyPage, sendPage } from './send-page.ts';

/** Security headers of pages, including the content security policy. */
async function registerSecurityHeaders(app: FastifyInstance): Promise<void> {
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'"],
        scriptSrcAttr: ["'none'"],
        styleSrc: ["'self'"],
        imgSrc: ["'self'", 'data:', 'blob:'],
        fontSrc: ["'self'"],
        connectSrc: ["'self'"],
        workerSrc: ["'self'"],
        manifestSrc: ["'self'"],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
      },
    },
    xFrameOptions: { action: 'deny' },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
  });
}

/** Files with hashed names never change; the page, the worker and the manifest are revalidated each time. */
const cacheRules = [
  [/\/assets\//, 'public, max-age=31536000, immutable'],
  [/\/(?:sw\.js|index\.html|manifest\.webmanifest|early\.js)(?:\.br|\.gz)?$/, 'no-cache'],
  [/./, 'public, max-age=3600'],
] as const;
const cacheRuleFor = (path: string): string =>
  cacheRules.find(([pattern]) => pattern.test(path))?.[1] ?? 'no-cache';

/** Requests for pages, as opposed to files. */
const isPageLike = ({ method, url }: FastifyRequest): boolean =>
  (method === 'GET' || method === 'HEAD') &&
  !/^[^?]*\.[a-z0-9]+(?:\?|$)/i.test(url) &&
  !url.startsWith('/assets/');

/** For a server without a client. */
export function registerNoFiles(app: FastifyInstance): void {
  app.setNotFoundHandler(() => {
    throw new Failure('not_found');
  });
}

/** Serves the folder. Unknown pages get the bare page with status 404. */
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
