/** The screens' texts in each language, read from the catalogues, so that a test can run in either. */
import { readFileSync } from 'node:fs';

export type Locale = 'en' | 'km';
export const locales: readonly Locale[] = ['en', 'km'];

const quoted = /"(?:[^"\\]|\\.)*"/g;
const join = (text: string): string =>
  (text.match(quoted) ?? []).map((part) => String(JSON.parse(part))).join('');

function readCatalogue(locale: Locale): Map<string, string> {
  const file = new URL(`../../locales/${locale}/messages.po`, import.meta.url);
  const messages = new Map<string, string>();
  for (const block of readFileSync(file, 'utf8').split(/\n\n+/)) {
    const id = /^msgid ((?:".*"\n?)+)/m.exec(block)?.[1];
    const translation = /^msgstr ((?:".*"\n?)+)/m.exec(block)?.[1];
    // The same English may have other translations in a context (a tab, a theme); use the one without a context.
    const isPlain = !/^msgctxt /m.test(block);
    if (id && translation && (isPlain || !messages.has(join(id)))) messages.set(join(id), join(translation));
  }
  return messages;
}

const khmer = readCatalogue('km');

export type Wording = (english: string) => string;

/** The screen's text in the given language; throws for texts in no catalogue, so that a test cannot go stale. */
export function wording(locale: Locale): Wording {
  return (english) => {
    const translated = khmer.get(english);
    if (!translated) throw new Error(`no message "${english}" in the catalogue`);
    return locale === 'en' ? english : translated;
  };
}
