/** A job in two lines, for the chats that people share it in and for search engines. */
import { jobPicturePath, type PageLanguage } from '#contract/pages.ts';
import { type ServerTexts } from '#contract/server-rendering.ts';
import { type Db } from '#server/database/connect.ts';
import { Failure } from '#server/http/api/failures.ts';
import { type Preview } from '#server/http/pages/link-preview.ts';
import { plainText, shortened } from '#server/http/pages/preview-text.ts';
import { type JobDetails } from './job-details.ts';
import { languageOfJob } from './job-language.ts';
import { jobPostingData } from './job-posting-data.ts';
import { realAmong } from './open-jobs.ts';

type Sources = {
  readonly db: Db;
  readonly details: Pick<JobDetails, 'detailForGuests'>;
  readonly texts: ServerTexts;
  readonly site: string | undefined;
};

/** In the language that was asked for, else in the job's own; undefined for an id that names no job. */
export const jobPreviews =
  ({ db, details, texts, site }: Sources) =>
  async (id: string, asked: PageLanguage | undefined): Promise<Preview | undefined> => {
    if (!/^\d{1,15}$/.test(id)) return undefined;
    const job = await details.detailForGuests(Number(id)).catch(undefinedIfMissing);
    if (job === undefined) return undefined;
    const language = asked ?? languageOfJob(job);
    const isOpen = job.status === 'Hiring';
    // Invented jobs must never reach the job search of a search engine.
    const isFound = isOpen && (await realAmong(db, [job.job_id])).has(job.job_id);
    return {
      title: `${job.name} | Karngea`,
      description: shortened(texts.job({ ...job, description: plainText(job.description) }, language)),
      language,
      type: 'article',
      picture: jobPicturePath(job.job_id),
      isOver: !isOpen,
      ...(isFound ? { data: jobPostingData(job, { site, word: texts.word }) } : {}),
    };
  };

function undefinedIfMissing(error: unknown): undefined {
  if (!(error instanceof Failure && error.code === 'not_found')) throw error;
}
