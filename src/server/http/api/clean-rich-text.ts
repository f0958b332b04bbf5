/** Sanitizes rich text that users wrote, by the allowlist in contract/description-markup.ts. */
import sanitizeHtml from 'sanitize-html';
import {
  isMarkup,
  linkRel,
  linkSchemes,
  linkTarget,
  richTextClass,
  richTextSynonyms,
  richTextTags,
} from '#contract/description-markup.ts';

const completeTag = /<\/?[a-z][^<>]*>/i;

const options: sanitizeHtml.IOptions = {
  allowedTags: [...richTextTags],
  allowedAttributes: { a: ['href', 'rel', 'target'] },
  allowedClasses: { '*': [richTextClass] },
  allowedSchemes: [...linkSchemes],
  // "//host" would take the scheme of our site.
  allowProtocolRelative: false,
  nestingLimit: 60,
  transformTags: {
    ...Object.fromEntries(
      Object.entries(richTextSynonyms).map(([from, to]) => [from, sanitizeHtml.simpleTransform(to, {})]),
    ),
    a: sanitizeHtml.simpleTransform('a', { rel: linkRel, target: linkTarget }),
  },
};

const escape = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** Sanitizes markup. Plain text is returned unchanged; text with a lone "<" becomes an escaped paragraph. */
export function cleanRichText(text: string): string {
  if (!isMarkup(text)) return text;
  if (completeTag.test(text)) return sanitizeHtml(text, options).trim();
  return `<p>${escape(text).replaceAll('\n', '<br>')}</p>`;
}
