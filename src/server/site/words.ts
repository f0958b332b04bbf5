/** The client's texts, for pages that the server begins: English as it stands in the templates, Khmer from the catalogue. */
import { type PageLanguage } from '#contract/pages.ts';

/** English message to Khmer, as the client's build wrote them down. */
export type KhmerTexts = Readonly<Record<string, string>>;
export type Values = Readonly<Record<string, string | number>>;
/** Gives a message of the catalogue in one language, with its `{name}` places filled in. */
export type Say = (english: string, values?: Values) => string;

/** What our catalogues have of ICU: one plural, by `{0}`, with `#` for the number. */
const plural = /\{0, plural,(?: one \{([^{}]*)\})? other \{([^{}]*)\}\}/;

/** Who speaks one language. A message that has no Khmer is said in English. */
export function wordsIn(language: PageLanguage, khmer: KhmerTexts): Say {
  return (english, values = {}) => {
    const message = language === 'kh' && Object.hasOwn(khmer, english) ? khmer[english] : undefined;
    return (message ?? english)
      .replace(plural, (_, one: string | undefined, other: string) =>
        (values['0'] === 1 && one !== undefined ? one : other).replace('#', String(values['0'])),
      )
      .replace(/\{(\w+)\}/g, (_, name: string) => String(values[name]));
  };
}

const minute = 60_000;
const day = 24 * 60 * minute;
/** From the longest: milliseconds and message (as `client/language/relative-time.tsx` has them). */
const spans = [
  [365.25 * day, '{0, plural, one {# year ago} other {# years ago}}'],
  [30.44 * day, '{0, plural, one {# month ago} other {# months ago}}'],
  [7 * day, '{0, plural, one {# week ago} other {# weeks ago}}'],
  [day, '{0, plural, one {# day ago} other {# days ago}}'],
  [60 * minute, '{0, plural, one {# hour ago} other {# hours ago}}'],
  [minute, '{0, plural, one {# minute ago} other {# minutes ago}}'],
] as const;

/** How long ago something was, `ms` milliseconds back. */
export function ago(say: Say, ms: number): string {
  const [span, message] = spans.find(([least]) => ms >= least) ?? [];
  return span === undefined || message === undefined
    ? say('just now')
    : say(message, { 0: Math.floor(ms / span) });
}
