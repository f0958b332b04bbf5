/** Plain and shortened texts, for link previews and the job feed. */
import { isMarkup, withoutTags } from '#contract/description-markup.ts';

const longest = 200;
const signs: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  '#39': "'",
  nbsp: ' ',
};
const readSigns = (markup: string): string =>
  markup.replace(/&(amp|lt|gt|quot|#39|nbsp);/g, (_, name: string) => signs[name] ?? '');

/** The text without markup, on one line. */
export const plainText = (text: string): string =>
  (isMarkup(text) ? readSigns(withoutTags(text, ' ')) : text).replace(/\s+/g, ' ').trim();

const letters = new Intl.Segmenter('km', { granularity: 'grapheme' });
/** Cuts between graphemes, so that Khmer syllables stay whole. */
export function shortened(text: string): string {
  if (text.length <= longest) return text;
  let end = 0;
  for (const { index, segment } of letters.segment(text)) {
    if (index + segment.length >= longest) break;
    end = index + segment.length;
  }
  return `${text.slice(0, end).trimEnd()}…`;
}
