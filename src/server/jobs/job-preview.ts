/** A job in two lines, for the chats that people share it in and for search engines. */
import { jobPicturePath, type PageLanguage } from '#contract/pages.ts';
import { isMarkup } from '#contract/rich-text.ts';
import { withoutTags } from '#contract/without-tags.ts';
import { type ServerTexts } from '#contract/ssr.ts';
import { type Db } from '#server/database/connect.ts';
import { type JobRow } from '#server/database/tables.ts';
import { type Preview } from '#server/http/pages/link-preview.ts';
import { statusOf } from './job-end-store.ts';
import { languageOfJob } from './job-language.ts';
import { advertisedFields, postingData } from './job-posting-data.ts';

const longest = 200;
const plain = (text: string): string =>
  (isMarkup(text) ? withoutTags(text, ' ') : text).replace(/(?:&nbsp;|\s)+/g, ' ').trim();

const letters = new Intl.Segmenter('km', { granularity: 'grapheme' });
/** Cut between letters: half a Khmer syllable is not a text. */
function shortened(text: string): string {
  if (text.length <= longest) return text;
  let end = 0;
  for (const { index, segment } of letters.segment(text)) {
    if (index + segment.length >= longest) break;
    end = index + segment.length;
  }
  return `${text.slice(0, end).trimEnd()}…`;
}

const columns = ['id', 'img', ...advertisedFields] as const;
export type PreviewedJob = Pick<JobRow, (typeof columns)[number] | 'status'>;

/** Undefined for an id that names no job. */
export async function findPreviewedJob(db: Db, id: string): Promise<PreviewedJob | undefined> {
  if (!/^\d{1,15}$/.test(id)) return undefined;
  return db
    .selectFrom('jobs')
    .select(columns)
    .select(statusOf('jobs').as('status'))
    .where('id', '=', Number(id))
    .executeTakeFirst();
}

type Wish = {
  readonly asked: PageLanguage | undefined;
  readonly texts: ServerTexts;
  /** Invented jobs must never reach the job search of a search engine. */
  readonly isReal: boolean;
};

/** In the language that was asked for, else in the job's own. */
export async function previewJob(
  db: Db,
  id: string,
  { asked, texts, isReal }: Wish,
): Promise<Preview | undefined> {
  const job = await findPreviewedJob(db, id);
  if (job === undefined) return undefined;
  const language = asked ?? languageOfJob(job);
  const isOpen = job.status === 'Hiring';
  return {
    title: `${job.name} | Karngea`,
    description: shortened(texts.job({ ...job, description: plain(job.description) }, language)),
    language,
    type: 'article',
    picture: jobPicturePath(job.id),
    isIndexed: isOpen,
    ...(isReal && isOpen ? { data: postingData(job) } : {}),
  };
}
