/** Markup in descriptions of jobs, companies and CVs: what is allowed, and its plain text. */

/** Server and client sanitise by this list. */
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

/** Tags that editors and word processors use, and what they become. */
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

/** The editor's classes for alignment, indentation and colour; others are removed. */
export const richTextClass = /^ql-(?:align-(?:center|right|justify)|indent-[1-8]|color-[a-z0-9]{1,20})$/;

/** Links keep only their `href`; `rel` and `target` are always these. */
export const linkSchemes = ['http', 'https', 'mailto', 'tel'] as const;
export const linkRel = 'noopener noreferrer nofollow ugc';
export const linkTarget = '_blank';

/** False for plain text such as "C++ < C & D", in which no tag starts. */
export const isMarkup = (text: string): boolean => /<[a-z/!?]/i.test(text);

/** Replaces each tag. Sanitised values have no bare brackets, so tags end before the next `<`; this keeps the search linear. */
export const withoutTags = (markup: string, replacement = ''): string =>
  markup.replace(/<[^<>]*>/g, replacement);

const inlineTags = /<\/?(?:strong|b|em|i|u|s|code|a|span)\b[^<>]*>/gi;
const entities: Readonly<Record<string, string>> = {
  nbsp: ' ',
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
};

/** Resolves character references, removes inline tags and replaces block tags by `separator`. */
export function plainText(markup: string, separator = ' '): string {
  return withoutTags(markup.replace(inlineTags, ''), separator).replace(
    /&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]{2,6}));/gi,
    (whole, decimal?: string, hex?: string, name?: string) => {
      if (name !== undefined) return entities[name.toLowerCase()] ?? whole;
      const code = decimal === undefined ? Number.parseInt(hex ?? '', 16) : Number(decimal);
      return code <= 0x10ffff ? String.fromCodePoint(code) : ' ';
    },
  );
}

/** False for a description of only empty paragraphs, spaces and zero-width characters (product 5.4). */
export const hasWords = (text: string): boolean =>
  (isMarkup(text) ? withoutTags(text) : text)
    .replace(/&(nbsp|#160|#xa0|ZeroWidthSpace|#8203);/gi, '')
    .replace(/[\s\u200b-\u200d\u2060\ufeff]/g, '') !== '';
