/** Takes the page that the server rendered away, in the very frame in which the app's own stands in its place. */
import { type AnyRouter } from '@tanstack/react-router';
import { whenIdle } from '#client/data/when-idle.ts';
import './ssr-frame.css';

/** Tapped before the app was there, and not followed by a tap on a link (early.js). */
const waitingTap = (): HTMLButtonElement | null => document.querySelector('.kg-ssr button[aria-busy]');
export const isTapWaiting = (): boolean => waitingTap() !== null;

/** The app's page as soon as it has a box, and nothing that is seen is still on its way. */
function standingPage(router: AnyRouter): HTMLElement | undefined {
  if (router.state.status !== 'idle') return undefined;
  const main = document.querySelector<HTMLElement>('#root .ion-page:not(.ion-page-invisible) > main');
  const isComing = main?.querySelector('.page-pending, .kg-rich-text[aria-busy=true]') !== null;
  return main && !isComing && main.getClientRects().length > 0 ? main : undefined;
}

/** `open` is of what opens (`details`), which has no value. */
type Field = (HTMLInputElement | HTMLSelectElement) & { open?: boolean };
const fieldsOf = (within: Element): NodeListOf<Field> =>
  within.querySelectorAll('input[type="search"], select, details');

/** What was typed, chosen and opened while the app was on its way, and where the cursor is. Both have the same fields. */
function handOver(given: NodeListOf<Field>, taking: NodeListOf<Field>): void {
  given.forEach((from, place) => {
    const to = taking[place];
    if (!to) return;
    if (from.open) to.open = true;
    if (from.value && from.value !== to.value) {
      // React hears of it only when the value is set past its own watch.
      Object.getOwnPropertyDescriptor(Object.getPrototypeOf(to), 'value')?.set?.call(to, from.value);
      to.dispatchEvent(new Event(to instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }));
    }
    if (document.activeElement === from) to.focus({ preventScroll: true });
  });
}

const nameOf = (button: Element): string => button.getAttribute('aria-label') ?? button.textContent;

/** The app's own button for one of the server's page. Both have the same buttons in the same order. */
function sameButton(button: HTMLButtonElement, ssr: Element): HTMLButtonElement | undefined {
  const alike = (within: Element): HTMLButtonElement[] =>
    [...within.querySelectorAll('button')].filter((each) => nameOf(each) === nameOf(button));
  const root = document.getElementById('root');
  return root ? alike(root)[alike(ssr).indexOf(button)] : undefined;
}

/** Watches frame by frame, from the moment that the app is being drawn, until the app's page is seen. */
export async function takeOver(router: AnyRouter): Promise<void> {
  const page = document.documentElement;
  const ssr = document.querySelector('.kg-ssr');
  if (!ssr) return;
  // Hidden from the start (early.js): it was for somebody else, and holds nothing that anyone typed.
  if (page.classList.contains('kg-app-shown')) return ssr.remove();
  const look = (done: () => void): void => {
    const main = standingPage(router);
    const tapped = waitingTap();
    // Asked for last: it has the page laid out.
    const scrollTop = (main && ssr.querySelector('main')?.scrollTop) ?? 0;
    // Who has scrolled sees what is drawn later, too, and may have tapped something of it.
    const needsAll = scrollTop > 0 || (tapped !== null && !sameButton(tapped, ssr));
    if (!main || (needsAll && main.querySelector('[data-more-to-come]')))
      return void requestAnimationFrame(() => look(done));
    main.scrollTop = scrollTop;
    // From here on the app is what is seen; only then can it take the focus.
    page.classList.add('kg-app-shown');
    handOver(fieldsOf(ssr), fieldsOf(main));
    const { activeElement } = document;
    // Whoever walks by keys goes on from here.
    if (ssr.contains(activeElement)) {
      const same = activeElement instanceof HTMLButtonElement && sameButton(activeElement, ssr);
      (same || main).focus({ preventScroll: true });
    }
    const toDo = tapped && sameButton(tapped, ssr);
    ssr.remove();
    if (toDo) page.classList.remove('kg-filters');
    toDo?.click();
    // What it opens comes before everything else that the app begins now.
    if (toDo) whenIdle(done);
    else done();
  };
  await new Promise<void>(look);
}
