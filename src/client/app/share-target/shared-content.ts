/** Text that another app shared with this one (product 2.56), read from the URL and cleaned. */
import { withoutHidden } from '#contract/hidden-characters.ts';
import { lengths } from '#contract/limits.ts';

export type SharedContent = { readonly title: string; readonly text: string };

/** Removes invisible characters and lone surrogates; line breaks stay. */
const cleanText = (value: unknown, maxLength: number): string =>
  withoutHidden(['string', 'number'].includes(typeof value) ? String(value) : '')
    .replace(/\p{Surrogate}/gu, '')
    .trim()
    .slice(0, maxLength)
    .trim();

/** Only web URLs: tapping one with another scheme could run something. */
const webAddress = (value: string): string => (/^https?:\/\//i.test(value) ? value : '');

/** Reads the parameters of the manifest (`build/web-manifest.ts`). Apps put a link into `text`, `url` or both. */
export function sharedContentFrom({ title, text, url }: Readonly<Record<string, unknown>>): SharedContent {
  const body = cleanText(text, lengths.richText);
  const link = webAddress(cleanText(url, lengths.richText));
  const parts = body.includes(link) ? [body] : [body, link];
  return {
    title: cleanText(title, lengths.shortText).replace(/\s+/g, ' '),
    text: parts.filter(Boolean).join('\n'),
  };
}

/** The content as one text. */
export const toText = ({ title, text }: SharedContent): string =>
  [text.startsWith(title) ? '' : title, text].filter(Boolean).join('\n');

/** The content as a message. */
export const toMessage = (content: SharedContent): string =>
  toText(content).slice(0, lengths.applicationMessage);
