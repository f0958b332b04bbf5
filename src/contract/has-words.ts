/** Whether a description says anything, for those who show it. */
import { isMarkup } from './rich-text.ts';
import { withoutTags } from './without-tags.ts';

/** False for empty paragraphs, spaces and zero-width signs: such a description is no description (product 5.4). */
export const hasWords = (text: string): boolean =>
  (isMarkup(text) ? withoutTags(text) : text)
    .replace(/&(nbsp|#160|#xa0|ZeroWidthSpace|#8203);/gi, '')
    .replace(/[\s\u200b-\u200d\u2060\ufeff]/g, '') !== '';
