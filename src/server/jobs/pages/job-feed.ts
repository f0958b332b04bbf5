/** New jobs as an Atom feed (product 12.6): all, or those that a search finds. A demonstration's is empty. */
import { type FastifyInstance } from 'fastify';
import { jobsQuery } from '#contract/job-requests.ts';
import { type JobListItem, listJobs } from '#contract/jobs.ts';
import {
  feedPath,
  jobPath,
  languageParameter,
  languageTags,
  type PageLanguage,
  searchParameters,
} from '#contract/pages.ts';
import { type ServerTexts } from '#contract/server-rendering.ts';
import { type OccupationName } from '#occupations/group-names.ts';
import { occupationNames } from '#occupations/names.ts';
import { type Db } from '#server/database/connect.ts';
import { parseOrFail } from '#server/http/api/call-failures.ts';
import { SerializedReply } from '#server/http/api/serialized-reply.ts';
import { LoadingCache } from '#server/http/cache/loading-cache.ts';
import { type Clock, secondMs } from '#server/http/clock.ts';
import { html, type Markup } from '#server/http/pages/markup.ts';
import { addressIn, languageInAddress } from '#server/http/pages/site-address.ts';
import { findJobs } from '../search/job-search.ts';

const names: Readonly<Record<string, OccupationName>> = occupationNames;

function occupationCategory({ occupation }: JobListItem, language: PageLanguage): Markup | undefined {
  const name = occupation === null ? undefined : names[occupation];
  return (
    name && html`<category term="${occupation ?? ''}" label="${language === 'kh' ? name.km : name.en}" />`
  );
}

/** Search terms by their names in the URL of `/jobs`. */
type Terms = Readonly<Record<string, string>>;

const pages = [0, 1];
const feedsCached = 100;

type Options = {
  readonly db: Db;
  readonly clock: Clock;
  readonly texts: ServerTexts;
  readonly site: string;
  readonly demo: boolean;
};

export function jobFeed(app: FastifyInstance, { db, clock, texts, site, demo }: Options): void {
  const feeds = new LoadingCache<string>({ name: 'feeds', clock, ttlMs: secondMs, max: feedsCached });

  /** The newest open jobs. */
  async function newest(terms: Terms): Promise<JobListItem[]> {
    const query = parseOrFail(jobsQuery, {
      ...terms,
      job_type: terms['type'],
      status: 'Hiring',
      sort: 'Date',
      page: undefined,
    });
    if (demo) return [];
    const found = await Promise.all(pages.map((page) => findJobs(db, { ...query, page }, demo)));
    return found.flatMap(({ json }) => new SerializedReply(json).read(listJobs));
  }

  function entry(job: JobListItem, language: PageLanguage): Markup {
    const address = `${site}${jobPath(job.job_id)}`;
    return html`<entry>
      <id>${address}</id>
      <title>${job.name}</title>
      <link rel="alternate" type="text/html" href="${`${addressIn(address, language)}&from=feed`}" />
      <published>${job.date_added}</published>
      <updated>${job.date_edited ?? job.date_added}</updated>
      ${job.company !== null && html`<author><name>${job.company.name}</name></author>`}
      <category term="${job.industry}" label="${texts.word(job.industry, language)}" />
      ${occupationCategory(job, language)}
      <summary>${texts.jobFacts(job, language)}</summary>
    </entry> `;
  }

  async function write(terms: Terms, language: PageLanguage) {
    const jobs = await newest(terms);
    const query = new URLSearchParams({ ...terms, [languageParameter]: language }).toString();
    const changed = jobs.map(({ date_added, date_edited }) => date_edited ?? date_added).sort();
    const { title, description } = texts.page('/jobs', language);
    const { text } = html`<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${languageTags[language]}">
      <id>${site}${feedPath}?${query}</id>
      <title>${title}</title>
      <subtitle>${description}</subtitle>
      <author><name>Karngea</name></author>
      <link rel="self" type="application/atom+xml" href="${site}${feedPath}?${query}" />
      <link rel="alternate" type="text/html" href="${site}/jobs?${query}" />
      <updated>${changed.at(-1) ?? new Date(0).toISOString()}</updated>
      ${jobs.map((job) => entry(job, language))}</feed
    > `;
    return `<?xml version="1.0" encoding="UTF-8"?>\n${text}`;
  }

  app.get(feedPath, async (request, reply) => {
    const parameters = request.query as Readonly<Record<string, unknown>>;
    const terms = Object.fromEntries(
      searchParameters.flatMap((name) => {
        const value = parameters[name];
        return typeof value === 'string' && value !== '' ? [[name, value]] : [];
      }),
    );
    const language = languageInAddress(request) ?? 'eng';
    const feed = await feeds.get(JSON.stringify([terms, language]), () => write(terms, language));
    return (
      reply
        // Jobs that operators remove disappear within seconds.
        .header('cache-control', 'public, max-age=2')
        .type('application/atom+xml; charset=utf-8')
        .send(feed)
    );
  });
}
