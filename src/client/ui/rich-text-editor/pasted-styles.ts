/**
 * Replaces the styles of pasted text by tags and classes that the editor reads. It can't read the styles themselves: the
 * page's policy forbids them, also in documents that scripts parse.
 */

type Styles = ReadonlyMap<string, string>;

function stylesOf(element: Element): Styles {
  const declarations = (element.getAttribute('style') ?? '').toLowerCase().split(';');
  return new Map(
    declarations.flatMap((declaration) => {
      const colon = declaration.indexOf(':');
      return colon < 0 ? [] : [[declaration.slice(0, colon).trim(), declaration.slice(colon + 1).trim()]];
    }),
  );
}

const isBold = (weight: string): boolean => /^bold|^[6-9]00\b/.test(weight);
const isSlanted = (style: string): boolean => /^(?:italic|oblique)/.test(style);
const decorations = (styles: Styles): string =>
  [styles.get('text-decoration'), styles.get('text-decoration-line')].join(' ');

/** Formats that the nearest element decides, and tags that have them on their own. */
const nearest = [
  { property: 'font-weight', has: isBold, tag: 'strong', tags: ['STRONG', 'B'] },
  { property: 'font-style', has: isSlanted, tag: 'em', tags: ['EM', 'I'] },
] as const;
/** Formats of an element that all elements in it have. */
const inherited = [
  { word: 'underline', tag: 'u' },
  { word: 'line-through', tag: 's' },
] as const;

/** The tags that the styles around a text stand for. */
function tagsAround(text: Node, styles: ReadonlyMap<Element, Styles>): string[] {
  const ancestors: Element[] = [];
  for (let element = text.parentElement; element; element = element.parentElement) ancestors.push(element);
  const byNearest = nearest.flatMap(({ property, has, tag, tags }) => {
    const deciding = ancestors.find(
      (one) => tags.some((name) => name === one.tagName) || styles.get(one)?.has(property),
    );
    return deciding && has(styles.get(deciding)?.get(property) ?? '') ? [tag] : [];
  });
  // Links are underlined anyway.
  if (ancestors.some(({ tagName }) => tagName === 'A')) return byNearest;
  const byAny = inherited.flatMap(({ word, tag }) =>
    ancestors.some((one) => decorations(styles.get(one) ?? new Map()).includes(word)) ? [tag] : [],
  );
  return [...byNearest, ...byAny];
}

const alignment = /^(?:center|right|justify)$/;

export function readPastedStyles(page: Document): void {
  const styled = [...page.body.querySelectorAll('[style]')];
  const styles = new Map(styled.map((element) => [element, stylesOf(element)]));
  const texts = page.createTreeWalker(page.body, NodeFilter.SHOW_TEXT);
  const wrapped: [Text, string[]][] = [];
  while (texts.nextNode()) {
    const text = texts.currentNode as Text;
    const tags = text.data.trim() === '' ? [] : tagsAround(text, styles);
    if (tags.length > 0) wrapped.push([text, tags]);
  }
  for (const [text, tags] of wrapped) {
    for (const tag of tags) {
      const wrapper = page.createElement(tag);
      text.replaceWith(wrapper);
      wrapper.append(text);
    }
  }
  for (const [element, own] of styles) {
    const align = own.get('text-align') ?? '';
    if (alignment.test(align)) element.classList.add(`ql-align-${align}`);
    // The editor would read an empty value from it.
    element.removeAttribute('style');
    for (const { property, has, tags } of nearest)
      if (tags.some((name) => name === element.tagName) && own.has(property) && !has(own.get(property) ?? ''))
        element.replaceWith(...element.childNodes);
  }
}
