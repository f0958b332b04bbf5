/** Sanitises markup by the given rules and sets `lang` on Khmer elements. Loaded only where markup is shown. */
import createCleaner from 'dompurify';
import { langOf } from './user-text.tsx';

/** What `contract/description-markup.ts` exports. */
export type MarkupRules = {
  readonly richTextTags: readonly string[];
  readonly richTextSynonyms: Readonly<Record<string, string>>;
  readonly richTextClass: RegExp;
  readonly linkSchemes: readonly string[];
  readonly linkRel: string;
  readonly linkTarget: string;
  readonly isMarkup: (text: string) => boolean;
};

const cleaner = createCleaner(window);

function renameElement(element: Element, name: string): void {
  const renamed = element.ownerDocument.createElement(name);
  renamed.append(...element.childNodes);
  element.replaceWith(renamed);
}

function filterClasses(element: Element, allowed: RegExp): void {
  const names = [...element.classList].filter((name) => allowed.test(name));
  if (names.length > 0) element.className = names.join(' ');
  else element.removeAttribute('class');
}

function cleanLink(link: Element, rules: MarkupRules): void {
  const scheme = /^\s*([a-z][a-z0-9+.-]*):/i.exec(link.getAttribute('href') ?? '')?.[1]?.toLowerCase();
  if (scheme === undefined || !rules.linkSchemes.includes(scheme)) {
    link.removeAttribute('href');
    return;
  }
  link.setAttribute('rel', rules.linkRel);
  link.setAttribute('target', rules.linkTarget);
}

export function cleanMarkup(markup: string, rules: MarkupRules): string {
  const fragment = cleaner.sanitize(markup, {
    ALLOWED_TAGS: [...rules.richTextTags, ...Object.keys(rules.richTextSynonyms)],
    ALLOWED_ATTR: ['href', 'class'],
    ALLOW_DATA_ATTR: false,
    ALLOW_ARIA_ATTR: false,
    RETURN_DOM_FRAGMENT: true,
  });
  for (const [from, to] of Object.entries(rules.richTextSynonyms)) {
    for (const element of [...fragment.querySelectorAll(from)]) renameElement(element, to);
  }
  for (const element of fragment.querySelectorAll('*')) {
    filterClasses(element, rules.richTextClass);
    if (element.tagName === 'A') cleanLink(element, rules);
    const own = [...element.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE);
    const lang = langOf(own.map((node) => node.textContent ?? '').join(''));
    if (lang) element.setAttribute('lang', lang);
  }
  const box = document.createElement('div');
  box.append(fragment);
  return box.innerHTML;
}
