/** Serves the built client: its files, and one page for every address of the app. What the page shows is the client's. */
import fastifyStatic from '@fastify/static';
import { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import {
  type DescribedPage,
  describedPages,
  type PageLanguage,
  pagePaths,
  sharedPage,
} from '#contract/pages.ts';
import { answerFailure, Failure } from './failures.ts';
import { type Preview, withPreview } from './link-preview.ts';
import { registerSecurityHeaders } from './security-headers.ts';
import { languageAsked, siteOf } from './site-address.ts';

export type PagesOptions = {
  /** Without the built client the server is an API only. */
  readonly folder: string | undefined;
  readonly publicUrl: string | undefined;
  /** What a page says of itself that is the same for everybody. */
  readonly describe: (page: DescribedPage, language: PageLanguage) => Preview;
  /** What the shared page with this id is about, best in the asked language; undefined when there is no such thing. */
  readonly previewOf: (id: string, asked: PageLanguage | undefined) => Promise<Preview | undefined>;
};

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
  (method === 'GET' || method === 'HEAD') && !/\.[a-z0-9]+(?:\?|$)/i.test(url) && !url.startsWith('/assets/');

function sendPage(request: FastifyRequest, reply: FastifyReply, html: string, status = 200): FastifyReply {
  const canBrotli = /\bbr\b/.test(request.headers['accept-encoding'] ?? '');
  const tag = `W/"${createHash('sha1').update(html).digest('base64url')}"`;
  void reply.header('cache-control', 'no-cache').header('vary', 'Accept-Encoding').header('etag', tag);
  if (status === 200 && request.headers['if-none-match'] === tag) return reply.code(304).send();
  void reply.code(status).type('text/html; charset=utf-8');
  if (!canBrotli) return reply.send(html);
  const body = brotliCompressSync(html, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } });
  return reply.header('content-encoding', 'br').send(body);
}

export async function registerPages(
  app: FastifyInstance,
  { folder, publicUrl, describe, previewOf }: PagesOptions,
): Promise<void> {
  if (folder === undefined) {
    app.setErrorHandler(answerFailure);
    app.setNotFoundHandler(() => {
      throw new Failure('not_found');
    });
    return;
  }
  const html = await readFile(join(folder, 'index.html'), 'utf8');
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
  app.setErrorHandler(answerFailure);
  app.setNotFoundHandler((request, reply) => {
    if (!isPageLike(request)) throw new Failure('not_found');
    return sendPage(request, reply, html, 404);
  });

  const describedPage = (request: FastifyRequest, path: string, preview: Preview) =>
    withPreview(html, preview, { site: siteOf(request, publicUrl), path, asked: languageAsked(request) });

  const isDescribed = (path: string): path is DescribedPage => describedPages.some((page) => page === path);
  for (const path of pagePaths.filter((each) => each !== sharedPage)) {
    app.get(path, (request, reply) => {
      if (!isDescribed(path)) return sendPage(request, reply, html);
      const preview = describe(path, languageAsked(request) ?? 'eng');
      return sendPage(request, reply, describedPage(request, path, preview));
    });
  }

  app.get<{ Params: { id: string } }>(sharedPage, async (request, reply) => {
    const { id } = request.params;
    const preview = await previewOf(id, languageAsked(request)).catch((error: unknown) => {
      request.log.warn(error, 'no preview of a shared page');
      return 'unknown' as const;
    });
    // Without the database the app still opens, with what the phone has kept.
    if (preview === 'unknown') return sendPage(request, reply, html);
    if (preview === undefined) return sendPage(request, reply, html, 404);
    return sendPage(request, reply, describedPage(request, sharedPage.replace(':id', id), preview));
  });
}
