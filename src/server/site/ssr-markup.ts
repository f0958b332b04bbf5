/** Cleans user-written markup again for a page, and marks Khmer elements, as the app does. */
import { languageTags } from '#contract/pages.ts';
import { cleanRichText } from '#server/http/api/clean-rich-text.ts';

/** Cleaned markup is regular: every tag but `br` is closed, and no text or attribute contains a bare bracket. */
const tag = /(<[^<>]*>)/;
const khmerLetter = /[\u1780-\u17ff]/;

/** An element is Khmer if its own text is, regardless of nested elements. */
export function cleanForPage(description: string): string {
  const parts = cleanRichText(description).split(tag);
  const open: number[] = [];
  const khmer = new Set<number | undefined>();
  parts.forEach((part, index) => {
    if (part.startsWith('</')) open.pop();
    else if (part.startsWith('<') && !part.startsWith('<br')) open.push(index);
    else if (khmerLetter.test(part)) khmer.add(open.at(-1));
  });
  return parts
    .map((part, index) =>
      khmer.has(index) ? part.replace(/^<[a-z0-9]+/, `$& lang="${languageTags.kh}"`) : part,
    )
    .join('');
}
