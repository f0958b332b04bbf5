/** Turns the editor's markup into the one that is stored. */

/** Empty lines are kept by a break; without one, a paragraph has no height. */
const emptyParagraph = /<(p|h2|h3|blockquote)((?: class="[^"]*")?)><\/\1>/g;

/**
 * The editor writes every space as `&nbsp;`, which would keep lines from breaking, and empty lines as empty paragraphs.
 * A text without any sign in it is ''.
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
