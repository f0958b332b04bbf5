/** What markup a job's or a CV's description may have: the one list that server and client both clean by. */

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
