/** What a phone is shown of a notice (product 7.21). */
import { type Notice } from '#contract/notices.ts';
import { securityPath, type ToldEvent } from '#contract/security-events.ts';
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
export const pushMessage = (
  notice: Notice,
  { path, ...reader }: Reader,
  texts: ServerTexts | undefined,
): PushMessage => ({
  id: notice.id,
  kind: notice.kind,
  title: 'Karngea',
  url: path,
  tag: noticeTag(notice),
  ...worded(texts, reader, (words, lang) => words.notice(notice, lang)),
});

/** What happened to the account, as `pushMessage` tells a notice. */
export const securityMessage = (
  event: ToldEvent & { readonly id: number },
  reader: Omit<Reader, 'path'>,
  texts: ServerTexts | undefined,
): PushMessage => ({
  id: event.id,
  kind: 'security',
  title: 'Karngea',
  url: securityPath,
  tag: `security-${event.id}`,
  ...worded(texts, reader, (words, lang) => words.security(event, lang)),
});

function worded(
  texts: ServerTexts | undefined,
  { lang, remembered }: Omit<Reader, 'path'>,
  say: (texts: ServerTexts, lang: PageLanguage) => string,
): Pick<PushMessage, 'body' | 'lang' | 'open' | 'later'> {
  const tag = languageTags[lang];
  if (texts === undefined) return { body: '', lang: tag, open: '', later: '' };
  const { open, later, somethingNew } = texts.push(lang);
  return { body: shortened(remembered ? say(texts, lang) : somethingNew), lang: tag, open, later };
}
