/** What markup a job's or a CV's description may have: the one list that server and client both clean by. */


/** False for empty paragraphs, spaces and zero-width signs: such a description is no description (product 5.4). */
export const hasWords = (text: string): boolean =>
  (isMarkup(text) ? withoutTags(text) : text)
    .replace(/&(nbsp|#160|#xa0|ZeroWidthSpace|#8203);/gi, '')
    .replace(/[\s\u200b-\u200d\u2060\ufeff]/g, '') !== '';

const insideWords = /<\/?(?:strong|b|em|i|u|s|code|a|span)\b[^<>]*>/gi;
const entities: Readonly<Record<string, string>> = {
  nbsp: ' ',
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
};

/** Tags in a word leave it whole, of all others each becomes `between`. */
export function plainText(markup: string, between = ' '): string {
  return withoutTags(markup.replace(insideWords, ''), between).replace(
    /&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]{2,6}));/gi,
    (whole, decimal?: string, hex?: string, name?: string) => {
      if (name !== undefined) return entities[name.toLowerCase()] ?? whole;
      const code = decimal === undefined ? Number.parseInt(hex ?? '', 16) : Number(decimal);
      return code <= 0x10ffff ? String.fromCodePoint(code) : ' ';
    },
  );
}

/**
 * Each tag becomes `between`. What our cleaners leave has no bare bracket in a value, so no tag reaches past the next
 * `<`: looking for an end from each of thousands of them would take seconds.
 */
export const withoutTags = (markup: string, between = ''): string => markup.replace(/<[^<>]*>/g, between);

export const richTextTags = [
  'p',
  'br',
  'h2',
  'h3',
  'strong',
  'em',
  'u',
  's',
  'code',
  'pre',
  'blockquote',
  'ol',
  'ul',
  'li',
  'a',
  'span',
] as const;

/** Other names for the same thing, as editors and word processors write them. */
export const richTextSynonyms = {
  h1: 'h2',
  h4: 'h3',
  h5: 'h3',
  h6: 'h3',
  div: 'p',
  b: 'strong',
  i: 'em',
  del: 's',
  strike: 's',
} as const satisfies Record<string, (typeof richTextTags)[number]>;

/** The editor's classes for alignment, indentation and colour; every other class goes. */
export const richTextClass = /^ql-(?:align-(?:center|right|justify)|indent-[1-8]|color-[a-z0-9]{1,20})$/;

/** `href` is the only attribute of a link that is the writer's. */
export const linkSchemes = ['http', 'https', 'mailto', 'tel'] as const;
export const linkRel = 'noopener noreferrer nofollow ugc';
export const linkTarget = '_blank';

/** Whether a description was written as markup. Where no tag can open ("C++ < C & D") it is plain text, to be shown as such. */
export const isMarkup = (text: string): boolean => /<[a-z/!?]/i.test(text);
