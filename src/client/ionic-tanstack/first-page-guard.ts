/**
 * Lets the back button close an overlay on the page that a visit begins with. Below it is another site, so the browser
 * would leave without an event; an entry of the same page is put above it while an overlay is open.
 */
import type { RouterHistory } from '@tanstack/react-router';
import { positionOf } from './router-internals.ts';

/** Marks the guard's entry in its state, which otherwise is the first page's. */
const mark = '__ionicGuard';
/** An overlay may close because another one opens, or the page is left. */
const releaseDelayMs = 100;

/** The browser's own methods: those of `window.history` also tell the router. */
const { pushState, replaceState } = History.prototype;

export class FirstPageGuard {
  #history: RouterHistory;
  #onBack: () => void;
  /** The current entry is the guard's. */
  #isOn = false;
  /** The guard itself goes back to the entry below. */
  #isLeaving = false;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(history: RouterHistory, onBack: () => void) {
    this.#history = history;
    this.#onBack = onBack;
    window.addEventListener('popstate', (event) => this.#handlePop(event), true);
    history.subscribe(({ action }) => {
      if (action.type === 'PUSH') this.#isOn = false;
    });
  }

  get #index(): number {
    return positionOf(this.#history.location.state).index;
  }

  /** Call it when an overlay opens. */
  hold(): void {
    clearTimeout(this.#timer);
    if (this.#isOn || this.#index !== 0) return;
    this.#history.flush();
    pushState.call(window.history, { ...this.#history.location.state, [mark]: true }, '');
    this.#isOn = true;
  }

  /** Call it when the last overlay has closed. */
  release(): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      if (this.#isOn) this.#leave();
    }, releaseDelayMs);
  }

  #leave(): void {
    this.#isOn = false;
    this.#isLeaving = true;
    window.history.back();
  }

  #handlePop(event: PopStateEvent): void {
    if (this.#isOn || this.#isLeaving) {
      const isByUser = this.#isOn;
      this.#isOn = this.#isLeaving = false;
      event.stopImmediatePropagation();
      // The page may have replaced its address while the overlay was open.
      const { state, href } = this.#history.location;
      replaceState.call(window.history, state, '', href);
      if (isByUser) this.#onBack();
      return;
    }
    const isGuard = (event.state as Record<string, unknown> | null)?.[mark] === true;
    // Back from a page that the overlay led to.
    if (isGuard && this.#index > 0) setTimeout(() => this.#leave());
  }
}
