/** Converts what the editor writes to the markup that is stored. */

/** An empty paragraph needs a `br`, or it has no height. */
const emptyParagraph = /<(p|h2|h3|blockquote)((?: class="[^"]*")?)><\/\1>/g;

/**
 * Converts the editor's markup to what is stored: it writes every space as `&nbsp;`, which would prevent line breaks.
 * Markup without visible text becomes ''.
 */
export function storedMarkup(semantic: string): string {
  const markup = semantic
    // eslint-disable-next-line lingui/no-unlocalized-strings -- markup, not a text
    .replaceAll('&nbsp;', ' ')
    .replaceAll('\u00a0', ' ')
    .replace(/ data-(?:list|language)="[^"]*"/g, '')
    .replace(emptyParagraph, '<$1$2><br></$1>');
  const words = markup.replace(/<[^<>]*>/g, '').replace(/[\s\u200b\ufeff]/g, '');
  return words === '' ? '' : markup;
}
