/** Follows the router: brings the active page up to date, or makes another one active; knows nothing of how it is shown. */
import type { AnimationBuilder } from '@ionic/core/components';
import type { AnyRouter, RouterHistory } from '@tanstack/react-router';
import { resolveArrival } from './arrival.ts';
import type { IntentLedger } from './intents.ts';
import { placeOf, storesOf, type EntryPlace } from './router-internals.ts';
import type { Cue } from './stage.ts';
import type { Tabs } from './tab-set.ts';
import type { ViewKeeper } from './view-keeper.ts';
import type { View } from './view.ts';
import type { Direction } from './view-stacks.ts';

export interface FollowerReports {
  tabs: () => Tabs;
  /** The active page shows something new. */
  updated: () => void;
  /** A history entry was arrived at; the cue is there when its page is another one than before. */
  arrived: (direction: Direction, cue: Cue | undefined) => void;
}

/**
 * Starts following `router`. Call it before the router's own components subscribe: an intent must be
 * bound to its history event before the router presents it.
 */
export function followRouter(
  router: AnyRouter,
  keeper: ViewKeeper,
  intents: IntentLedger<View, AnimationBuilder>,
  reports: FollowerReports,
): void {
  const stores = storesOf(router);
  const history: RouterHistory = router.history;
  let place: EntryPlace = { index: -1, key: '' };
  let movedByBrowser = false;

  stores.matches.subscribe(present);
  stores.status.subscribe(() => {
    if (keeper.active && stores.status.get() === 'idle') present();
  });
  history.subscribe(({ location: { state }, action: { type } }) => {
    intents.observe({ type, index: placeOf(state).index, mark: state.__ionicIntent }, place.index);
  });
  window.addEventListener(
    'popstate',
    (event) => {
      // The browser has animated its own edge swipe: animating again would show the way twice.
      movedByBrowser = event.hasUAVisualTransition;
    },
    true,
  );

  function present(): void {
    const presentation = {
      matches: stores.matches.get(),
      location: stores.location.get(),
      status: stores.status.get(),
    };
    const leaf = presentation.matches.at(-1);
    if (!leaf) return;
    const { pathname, href, state } = presentation.location;
    const arrivedAt = placeOf(state);
    const current = keeper.active;
    if (current && arrivedAt.index === place.index && arrivedAt.key === place.key) {
      current.show(presentation);
      reports.updated();
      return;
    }

    const intent = intents.take(arrivedAt.index);
    const delta = current ? arrivedAt.index - place.index : 0;
    const entry = keeper.entries.at(arrivedAt);
    const declaredTab = leaf.staticData.tab;
    const arrival = { pathname, delta, current, entry, intent, declaredTab };
    const destination = resolveArrival(arrival, reports.tabs(), keeper.stacks);
    const view = keeper.activate(destination, arrivedAt, href, current !== undefined && delta === 0);
    view.show(presentation);
    place = arrivedAt;
    const instant = movedByBrowser && delta !== 0;
    movedByBrowser = false;
    const { direction } = destination;
    reports.arrived(
      direction,
      view === current ? undefined : { direction, animation: intent.animation, instant },
    );
  }
}
