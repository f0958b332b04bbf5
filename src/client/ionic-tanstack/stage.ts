/** Brings the active page onto the screen, one transition after another; knows nothing of history or of why it is active. */
import type { AnimationBuilder } from '@ionic/core/components';
import { focusPage, focusWithin } from './page-focus.ts';
import { readScroll, restoreScroll } from './page-scroll.ts';
import { clearAnimationLeftovers, hidePage, prefersReducedMotion, showPage } from './page-visibility.ts';
import type { View } from './view.ts';
import type { Direction } from './view-stacks.ts';

export interface Cue {
  direction: Direction;
  animation: AnimationBuilder | undefined;
  /** The browser has already moved the pages with its own gesture. */
  instant: boolean;
}

export interface StageCast {
  active: () => View | undefined;
  /** Every page in the document, the one leaving included. */
  mounted: () => readonly View[];
  below: (view: View) => View | undefined;
  /** Called when a transition is over: pages that no stack has may leave the document. */
  settled: () => void;
}

export class Stage {
  #cast: StageCast;
  #outlet: HTMLIonRouterOutletElement | undefined;
  #shown: View | undefined;
  #focusOwed = false;
  #cue: Cue | undefined;
  #playing = false;
  /** Which outlet the transitions run on; those of an older one are over. */
  #run = 0;

  constructor(cast: StageCast) {
    this.#cast = cast;
  }

  get outlet(): HTMLIonRouterOutletElement | undefined {
    return this.#outlet;
  }

  /** A new outlet element starts empty: whatever was on the old one is shown anew. */
  setOutlet(outlet: HTMLIonRouterOutletElement): void {
    if (this.#outlet) {
      this.#run += 1;
      this.#playing = false;
      this.#shown = undefined;
      for (const view of this.#cast.mounted()) view.entered = false;
    }
    this.#outlet = outlet;
    this.cue({ direction: 'none', animation: undefined, instant: true });
  }

  /** A gesture has already put this page on the screen. */
  uncovered(view: View): void {
    this.#shown = view;
    this.#focusOwed = true;
  }

  /** Asks for the active page. While a transition runs only the last cue counts: pages passed over are never entered. */
  cue(cue: Cue): void {
    this.#cue = cue;
    if (!this.#playing) void this.#play();
  }

  /** Asks for another look at the pages, as after some were dropped. */
  refresh(): void {
    if (!this.#cue) this.cue({ direction: 'none', animation: undefined, instant: true });
  }

  async #play(): Promise<void> {
    const run = this.#run;
    this.#playing = true;
    try {
      while (this.#cue && this.#outlet && run === this.#run) {
        const cue = this.#cue;
        this.#cue = undefined;
        await this.#enter(this.#outlet, cue);
      }
    } finally {
      if (run === this.#run) this.#playing = false;
    }
  }

  async #enter(outlet: HTMLIonRouterOutletElement, cue: Cue): Promise<void> {
    const entering = this.#cast.active();
    const page = await entering?.ready;
    if (!entering || !page || entering !== this.#cast.active()) return;

    const leaving = this.#shown;
    if (leaving !== entering) {
      this.#leave(leaving);
      if (entering !== this.#cast.active()) return;
      await this.#commit(outlet, entering, page, leaving, cue);
      if (outlet !== this.#outlet) return;
      this.#shown = entering;
      // The first page of a visit keeps the focus where the browser put it.
      this.#focusOwed = leaving !== undefined;
    }
    this.#tidy();
    entering.entered = true;
    this.#cast.settled();
    if (this.#focusOwed && !this.#cue) focusPage(page, entering.lastFocus);
    this.#focusOwed = false;
  }

  #leave(leaving: View | undefined): void {
    if (!leaving?.element) return;
    leaving.lastFocus = focusWithin(leaving.element);
    leaving.scrollTop = readScroll(leaving.element);
  }

  async #commit(
    outlet: HTMLIonRouterOutletElement,
    entering: View,
    page: HTMLElement,
    leaving: View | undefined,
    { direction, animation, instant }: Cue,
  ): Promise<void> {
    clearAnimationLeftovers(page);
    page.classList.add('ion-page');
    if (!entering.entered) {
      page.classList.add('ion-page-invisible');
      void restoreScroll(page, entering.scrollTop);
    }
    const still = instant || direction === 'none' || direction === 'root' || prefersReducedMotion();
    await outlet.commit(page, leaving?.element?.isConnected ? leaving.element : undefined, {
      ...(still ? { duration: 0 } : { direction }),
      ...(animation && !still ? { animationBuilder: animation } : {}),
      showGoBack: this.#cast.below(entering) !== undefined,
    });
  }

  /** However a transition ended, exactly one page is on the screen. */
  #tidy(): void {
    for (const view of this.#cast.mounted()) {
      if (!view.element) continue;
      if (view === this.#shown) showPage(view.element);
      else hidePage(view.element);
    }
  }
}
