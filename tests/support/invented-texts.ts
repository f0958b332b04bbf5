/** What only a demonstration shows (product 12.7), in both languages. */
import { wording } from './wording.ts';

const khmer = wording('km');

const inventedTexts: readonly string[] = [
  'Karngea is a demonstration. The postings on this site are not real.',
  'This site is a demonstration. The people and the postings on it are not real.',
  'What people say',
  'Chan Dara',
  'Keo Sokha',
  'Lim Sreymom',
].flatMap((text) => [text, khmer(text)]);
const inventedWords = /demonstration|are not real|012 ?345 ?678|\+855 ?12 ?345 ?678|\.example\b/gi;

/** What the text contains of it. */
export function inventedIn(text: string): string[] {
  // The server marks possible line breaks in Khmer texts.
  const plain = text.replaceAll('\u200b', '');
  return [...(plain.match(inventedWords) ?? []), ...inventedTexts.filter((each) => plain.includes(each))];
}
