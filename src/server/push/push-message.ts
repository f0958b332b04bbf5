/** What a phone is shown of a notice (product 7.21). */
import { type Notice } from '#contract/notices.ts';
import { languageTags, type PageLanguage } from '#contract/pages.ts';
import { type PushMessage } from '#contract/push.ts';
import { type ServerTexts } from '#contract/ssr.ts';
import { shortened } from '#server/http/pages/plain-text.ts';

/** Later ones about the same application take the place of the earlier; at most 32 signs, as `topic` asks. */
export const noticeTag = ({ id, application_id, job_id }: Notice): string => {
  if (application_id !== null) return `application-${application_id}`;
  return job_id === null ? `notice-${id}` : `job-${job_id}`;
};

type Reader = {
  /** Where a tap leads. */
  readonly path: string;
  readonly lang: PageLanguage;
  /** On a phone that is not one's own the lock screen names nobody and no job. */
  readonly remembered: boolean;
};

/** `texts` is undefined where the server has no client: then it has no words, either. */
export function pushMessage(
  notice: Notice,
  { path, lang, remembered }: Reader,
  texts: ServerTexts | undefined,
): PushMessage {
  const { body = '', ...words } = texts ? said(texts, notice, { lang, remembered }) : { open: '', later: '' };
  return {
    id: notice.id,
    kind: notice.kind,
    title: 'Karngea',
    body: shortened(body),
    url: path,
    tag: noticeTag(notice),
    lang: languageTags[lang],
    ...words,
  };
}

function said(texts: ServerTexts, notice: Notice, { lang, remembered }: Omit<Reader, 'path'>) {
  const { open, later, somethingNew } = texts.push(lang);
  return { body: remembered ? texts.notice(notice, lang) : somethingNew, open, later };
}
