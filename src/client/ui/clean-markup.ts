/** Takes everything out of markup that the given rules do not name, and marks Khmer parts. Loaded only where markup is shown. */
import createCleaner from 'dompurify';
import { langOf } from './user-text.tsx';

/** The shape of the rules that markup is cleaned by; the rules themselves are the contract's (`contract/rich-text.ts`). */
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

function withName(element: Element, name: string): void {
  const renamed = element.ownerDocument.createElement(name);
  renamed.append(...element.childNodes);
  element.replaceWith(renamed);
}

function keepClasses(element: Element, allowed: RegExp): void {
  const kept = [...element.classList].filter((name) => allowed.test(name));
  if (kept.length > 0) element.className = kept.join(' ');
  else element.removeAttribute('class');
}

function keepLink(link: Element, rules: MarkupRules): void {
  const scheme = /^\s*([a-z][a-z0-9+.-]*):/i.exec(link.getAttribute('href') ?? '')?.[1]?.toLowerCase();
  if (scheme === undefined || !rules.linkSchemes.includes(scheme)) {
    link.removeAttribute('href');
    return;
  }
  link.setAttribute('rel', rules.linkRel);
  link.setAttribute('target', rules.linkTarget);
}

/** Markup that is safe to put into the page. */
export function cleanMarkup(markup: string, rules: MarkupRules): string {
  const kept = cleaner.sanitize(markup, {
    ALLOWED_TAGS: [...rules.richTextTags, ...Object.keys(rules.richTextSynonyms)],
    ALLOWED_ATTR: ['href', 'class'],
    ALLOW_DATA_ATTR: false,
    ALLOW_ARIA_ATTR: false,
    RETURN_DOM_FRAGMENT: true,
  });
  for (const [from, to] of Object.entries(rules.richTextSynonyms)) {
    for (const element of [...kept.querySelectorAll(from)]) withName(element, to);
  }
  for (const element of kept.querySelectorAll('*')) {
    keepClasses(element, rules.richTextClass);
    if (element.tagName === 'A') keepLink(element, rules);
    const own = [...element.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE);
    const lang = langOf(own.map((node) => node.textContent ?? '').join(''));
    if (lang) element.setAttribute('lang', lang);
  }
  const box = document.createElement('div');
  box.append(kept);
  return box.innerHTML;
}
