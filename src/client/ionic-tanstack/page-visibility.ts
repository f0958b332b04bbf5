/** The classes and styles by which Ionic shows and hides a page element. */

/** Inline styles that Ionic leaves after an animation and that would break the next one. */
const ANIMATION_STYLES = ['display', 'transform', 'opacity', 'visibility'];

export function clearAnimationStyles(page: HTMLElement): void {
  for (const property of ANIMATION_STYLES) page.style.removeProperty(property);
}

export function hidePage(page: HTMLElement): void {
  page.classList.add('ion-page-hidden');
  page.setAttribute('aria-hidden', 'true');
}

export function showPage(page: HTMLElement): void {
  page.classList.remove('ion-page-hidden', 'ion-page-invisible');
  page.removeAttribute('aria-hidden');
}

export function prefersReducedMotion(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches;
}
