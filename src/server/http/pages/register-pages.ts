/** One page for every address of the app. What the page shows is the client's. */
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
import { type SsrData } from '#contract/ssr.ts';
import { LoadingCache } from '#server/http/cache/loading-cache.ts';
import { type Clock, secondMs } from '#server/http/clock.ts';
import { type SsrContent, withSsrContent } from './ssr-content.ts';
import { type Preview, withPreview } from './link-preview.ts';
import { ReadyPage, sendPage } from './send-page.ts';
import { type ChangedJob } from '#server/http/services.ts';
import { languageFor, languageInAddress } from './site-address.ts';

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
  /** The page as it was built, which begins empty and says nothing of itself. */
  readonly bare: ReadyPage;
  readonly publicUrl: string | undefined;
  /** Undefined where nothing was built that knows: then every page begins empty. */
  readonly about: PagesAbout | undefined;
  readonly clock: Clock;
  /** Calls the listener after every change of a job. */
  readonly onJobChange: (listener: (job: ChangedJob) => void) => void;
  /** Calls the listener after every change of a company, which all jobs may show. */
  readonly onCompanyChange: (listener: () => void) => void;
  /** Whether a page that shows the data shows the job, too. */
  readonly mayShow: (data: SsrData, job: ChangedJob) => boolean;
};

/** What pages say and show before any script has run. */
export type PagesAbout = {
  /** What a page says of itself that is the same for everybody. */
  readonly describe: (page: DescribedPage, language: PageLanguage) => Omit<Preview, 'language' | 'type'>;
  /** What the shared page with this id is about, best in the asked language; undefined when there is no such thing. */
  readonly previews: Readonly<
    Record<SharedPage, (id: string, asked: PageLanguage | undefined) => Promise<Preview | undefined>>
  >;
  /** What the page shows before any script has run; undefined for a page that begins empty. */
  readonly contentOf: (requested: PageRequest) => Promise<SsrContent | undefined>;
};

/** As long as the answers that the pages are made of are kept. */
const cachedMs = secondMs;
const cachedPages = 200;

/** Tells search engines which pages they must not list. */
const listed = (path: string, reply: FastifyReply): FastifyReply =>
  unlistedPages.includes(path) ? reply.header('x-robots-tag', 'noindex') : reply;

type PreviewOf = (requested: PageRequest) => Promise<Preview | undefined>;

/** Adds the pages to the app. */
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
  // A page without data may be about a job all the same.
  onJobChange((job) => cache.invalidate(({ data }) => data === undefined || mayShow(data, job)));

  options.onCompanyChange(() => cache.clear());

  /** The page with what it is about and what it shows first; undefined when there is no such thing. */
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
      // Without the database the app still opens, with what the phone has kept.
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
