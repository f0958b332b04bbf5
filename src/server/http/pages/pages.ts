/** Serves the built client: its files, and one page for every address of the app. What the page shows is the client's. */
import fastifyStatic from '@fastify/static';
import { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  type DescribedPage,
  describedPages,
  type PageLanguage,
  pagePaths,
  searchParameters,
  sharedPage,
} from '#contract/pages.ts';
import { LoadingCache } from '#server/http/cache/loading-cache.ts';
import { type Clock, secondMs } from '#server/http/clock.ts';
import { Failure } from '#server/http/api/failures.ts';
import { type SsrContent, withSsrContent } from './ssr-content.ts';
import { type Preview, withPreview } from './link-preview.ts';
import { registerSecurityHeaders } from '#server/http/pages/security-headers.ts';
import { ReadyPage, sendPage } from './send-page.ts';
import { type ChangeEvents } from '#server/http/services.ts';
import { languageFor, languageInAddress, siteOf } from './site-address.ts';

/** A page that is asked for, by its address without the query. */
export type PageRequest = {
  readonly path: string;
  /** Whether the address searches for something. */
  readonly searches: boolean;
  readonly language: PageLanguage;
  /** The language that the address itself asks for. */
  readonly asked: PageLanguage | undefined;
};

export type PagesOptions = {
  /** Without the built client the server is an API only. */
  readonly folder: string | undefined;
  readonly publicUrl: string | undefined;
  /** What a page says of itself that is the same for everybody. */
  readonly describe: (page: DescribedPage, language: PageLanguage) => Preview;
  /** What the shared page with this id is about, best in the asked language; undefined when there is no such thing. */
  readonly previewOf: (id: string, asked: PageLanguage | undefined) => Promise<Preview | undefined>;
  /** What the page shows before any script has run; undefined for a page that begins empty. */
  readonly contentOf: (requested: PageRequest) => Promise<SsrContent | undefined>;
  readonly clock: Clock;
  readonly changeEvents: ChangeEvents;
};

/** As long as the answers that the pages are made of are kept. */
const cachedMs = secondMs;
const cachedPages = 200;

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

type PreviewOf = (requested: PageRequest) => Promise<Preview | undefined>;

/** Adds the pages and files to the app; without a built client, only the answer for what is not there. */
export async function registerPages(app: FastifyInstance, options: PagesOptions): Promise<void> {
  const { folder, publicUrl, describe, previewOf, contentOf, clock, changeEvents } = options;
  if (folder === undefined) {
    app.setNotFoundHandler(() => {
      throw new Failure('not_found');
    });
    return;
  }
  const html = await readFile(join(folder, 'index.html'), 'utf8');
  const bare = new ReadyPage(html);
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

  const cache = new LoadingCache<ReadyPage | undefined>({ clock, ttlMs: cachedMs, max: cachedPages });
  changeEvents.on('change', () => cache.clear());

  /** The page with what it is about and what it shows first; undefined when there is no such thing. */
  async function compose(request: FastifyRequest, requested: PageRequest, preview: PreviewOf) {
    const site = siteOf(request, publicUrl);
    const load = async () => {
      const about = await preview(requested);
      if (about === undefined) return undefined;
      const described = withPreview(html, about, { site, path: requested.path, asked: requested.asked });
      const content = await contentOf(requested);
      return new ReadyPage(content ? withSsrContent(described, content) : described);
    };
    return cache.get(JSON.stringify([site, requested]), load);
  }

  async function sendComposed(request: FastifyRequest, reply: FastifyReply, preview: PreviewOf) {
    const path = request.url.split('?', 1)[0] ?? '/';
    const asked = languageInAddress(request);
    const query = Object.keys(request.query as object);
    const searches = searchParameters.some((name) => query.includes(name));
    const requested = { path, searches, asked, language: languageFor(request) };
    try {
      const page = await compose(request, requested, preview);
      return sendPage(request, reply, page ?? bare, page ? 200 : 404);
    } catch (error) {
      // Without the database the app still opens, with what the phone has kept.
      request.log.warn({ reqId: request.id, err: error }, 'a page is sent bare');
      return sendPage(request, reply, bare);
    }
  }

  const isDescribed = (path: string): path is DescribedPage => describedPages.some((page) => page === path);
  for (const path of pagePaths.filter((each) => each !== sharedPage)) {
    app.get(path, (request, reply) =>
      isDescribed(path)
        ? sendComposed(request, reply, async ({ asked }) => describe(path, asked ?? 'eng'))
        : sendPage(request, reply, bare),
    );
  }
  app.get<{ Params: { id: string } }>(sharedPage, (request, reply) =>
    sendComposed(request, reply, ({ asked }) => previewOf(request.params.id, asked)),
  );
}
