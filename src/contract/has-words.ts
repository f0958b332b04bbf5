/** Whether a description says anything, for those who show it. */

/** False for empty paragraphs, spaces and zero-width signs: such a description is no description (product 5.4). */
export const hasWords = (markup: string): boolean =>
  markup
    .replace(/<[^>]*>/g, '')
    .replace(/&(nbsp|#160|#xa0|ZeroWidthSpace|#8203);/gi, '')
    .replace(/[\s\u200b-\u200d\u2060\ufeff]/g, '') !== '';
