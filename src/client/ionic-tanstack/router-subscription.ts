/** Subscribes to the router: updates the active page or activates another one. */
import type { AnimationBuilder } from '@ionic/core/components';
import type { AnyRouter, RouterHistory } from '@tanstack/react-router';
import { resolveTarget } from './navigation-target.ts';
import type { Transition } from './page-transitions.ts';
import type { PendingNavigation } from './pending-navigation.ts';
import { positionOf, storesOf, type HistoryPosition } from './router-internals.ts';
import type { Tabs } from './tab-roots.ts';
import type { ViewCache } from './view-cache.ts';
import type { View } from './view.ts';
import type { Direction } from './view-stacks.ts';

interface RouterCallbacks {
  tabs: () => Tabs;
  /** The active page was updated. */
  onUpdate: () => void;
  /** Another history entry is shown; with a transition if it belongs to another page. */
  onNavigate: (direction: Direction, transition: Transition | undefined) => void;
}

/** Call it before the router's own components subscribe: pending options must be assigned to their history event first. */
export function subscribeToRouter(
  router: AnyRouter,
  views: ViewCache,
  pending: PendingNavigation<View, AnimationBuilder>,
  { tabs, onUpdate, onNavigate }: RouterCallbacks,
): void {
  const stores = storesOf(router);
  const history: RouterHistory = router.history;
  let position: HistoryPosition = { index: -1, key: '' };
  let movedByBrowser = false;

  stores.matches.subscribe(show);
  stores.status.subscribe(() => {
    if (views.active && stores.status.get() === 'idle') show();
  });
  history.subscribe(({ location: { state }, action: { type } }) => {
    const event = { type, index: positionOf(state).index, id: state.__ionicNavigation };
    pending.onHistoryEvent(event, position.index);
  });
  window.addEventListener(
    'popstate',
    (event) => {
      // The browser has already animated its own edge swipe.
      movedByBrowser = event.hasUAVisualTransition;
    },
    true,
  );

  function show(): void {
    const state = {
      matches: stores.matches.get(),
      location: stores.location.get(),
      status: stores.status.get(),
    };
    const leaf = state.matches.at(-1);
    if (!leaf) return;
    const { pathname, href } = state.location;
    const next = positionOf(state.location.state);
    const current = views.active;
    if (current && next.index === position.index && next.key === position.key) {
      current.update(state);
      onUpdate();
      return;
    }

    const options = pending.take(next.index);
    const delta = current ? next.index - position.index : 0;
    const entry = views.entries.at(next);
    const navigation = { pathname, delta, current, entry, options, declaredTab: leaf.staticData.tab };
    const target = resolveTarget(navigation, tabs(), views.stacks);
    const view = views.activate(target, next, href, current !== undefined && delta === 0);
    // Set before the update, whose subscribers may call this again.
    position = next;
    view.update(state);
    const instant = movedByBrowser && delta !== 0;
    movedByBrowser = false;
    const { direction } = target;
    onNavigate(
      direction,
      view === current ? undefined : { direction, animation: options.animation, instant },
    );
  }
}
