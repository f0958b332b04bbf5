/** Swiping from the edge reveals the page below. Ionic recognises and animates the gesture. */
import { restoreScroll } from './page-scroll.ts';
import { clearAnimationStyles, hidePage } from './page-visibility.ts';
import type { View } from './view.ts';
import type { ViewCache } from './view-cache.ts';

interface SwipeCallbacks {
  /** False while a page may block leaving: a completed swipe can't be undone. */
  mayLeave: () => boolean;
  /** `revealed` is visible now. */
  onComplete: (revealed: View) => void;
}

/** Ionic doesn't export its own type for this. */
export interface SwipeHandler {
  canStart: () => boolean;
  onStart: () => void;
  onEnd: (shouldContinue: boolean) => void;
}

/** The handler that Ionic's outlet calls during a swipe. */
export function createSwipeHandler(
  outlet: HTMLIonRouterOutletElement,
  views: ViewCache,
  { mayLeave, onComplete }: SwipeCallbacks,
): SwipeHandler {
  let gesture: { from: View; to: View } | undefined;

  function pages(): { from: View; to: View } | undefined {
    const { active: from, below: to } = views;
    return from?.element && to?.element ? { from, to } : undefined;
  }

  return {
    canStart: () => mayLeave() && pages() !== undefined,
    onStart: () => {
      gesture = pages();
      if (!gesture?.to.element) return;
      const { from, to } = gesture;
      clearAnimationStyles(gesture.to.element);
      gesture.to.element.classList.remove('ion-page-hidden');
      if (!to.entered) void restoreScroll(gesture.to.element, to.scrollTop);
      void outlet.commit(gesture.to.element, from.element, {
        direction: 'back',
        progressAnimation: true,
        showGoBack: views.stacks.below(to) !== undefined,
      });
    },
    onEnd: (shouldContinue) => {
      if (!gesture) return;
      const { from, to } = gesture;
      gesture = undefined;
      if (shouldContinue && views.active === from) onComplete(to);
      else if (to.element && views.active !== to) hidePage(to.element);
    },
  };
}
