/** Khmer in Latin letters has no fixed spelling: neak yeam, nak yam and nek yearm are one phrase. */

/** First words of many titles, which people spell in most ways, as they are in the table of synonyms. */
const firstWords: readonly (readonly [RegExp, string])[] = [
  [/^(?:n[eay]+r?k+|nk|anak|anek) ?(?=.)/, 'nak'],
  [/^(?:ch?h?|j)(?:ea|ie|i|a|o|ear)ng ?(?=.)/, 'jang'],
  [/^k(?:a|o|om|am)m+(?:a|e)? ?k(?:or|o|ar|aor|a)(?:rey|rei|rini)? ?(?=.)/, 'kamkor'],
  [/^k(?:om|am) ?k(?:or|o|ar|aor) ?(?=.)/, 'kamkor'],
  [/^b(?:o|u|ok|uk)k? ?k?(?:a|o|e)l+[iey]+k ?(?=.)/, 'pokalik'],
  [/^m(?:o|u|on)nt?r(?:ey|i|ei|y|ai) ?(?=.)/, 'montre'],
  [/^(?:kru|krou|kroo|krouh|kruu) ?(?=.)/, 'kro'],
];

/** In this order; what is left are the consonants and three vowels. */
const spellings: readonly (readonly [RegExp, string])[] = [
  [/[ '-]/g, ''],
  // r after a vowel only lengthens it, and so does h.
  [/([aeiouy])[rh]{1,2}(?![aeiouy])/g, '$1'],
  [/nh|gn|ng/g, 'n'],
  [/chh?|jh/g, 'j'],
  [/([kptgbds])h/g, '$1'],
  [/[cqg]/g, 'k'],
  [/w/g, 'v'],
  [/z|sh/g, 's'],
  [/b/g, 'p'],
  [/d/g, 't'],
  [/[ao][vu](?![aeiouy])/g, 'ov'],
  [/[ou]{1,3}[iy]/g, 'oy'],
  [/ea|aa|ia/g, 'a'],
  [/a(?=[mn](?![aeiouy]))/g, 'o'],
  [/[eiy][eiuy]{0,3}|ae|ai|ay|oe|ue/g, 'e'],
  [/[ou]{1,3}a?|ao/g, 'o'],
  [/([a-z])\1{1,3}/g, '$1'],
];

/** Shorter ones are the same for too many words. */
const minLength = 3;

/** Whether a word starts a title in Latin letters, such as nek for អ្នក. @param word normalised */
export const startsTitle = (word: string): boolean =>
  firstWords.some(([first]) => first.exec(`${word} x`)?.[0] === `${word} `);

/** The same for spellings of one Khmer phrase; undefined for one that is too short. @param text normalised */
export function skeletonOf(text: string): string | undefined {
  const [prefix, skeleton = ''] = firstWords.reduce<[string, string]>(
    ([found, rest], [first, spelling]) =>
      found === '' && first.test(rest) ? [spelling, rest.replace(first, '')] : [found, rest],
    ['', text],
  );
  const folded = spellings.reduce((spelled, [from, to]) => spelled.replace(from, to), skeleton);
  return folded.length >= (prefix === '' ? minLength : 2) ? prefix + folded : undefined;
}
