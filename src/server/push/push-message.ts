/** What a phone is shown of a notice (product 7.21). */
import { type Notice } from '#contract/notices.ts';
import { jobPath, languageTags, type PageLanguage } from '#contract/pages.ts';
import { type PushMessage } from '#contract/push.ts';
import { type ServerTexts } from '#contract/ssr.ts';
import { shortened } from '#server/http/pages/plain-text.ts';

/** Where a tap leads: to what the notice is about (product 2.25). */
export function noticePath({ kind, application_id, job_id }: Notice): string {
  if (kind === 'company_verified' || kind === 'company_refused') return '/companies/mine';
  if (kind === 'report_decided') return '/notices';
  if (application_id !== null && kind !== 'application_withdrawn') return `/application/${application_id}`;
  return job_id === null ? '/notices' : jobPath(job_id);
}

/** Later ones about the same application take the place of the earlier; at most 32 signs, as `topic` asks. */
export const noticeTag = ({ id, application_id, job_id }: Notice): string => {
  if (application_id !== null) return `application-${application_id}`;
  return job_id === null ? `notice-${id}` : `job-${job_id}`;
};

type Reader = {
  readonly lang: PageLanguage;
  /** On a phone that is not one's own the lock screen names nobody and no job. */
  readonly remembered: boolean;
};

/** `texts` is undefined where the server has no client: then it has no words, either. */
export function pushMessage(
  notice: Notice,
  { lang, remembered }: Reader,
  texts: ServerTexts | undefined,
): PushMessage {
  const { body = '', ...words } = texts ? said(texts, notice, { lang, remembered }) : { open: '', later: '' };
  return {
    id: notice.id,
    kind: notice.kind,
    title: 'Karngea',
    body: shortened(body),
    url: noticePath(notice),
    tag: noticeTag(notice),
    lang: languageTags[lang],
    ...words,
  };
}

function said(texts: ServerTexts, notice: Notice, { lang, remembered }: Reader) {
  const { open, later, somethingNew } = texts.push(lang);
  return { body: remembered ? texts.notice(notice, lang) : somethingNew, open, later };
}
