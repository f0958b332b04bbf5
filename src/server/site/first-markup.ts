/** Markup that a person wrote, in a page: cleaned once more, and its Khmer parts marked, as the app itself shows it. */
import { cleanRichText } from '#server/http/api/rich-text.ts';
import { Markup } from '#server/http/markup.ts';
import { isKhmer, khmerMark } from './first-parts.ts';

/** What the cleaner leaves is regular: every tag but `br` is closed, and no text or value holds a bare bracket. */
const tag = /(<[^>]*>)/;

/** An element is Khmer when its own words are, whatever the elements within it say. */
export function shownMarkup(description: string): Markup {
  const parts = cleanRichText(description).split(tag);
  const open: number[] = [];
  const khmer = new Set<number | undefined>();
  parts.forEach((part, place) => {
    if (part.startsWith('</')) open.pop();
    else if (part.startsWith('<') && !part.startsWith('<br')) open.push(place);
    else if (isKhmer(part)) khmer.add(open.at(-1));
  });
  const marked = parts.map((part, place) =>
    khmer.has(place) ? part.replace(/^<[a-z0-9]+/, `$&${khmerMark.text}`) : part,
  );
  return new Markup(marked.join(''));
}
