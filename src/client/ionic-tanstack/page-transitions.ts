/** Brings the active page onto the screen by Ionic's outlet, one transition after another. */
import { type AnimationBuilder } from '@ionic/core/components';
import { restoreScroll } from './page-scroll.ts';
import { clearAnimationStyles, hidePage, prefersReducedMotion, showPage } from './page-visibility.ts';
import { type View } from './view.ts';
import { type ViewCache } from './view-cache.ts';
import { type Direction } from './view-stacks.ts';

/** How long a page may take to show its heading, or to put it in the place of a skeleton's. */
const WAIT_MS = 10_000;

let stopWaiting: () => void = () => undefined;

/** The element of `page` that has the focus and may get it back later: not a text field, which would open the keyboard. */
function focusWithin(page: HTMLElement): HTMLElement | undefined {
  const focused = document.activeElement;
  if (!(focused instanceof HTMLElement) || !page.contains(focused)) return undefined;
  return focused.matches('input, textarea, select, [contenteditable]') ? undefined : focused;
}

/**
 * Focuses what had the focus when the page was left (`returning`), else its first heading. A page that
 * focused something itself, or that has an element marked `autofocus` or `data-autofocus`, is left to
 * it. Never scrolls, and what comes late takes the focus from nothing that got it meanwhile.
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
  /** The browser has already animated it by its own gesture. */
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

  /** A new outlet element starts empty: what was on the old one is shown anew. */
  setOutlet(outlet: HTMLIonRouterOutletElement): void {
    if (this.#outlet) {
      this.#running = false;
      this.#shown = undefined;
      for (const view of this.#views.mounted) view.entered = false;
    }
    this.#outlet = outlet;
    this.start(instantly);
  }

  /** A gesture has already put this page on the screen. */
  shownByGesture(view: View): void {
    this.#shown = view;
    this.#shouldFocus = true;
  }

  /** Shows the active page. While one runs only the last request counts: pages passed over are never entered. */
  start(transition: Transition): void {
    this.#next = transition;
    if (!this.#running) void this.#runAll();
  }

  /** Looks at the pages again, as after some were removed. */
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
      // A newer outlet has a run of its own.
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
      // The first page of a visit keeps the focus where the browser put it.
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
    const still = instant || direction === 'none' || direction === 'root' || prefersReducedMotion();
    await outlet.commit(page, leaving?.element?.isConnected ? leaving.element : undefined, {
      ...(still ? { duration: 0 } : { direction }),
      ...(animation && !still ? { animationBuilder: animation } : {}),
      showGoBack: this.#views.stacks.below(entering) !== undefined,
    });
  }

  /** However a transition ended, exactly one page is on the screen. */
  #hideOthers(): void {
    for (const view of this.#views.mounted) {
      if (!view.element) continue;
      if (view === this.#shown) showPage(view.element);
      else hidePage(view.element);
    }
  }
}
