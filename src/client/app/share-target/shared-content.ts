/** What another app shared into this one (product 2.56), read from the page's address and cleaned. Knows no screens. */
import { withoutHidden } from '#contract/hidden-characters.ts';
import { lengths } from '#contract/limits.ts';

export type Received = { readonly title: string; readonly text: string };

/** Line ends stay; what nobody sees, and half a sign, goes. */
const cleaned = (value: unknown, longest: number): string =>
  withoutHidden(['string', 'number'].includes(typeof value) ? String(value) : '')
    .replace(/\p{Surrogate}/gu, '')
    .trim()
    .slice(0, longest)
    .trim();

/** Only the web: an address of another kind could do something when it is tapped. */
const webAddress = (value: string): string => (/^https?:\/\//i.test(value) ? value : '');

/** Of the manifest's parameters (`build/web-manifest.ts`). Apps put a link into the text, or name it apart, or both. */
export function receivedOf({ title, text, url }: Readonly<Record<string, unknown>>): Received {
  const said = cleaned(text, lengths.richText);
  const link = webAddress(cleaned(url, lengths.richText));
  const parts = said.includes(link) ? [said] : [said, link];
  return {
    title: cleaned(title, lengths.shortText).replace(/\s+/g, ' '),
    text: parts.filter(Boolean).join('\n'),
  };
}

/** As a message says it. */
export const asMessage = ({ title, text }: Received): string =>
  [text.startsWith(title) ? '' : title, text].filter(Boolean).join('\n').slice(0, lengths.applicationMessage);

function paragraph(line: string): string {
  const element = document.createElement('p');
  element.textContent = line;
  return element.outerHTML;
}

/** As a description's markup: each line a paragraph, and nothing in it markup. */
export const asDescription = ({ text }: Received): string =>
  text
    .split(/\n+/)
    .map((line) => line.trim())
    .filter(Boolean)
    .map(paragraph)
    .join('');
