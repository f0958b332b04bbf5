/** Replaces the server-rendered page by the app's page, in the frame in which that is ready. */
import { type AnyRouter } from '@tanstack/react-router';
import { whenIdle } from '#client/data/when-idle.ts';
import './ssr-frame.css';

/** The last button that was tapped before the app started, unless a link was tapped later (early.ts). */
const waitingTap = (): HTMLButtonElement | null => document.querySelector('.kg-ssr button[aria-busy]');
export const isTapWaiting = (): boolean => waitingTap() !== null;

/** The app's page once it is laid out and its visible content has loaded. */
function readyPage(router: AnyRouter): HTMLElement | undefined {
  if (router.state.status !== 'idle') return undefined;
  const main = document.querySelector<HTMLElement>('#root .ion-page:not(.ion-page-invisible) > main');
  const isLoading =
    main?.querySelector('.page-pending, .job-texts-pending, .kg-rich-text[aria-busy=true]') !== null;
  return main && !isLoading && main.getClientRects().length > 0 ? main : undefined;
}

/** `open` is the state of `details`, which has no value. */
type Field = (HTMLInputElement | HTMLSelectElement) & { open?: boolean };
const fieldsOf = (within: Element): NodeListOf<Field> =>
  within.querySelectorAll('input[type="search"], select, details');

/** Copies values, open states and focus to the app's page, which has the same fields. */
function copyFields(source: NodeListOf<Field>, target: NodeListOf<Field>): void {
  source.forEach((from, index) => {
    const to = target[index];
    if (!to) return;
    if (from.open) to.open = true;
    if (from.value && from.value !== to.value) {
      // React ignores the event unless the value is set with the native setter.
      Object.getOwnPropertyDescriptor(Object.getPrototypeOf(to), 'value')?.set?.call(to, from.value);
      to.dispatchEvent(new Event(to instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }));
    }
    if (document.activeElement === from) to.focus({ preventScroll: true });
  });
}

const labelOf = (button: Element): string => button.getAttribute('aria-label') ?? button.textContent;

/** The app's button for one of the server-rendered page. Both have the same buttons in the same order. */
function appButtonFor(button: HTMLButtonElement, ssr: Element): HTMLButtonElement | undefined {
  const withSameLabel = (within: Element): HTMLButtonElement[] =>
    [...within.querySelectorAll('button')].filter((each) => labelOf(each) === labelOf(button));
  const root = document.getElementById('root');
  return root ? withSameLabel(root)[withSameLabel(ssr).indexOf(button)] : undefined;
}

/** Checks in every frame until the app's page is ready. Resolves once it is visible. */
export async function takeOver(router: AnyRouter): Promise<void> {
  const page = document.documentElement;
  const ssr = document.querySelector('.kg-ssr');
  if (!ssr) return;
  // It was hidden from the start (early.ts) because it was meant for another user, so nothing was typed into it.
  if (page.classList.contains('kg-app-shown')) return ssr.remove();
  // The app has no such card on this phone, and the fields of both pages are matched in order.
  if (page.classList.contains('kg-asked')) ssr.querySelector('[data-new-phones]')?.remove();
  const check = (done: () => void): void => {
    const main = readyPage(router);
    const tapped = waitingTap();
    // Read last, because it forces a layout.
    const scrollTop = (main && ssr.querySelector('main')?.scrollTop) ?? 0;
    // Below the fold, the app's page must be complete, too: the user has scrolled there or tapped something there.
    const needsAll = scrollTop > 0 || (tapped !== null && !appButtonFor(tapped, ssr));
    if (!main || (needsAll && main.querySelector('[data-more-to-come]')))
      return void requestAnimationFrame(() => check(done));
    main.scrollTop = scrollTop;
    // The app must be visible before it can get the focus.
    page.classList.add('kg-app-shown');
    copyFields(fieldsOf(ssr), fieldsOf(main));
    const { activeElement } = document;
    // Keyboard users continue at the same element.
    if (ssr.contains(activeElement)) {
      const appButton = activeElement instanceof HTMLButtonElement && appButtonFor(activeElement, ssr);
      (appButton || main).focus({ preventScroll: true });
    }
    const pendingTap = tapped && appButtonFor(tapped, ssr);
    ssr.remove();
    if (pendingTap) page.classList.remove('kg-filters');
    pendingTap?.click();
    // What the tap opens comes before everything that starts after this.
    if (pendingTap) whenIdle(done);
    else done();
  };
  await new Promise<void>(check);
}
