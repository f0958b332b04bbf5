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

/** The content as a message. */
export const toMessage = ({ title, text }: SharedContent): string =>
  [text.startsWith(title) ? '' : title, text].filter(Boolean).join('\n').slice(0, lengths.applicationMessage);

function paragraph(line: string): string {
  const element = document.createElement('p');
  element.textContent = line;
  return element.outerHTML;
}

/** The content as markup of a description: one paragraph per line, and everything in it escaped. */
export const toDescription = ({ text }: SharedContent): string =>
  text
    .split(/\n+/)
    .map((line) => line.trim())
    .filter(Boolean)
    .map(paragraph)
    .join('');
