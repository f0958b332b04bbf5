/** Finds touch targets that are too small (product 13.1), by asking the browser what a tap would hit. */
import { type Page } from '@playwright/test';

/** CSS pixels. */
const least = 44;

const tappable =
  'a[href], button, input:not([type=hidden]), select, textarea, summary, [contenteditable=true], [role=button]';

/** Names and sizes of the targets that a tap 22 px from their centre misses; links in running text are left out. */
export const smallTargets = (page: Page): Promise<string[]> =>
  page.evaluate(
    ([selector, size]) => {
      const shown = (element: HTMLElement) =>
        element.checkVisibility({ opacityProperty: false, visibilityProperty: true }) &&
        element.closest('[inert], [aria-hidden=true]') === null &&
        !element.matches(':disabled');
      const inText = (element: HTMLElement) =>
        getComputedStyle(element).display === 'inline' &&
        [...(element.parentElement?.childNodes ?? [])].some(
          (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
        );
      /** What represents the control under a finger: a picture or text in its label. */
      const isHit = (element: HTMLElement, x: number, y: number) => {
        const hit = document.elementFromPoint(x, y);
        return (
          hit !== null &&
          (element.contains(hit) || hit.closest('label')?.control === element || hit === element)
        );
      };
      const small: string[] = [];
      for (const element of document.querySelectorAll<HTMLElement>(selector)) {
        if (!shown(element) || inText(element)) continue;
        const label = (element as HTMLInputElement).labels?.[0];
        const face = label?.contains(element) ? label : element;
        face.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
        const { left, top, width, height } = face.getBoundingClientRect();
        if (width === 0) continue;
        const [x, y] = [left + width / 2, top + height / 2];
        // A pixel inside the edge, because positions are not whole pixels.
        const reach = size / 2 - 1;
        // A bar may cover what cannot be scrolled out from under it: then it is not a target now.
        if (!isHit(element, x, y)) continue;
        const around = [
          [x - reach, y],
          [x + reach, y],
          [x, y - reach],
          [x, y + reach],
        ] as const;
        if (around.every(([atX, atY]) => isHit(element, atX, atY))) continue;
        // An open list may lie over a part of it.
        if (around.some(([atX, atY]) => document.elementFromPoint(atX, atY)?.closest('.suggestions')))
          continue;
        const name = element.getAttribute('aria-label') ?? label?.textContent ?? element.textContent;
        small.push(
          `${element.tagName.toLowerCase()}.${element.className} "${name?.trim().slice(0, 40)}" ${Math.round(width)}×${Math.round(height)}`,
        );
      }
      return small;
    },
    [tappable, least] as const,
  );
