/** The text of a job's post in the Telegram channel, in both languages, as HTML of the Bot API. */
import { nameInNotice } from '#contract/address-in-name.ts';
import { type PageLanguage } from '#contract/pages.ts';
import { jobPathFrom } from '#contract/statistics.ts';
import { type ServerTexts } from '#contract/server-rendering.ts';
import { escapeMarkup } from '#server/http/pages/markup.ts';
import { type ChannelPost } from './bot.ts';
import { type ChannelJob } from './channel-store.ts';

const languages: readonly PageLanguage[] = ['kh', 'eng'];
/** Characters of one language's line. */
const lineLength = 300;

type Site = { readonly texts: ServerTexts; readonly url: string | undefined; readonly botName: string };

const both = (texts: ServerTexts, word: 'apply' | 'closed'): string =>
  languages.map((language) => texts.channel(language)[word]).join(' · ');

/** Chats turn addresses into links, so what an employer typed loses them. */
function factsOf(job: ChannelJob, texts: ServerTexts, language: PageLanguage): string {
  const safe = {
    ...job,
    company: null,
    salary: nameInNotice(job.salary),
    location: nameInNotice(job.location),
    district: job.district === null ? null : nameInNotice(job.district),
  };
  return [...texts.jobFacts(safe, language)].slice(0, lineLength).join('');
}

export function postOf(job: ChannelJob, { texts, url, botName }: Site): ChannelPost {
  const name = escapeMarkup(nameInNotice(job.name));
  if (!job.is_open) return { html: `<s>${name}</s>\n${both(texts, 'closed')}` };
  const facts = languages.map((language) => escapeMarkup(factsOf(job, texts, language)));
  const link = url && `${url}${jobPathFrom(job.job_id, 'channel')}`;
  return {
    html: [
      `<b>${name}</b>`,
      ...facts,
      ...(link ? [`<a href="${escapeMarkup(link)}">${new URL(link).host}</a>`] : []),
    ].join('\n'),
    button: { label: both(texts, 'apply'), url: `https://t.me/${botName}?startapp=job_${job.job_id}` },
  };
}

/** For a post that Telegram does not delete any more: it says nothing about the job. */
export const removedPost = (texts: ServerTexts): ChannelPost => ({ html: both(texts, 'closed') });
