/** Routes for the app's pages: the built page with its preview and, for some, server-rendered content. */
import { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import {
  type DescribedPage,
  describedPages,
  feedPath,
  type PageLanguage,
  pagePaths,
  searchParameters,
  type SharedPage,
  sharedPages,
  unlistedPages,
} from '#contract/pages.ts';
import { type SsrData } from '#contract/server-rendering.ts';
import { LoadingCache } from '#server/http/cache/loading-cache.ts';
import { type Clock, secondMs } from '#server/http/clock.ts';
import { type SsrContent, withSsrContent } from './ssr-content.ts';
import { type Preview, withPreview } from './link-preview.ts';
import { ReadyPage, sendPage } from './send-page.ts';
import { type ChangedJob } from '#server/http/services.ts';
import { languageFor, languageInAddress } from './site-address.ts';

/** The request for a page. */
export type PageRequest = {
  readonly path: string;
  /** Whether the URL has search parameters. */
  readonly searches: boolean;
  readonly language: PageLanguage;
  /** The language in the URL. */
  readonly asked: PageLanguage | undefined;
};

type PagesOptions = {
  /** The built page, without content or preview. */
  readonly bare: ReadyPage;
  readonly publicUrl: string | undefined;
  /** Undefined without a client build with SSR; every page is then the bare one. */
  readonly about: PagesAbout | undefined;
  readonly clock: Clock;
  /** Subscribes to changes of jobs. */
  readonly onJobChange: (listener: (job: ChangedJob) => void) => void;
  /** Subscribes to changes of companies, which any page may show. */
  readonly onCompanyChange: (listener: () => void) => void;
  /** Whether a page with this data may show the job. */
  readonly mayShow: (data: SsrData, job: ChangedJob) => boolean;
};

/** Sources of previews and content. */
type PagesAbout = {
  /** Title and description of a static page. */
  readonly describe: (page: DescribedPage, language: PageLanguage) => Omit<Preview, 'language' | 'type'>;
  /** The preview of a job or company, in the asked language if possible; undefined if it does not exist. */
  readonly previews: Readonly<
    Record<SharedPage, (id: string, asked: PageLanguage | undefined) => Promise<Preview | undefined>>
  >;
  /** Server-rendered content; undefined for pages without it. */
  readonly contentOf: (requested: PageRequest) => Promise<SsrContent | undefined>;
};

/** The same as for the replies that the pages are made of. */
const cachedMs = secondMs;
const cachedPages = 200;

/** Adds noindex to pages that search engines must not list. */
const listed = (path: string, reply: FastifyReply): FastifyReply =>
  unlistedPages.includes(path) ? reply.header('x-robots-tag', 'noindex') : reply;

type PreviewOf = (requested: PageRequest) => Promise<Preview | undefined>;

export function registerPages(app: FastifyInstance, options: PagesOptions): void {
  const { bare, publicUrl, about, clock, onJobChange, mayShow } = options;
  if (about === undefined) {
    for (const path of pagePaths)
      app.get(path, (request, reply) => sendPage(request, listed(path, reply), bare));
    return;
  }
  const { describe, previews, contentOf } = about;
  type Composed = { readonly page: ReadyPage | undefined; readonly data?: SsrData | undefined };
  const cache = new LoadingCache<Composed>({ name: 'pages', clock, ttlMs: cachedMs, max: cachedPages });
  // A page without SSR data may still have a preview of the job.
  onJobChange((job) => cache.invalidate(({ data }) => data === undefined || mayShow(data, job)));

  options.onCompanyChange(() => cache.clear());

  /** The page with preview and content; undefined if the job or company does not exist. */
  function compose(requested: PageRequest, preview: PreviewOf) {
    const load = async (): Promise<Composed> => {
      const found = await preview(requested);
      if (found === undefined) return { page: undefined };
      const described = withPreview(bare.html, found, {
        ...requested,
        site: publicUrl,
        feed: requested.path === '/jobs' ? feedPath : undefined,
      });
      const content = await contentOf(requested);
      const page = new ReadyPage(content ? withSsrContent(described, content) : described);
      return { page, data: content?.data };
    };
    return cache.get(JSON.stringify(requested), load);
  }

  async function sendComposed(request: FastifyRequest, reply: FastifyReply, preview: PreviewOf) {
    const path = request.url.split('?', 1)[0] ?? '/';
    const asked = languageInAddress(request);
    const query = Object.keys(request.query as object);
    const searches = searchParameters.some((name) => query.includes(name));
    const requested = { path, searches, asked, language: languageFor(request) };
    try {
      const { page } = await compose(requested, preview);
      return sendPage(request, reply, page ?? bare, page ? 200 : 404);
    } catch (error) {
      // Without the database the app still opens, with cached data.
      request.log.warn({ reqId: request.id, err: error }, 'a page is sent bare');
      return sendPage(request, reply, bare);
    }
  }

  const isShared = (path: string): path is SharedPage => sharedPages.some((page) => page === path);
  const isDescribed = (path: string): path is DescribedPage => describedPages.some((page) => page === path);
  for (const path of pagePaths.filter((each) => !isShared(each))) {
    app.get(path, (request, reply) =>
      isDescribed(path)
        ? sendComposed(request, reply, async ({ asked = 'eng' }) => ({
            ...describe(path, asked),
            language: asked,
            type: 'website',
          }))
        : sendPage(request, listed(path, reply), bare),
    );
  }
  for (const path of sharedPages)
    app.get<{ Params: { id: string } }>(path, (request, reply) =>
      sendComposed(request, reply, ({ asked }) => previews[path](request.params.id, asked)),
    );
}
