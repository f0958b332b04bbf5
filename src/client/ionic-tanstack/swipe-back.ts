/** The swipe from the screen's edge that uncovers the page below; Ionic recognises and animates it, knows nothing of history. */
import { restoreScroll } from './page-scroll.ts';
import { clearAnimationLeftovers, hidePage } from './page-visibility.ts';
import type { View } from './view.ts';

export interface SwipeBackCast {
  active: () => View | undefined;
  below: (view: View) => View | undefined;
  /** False while a page may object to being left: a swipe cannot be taken back once it is done. */
  mayLeave: () => boolean;
  /** The swipe is complete: `uncovered` is on the screen. */
  completed: (uncovered: View) => void;
}

/** Ionic's own type for this is internal to its core. */
export interface SwipeHandler {
  canStart: () => boolean;
  onStart: () => void;
  onEnd: (shouldContinue: boolean) => void;
}

/** The handler that Ionic's outlet calls during a swipe. */
export function createSwipeHandler(outlet: HTMLIonRouterOutletElement, cast: SwipeBackCast): SwipeHandler {
  let gesture: { from: View; to: View } | undefined;

  function pages(): { from: View; to: View } | undefined {
    const from = cast.active();
    const to = from && cast.below(from);
    return from?.element && to?.element ? { from, to } : undefined;
  }

  return {
    canStart: () => cast.mayLeave() && pages() !== undefined,
    onStart: () => {
      gesture = pages();
      if (!gesture?.to.element) return;
      const { from, to } = gesture;
      clearAnimationLeftovers(gesture.to.element);
      gesture.to.element.classList.remove('ion-page-hidden');
      if (!to.entered) void restoreScroll(gesture.to.element, to.scrollTop);
      void outlet.commit(gesture.to.element, from.element, {
        direction: 'back',
        progressAnimation: true,
        showGoBack: cast.below(to) !== undefined,
      });
    },
    onEnd: (shouldContinue) => {
      if (!gesture) return;
      const { from, to } = gesture;
      gesture = undefined;
      if (shouldContinue && cast.active() === from) cast.completed(to);
      else if (to.element && cast.active() !== to) hidePage(to.element);
    },
  };
}
