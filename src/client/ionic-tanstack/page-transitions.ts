/** Shows the active page with Ionic's outlet, one transition after another. */
import { type AnimationBuilder } from '@ionic/core/components';
import { restoreScroll } from './page-scroll.ts';
import { clearAnimationStyles, hidePage, prefersReducedMotion, showPage } from './page-visibility.ts';
import { type View } from './view.ts';
import { type ViewCache } from './view-cache.ts';
import { type Direction } from './view-stacks.ts';

/** How long to wait for a page's heading, which may replace a skeleton. */
const WAIT_MS = 10_000;

let stopWaiting: () => void = () => undefined;

/** The focused element in `page`, to be focused again later. Not a text field, which would open the keyboard. */
function focusWithin(page: HTMLElement): HTMLElement | undefined {
  const focused = document.activeElement;
  if (!(focused instanceof HTMLElement) || !page.contains(focused)) return undefined;
  return focused.matches('input, textarea, select, [contenteditable]') ? undefined : focused;
}

/**
 * Focuses the element that had the focus when the page was left (`returning`), else its `h1`. Elements with `autofocus`
 * or `data-autofocus`, or that the page focused itself, take precedence. Never scrolls, and an element that appears later
 * doesn't take the focus from one that got it meanwhile.
 */
function focusPage(page: HTMLElement, returning: HTMLElement | undefined): void {
  stopWaiting();
  const before = document.activeElement;
  settle(page, returning);

  const observer = new MutationObserver(() => {
    const { activeElement, body } = document;
    if (activeElement === null || activeElement === body || activeElement === before) settle(page, undefined);
  });
  const timer = setTimeout(() => stopWaiting(), WAIT_MS);
  stopWaiting = () => {
    observer.disconnect();
    clearTimeout(timer);
    document.removeEventListener('pointerdown', stopWaiting, true);
    document.removeEventListener('keydown', stopWaiting, true);
  };
  observer.observe(page, { childList: true, subtree: true });
  document.addEventListener('pointerdown', stopWaiting, true);
  document.addEventListener('keydown', stopWaiting, true);
}

function settle(page: HTMLElement, returning: HTMLElement | undefined): void {
  if (!page.isConnected || page.contains(document.activeElement)) return;
  const own = page.querySelector<HTMLElement>('[autofocus], [data-autofocus]');
  const target = own ?? (isVisible(returning) ? returning : page.querySelector<HTMLElement>('h1'));
  if (!target) return;
  if (target !== own && target !== returning && !target.hasAttribute('tabindex')) target.tabIndex = -1;
  target.focus({ preventScroll: true });
}

function isVisible(element: HTMLElement | undefined): element is HTMLElement {
  return element !== undefined && element.getClientRects().length > 0;
}

export interface Transition {
  direction: Direction;
  animation: AnimationBuilder | undefined;
  /** The browser's own gesture has already animated it. */
  instant: boolean;
}

const instantly: Transition = { direction: 'none', animation: undefined, instant: true };

export class PageTransitions {
  #views: ViewCache;
  #onSettled: () => void;
  #outlet: HTMLIonRouterOutletElement | undefined;
  #shown: View | undefined;
  #next: Transition | undefined;
  #running = false;
  #shouldFocus = false;

  /** `onSettled` is called after each transition: pages may leave the document then. */
  constructor(views: ViewCache, onSettled: () => void) {
    this.#views = views;
    this.#onSettled = onSettled;
  }

  get outlet(): HTMLIonRouterOutletElement | undefined {
    return this.#outlet;
  }

  /** A new outlet element starts empty, so the active page is shown in it again. */
  setOutlet(outlet: HTMLIonRouterOutletElement): void {
    if (this.#outlet) {
      this.#running = false;
      this.#shown = undefined;
      for (const view of this.#views.mounted) view.entered = false;
    }
    this.#outlet = outlet;
    this.start(instantly);
  }

  /** Call it when a gesture has already revealed this page. */
  shownByGesture(view: View): void {
    this.#shown = view;
    this.#shouldFocus = true;
  }

  /** Shows the active page. During a transition only the last request is stored: skipped pages are never entered. */
  start(transition: Transition): void {
    this.#next = transition;
    if (!this.#running) void this.#runAll();
  }

  /** Updates the visible pages after some were removed. */
  refresh(): void {
    if (!this.#next) this.start(instantly);
  }

  async #runAll(): Promise<void> {
    const outlet = this.#outlet;
    this.#running = true;
    try {
      while (this.#next && outlet && outlet === this.#outlet) {
        const transition = this.#next;
        this.#next = undefined;
        await this.#run(outlet, transition);
      }
    } finally {
      // A newer outlet has its own run.
      if (outlet === this.#outlet) this.#running = false;
    }
  }

  async #run(outlet: HTMLIonRouterOutletElement, transition: Transition): Promise<void> {
    const entering = this.#views.active;
    const page = await entering?.ready;
    if (!entering || !page || entering !== this.#views.active) return;

    const leaving = this.#shown;
    if (leaving !== entering) {
      if (leaving?.element) leaving.lastFocus = focusWithin(leaving.element);
      await this.#commit(outlet, entering, page, leaving, transition);
      if (outlet !== this.#outlet) return;
      this.#shown = entering;
      // On the first page of a visit the browser decides about the focus.
      this.#shouldFocus = leaving !== undefined;
    }
    this.#hideOthers();
    entering.entered = true;
    this.#onSettled();
    if (this.#shouldFocus && !this.#next) focusPage(page, entering.lastFocus);
    this.#shouldFocus = false;
  }

  async #commit(
    outlet: HTMLIonRouterOutletElement,
    entering: View,
    page: HTMLElement,
    leaving: View | undefined,
    { direction, animation, instant }: Transition,
  ): Promise<void> {
    clearAnimationStyles(page);
    page.classList.add('ion-page');
    if (!entering.entered) {
      page.classList.add('ion-page-invisible');
      void restoreScroll(page, entering.scrollTop);
    }
    const isInstant = instant || direction === 'none' || direction === 'root' || prefersReducedMotion();
    await outlet.commit(page, leaving?.element?.isConnected ? leaving.element : undefined, {
      ...(isInstant ? { duration: 0 } : { direction }),
      ...(animation && !isInstant ? { animationBuilder: animation } : {}),
      showGoBack: this.#views.stacks.below(entering) !== undefined,
    });
  }

  /** Makes exactly one page visible, even after a failed transition. */
  #hideOthers(): void {
    for (const view of this.#views.mounted) {
      if (!view.element) continue;
      if (view === this.#shown) showPage(view.element);
      else hidePage(view.element);
    }
  }
}
