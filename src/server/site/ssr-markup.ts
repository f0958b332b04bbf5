/** Markup that a person wrote, in a page: cleaned once more, and its Khmer parts marked, as the app itself shows it. */
import { languageTags } from '#contract/pages.ts';
import { cleanRichText } from '#server/http/api/clean-rich-text.ts';

/** What the cleaner leaves is regular: every tag but `br` is closed, and no text or value holds a bare bracket. */
const tag = /(<[^<>]*>)/;
const khmerLetter = /[\u1780-\u17ff]/;

/** An element is Khmer when its own words are, whatever the elements within it say. */
export function cleanForPage(description: string): string {
  const parts = cleanRichText(description).split(tag);
  const open: number[] = [];
  const khmer = new Set<number | undefined>();
  parts.forEach((part, place) => {
    if (part.startsWith('</')) open.pop();
    else if (part.startsWith('<') && !part.startsWith('<br')) open.push(place);
    else if (khmerLetter.test(part)) khmer.add(open.at(-1));
  });
  return parts
    .map((part, place) =>
      khmer.has(place) ? part.replace(/^<[a-z0-9]+/, `$& lang="${languageTags.kh}"`) : part,
    )
    .join('');
}
