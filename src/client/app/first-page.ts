/** Takes the page that the server began in HTML away, in the very frame in which the app's own stands in its place. */
import { type AnyRouter, type RouteComponent } from '@tanstack/react-router';
import { lazy } from 'react';
import { isUnderFirstPage } from '#client/ui/later.ts';
import './first-page.css';

/** Lets touches on the server's page in between two steps of the start; where there is none, nothing waits. */
export const breathe = async (): Promise<void> => {
  if (isUnderFirstPage()) await new Promise((resolve) => setTimeout(resolve));
};

/** The app's page as soon as it has a box, and nothing that is seen is still on its way. */
function standing(router: AnyRouter, scrolled: boolean): HTMLElement | null {
  if (router.state.status !== 'idle') return null;
  const main = document.querySelector<HTMLElement>('#root .ion-page:not(.ion-page-invisible) > main');
  if (!main || main.getClientRects().length === 0) return null;
  const isComing = main.querySelector('.page-pending, .kg-rich-text[aria-busy=true]') !== null;
  // Who has scrolled sees what is drawn later, too.
  return isComing || (scrolled && main.querySelector('[data-more-to-come]')) ? null : main;
}

/**
 * A screen that is drawn in slices where it comes under a page that the server began: what React waits for it does not
 * draw in one go, which would hold up touches on that page.
 */
export function inSlices(address: RegExp, Screen: RouteComponent): RouteComponent {
  if (!address.test(location.pathname) || !isUnderFirstPage()) return Screen;
  const { preload } = Screen as { preload?: () => Promise<void> };
  return Object.assign(
    lazy(async () => ({ default: Screen })),
    { preload },
  );
}

type Field = HTMLInputElement | HTMLSelectElement;
const fieldsOf = (within: Element): NodeListOf<Field> =>
  within.querySelectorAll('input[type="search"], select');

/** What was typed and chosen while the app was on its way, and where the cursor is. Both have the same fields. */
function handOver(given: NodeListOf<Field>, taking: NodeListOf<Field>): void {
  given.forEach((from, place) => {
    const to = taking[place];
    if (!to) return;
    if (from.value && from.value !== to.value) {
      // React hears of it only when the value is set past its own watch.
      Object.getOwnPropertyDescriptor(Object.getPrototypeOf(to), 'value')?.set?.call(to, from.value);
      to.dispatchEvent(new Event(to instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }));
    }
    if (document.activeElement === from) to.focus({ preventScroll: true });
  });
}

/** Watches frame by frame, from the moment that the app is being drawn. */
export function takeOver(router: AnyRouter): void {
  const page = document.documentElement;
  const first = document.querySelector('.kg-first');
  if (!first) return;
  // Hidden from the start (public/early.js): it was for somebody else, and holds nothing that anyone typed.
  if (page.classList.contains('kg-app-shown')) return first.remove();
  const look = (): void => {
    const scrollTop = first.querySelector('main')?.scrollTop ?? 0;
    const main = standing(router, scrollTop > 0);
    if (!main) return void requestAnimationFrame(look);
    main.scrollTop = scrollTop;
    // From here on the app is what is seen; only then can it take the focus.
    page.classList.add('kg-app-shown');
    handOver(fieldsOf(first), fieldsOf(main));
    // Whoever walks by keys goes on from here.
    if (first.contains(document.activeElement)) main.focus({ preventScroll: true });
    first.remove();
  };
  look();
}
