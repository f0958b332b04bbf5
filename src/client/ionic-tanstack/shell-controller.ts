/** The bridge itself: follows the router, decides which page is shown and tells React; knows no route and no screen. */
import { getConfig } from '@ionic/react';
import type { AnimationBuilder } from '@ionic/core/components';
import type { AnyRouter, StaticDataRouteOption } from '@tanstack/react-router';
import { IntentLedger } from './intents.ts';
import { ShellNavigator } from './navigator.ts';
import { OverlayLayers } from './overlay-layers.ts';
import { scrollToTop } from './page-scroll.ts';
import { prefersReducedMotion } from './page-visibility.ts';
import { placeOf, routeAt } from './router-internals.ts';
import { followRouter } from './router-follower.ts';
import { rememberOnLeaving } from './shell-memory.ts';
import { firstShellState, nextShellState, type ShellState } from './shell-state.ts';
import { Stage } from './stage.ts';
import { createSwipeHandler, type SwipeHandler } from './swipe-back.ts';
import { firstTab, tabRootedAt, type Tabs } from './tab-set.ts';
import { ViewKeeper } from './view-keeper.ts';
import type { View } from './view.ts';
import type { Direction } from './view-stacks.ts';
import './static-data.ts';

export interface ShellOptions {
  tabs: Tabs;
  /** How many pages may stand in the document, hidden ones included. Others are built anew, and scrolled to where they were, when they are visited. */
  keepViews?: number;
}

/** A kept page, as `purgeViews` shows it. */
export interface KeptPage {
  tab: string;
  href: string;
  pathname: string;
  routeId: string;
  staticData: StaticDataRouteOption;
}

const KEPT_VIEWS = 12;

export class ShellController {
  readonly router: AnyRouter;
  readonly overlays: OverlayLayers;
  state: ShellState;
  #tabs: Tabs;
  #keeper: ViewKeeper;
  #stage: Stage;
  #navigator: ShellNavigator;
  #listeners = new Set<() => void>();

  constructor(router: AnyRouter, { tabs, keepViews = KEPT_VIEWS }: ShellOptions) {
    this.router = router;
    this.#tabs = tabs;
    this.state = firstShellState(tabs, firstTab(tabs));
    this.overlays = new OverlayLayers(router.history);
    this.#keeper = new ViewKeeper(router, keepViews);
    this.#keeper.recall(placeOf(router.history.location.state), tabs);
    const intents = new IntentLedger<View, AnimationBuilder>();
    this.#navigator = new ShellNavigator(router, this.#keeper, intents, () => this.#tabs);
    this.#stage = new Stage({
      active: () => this.#keeper.active,
      mounted: () => this.#keeper.mounted,
      below: (view) => this.#keeper.below(view),
      settled: () => {
        if (this.#keeper.sweep()) this.#emit();
      },
    });
    followRouter(router, this.#keeper, intents, {
      tabs: () => this.#tabs,
      updated: () => this.#publish(),
      arrived: (direction, cue) => {
        this.#publish(direction);
        if (!cue) return;
        this.overlays.closeAll();
        this.#stage.cue(cue);
      },
    });
    rememberOnLeaving(() => this.#keeper.remember());
  }

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };

  /** The pages to render. */
  get views(): readonly View[] {
    return this.#keeper.mounted;
  }

  isActive(view: View): boolean {
    return this.#keeper.active === view;
  }

  canGoBack = (): boolean => {
    const { active } = this.#keeper;
    return active !== undefined && this.#keeper.below(active) !== undefined;
  };

  navigate = (href: string, replace = false, direction?: Direction, animation?: AnimationBuilder): void =>
    this.#navigator.navigate(href, replace, direction, animation);

  navigateRoot = (href: string, animation?: AnimationBuilder): void =>
    this.#navigator.navigateRoot(href, animation);

  changeTab = (tab: string): void => this.#navigator.changeTab(tab);

  /** Leads the tab back to its root; at its root already, scrolls it to the top. */
  resetTab = (tab: string): void => {
    const page = this.#keeper.active?.element;
    if (!this.#navigator.resetTab(tab) && page) scrollToTop(page, !prefersReducedMotion());
  };

  /** What a tap on a tab does: show it where it was left or, when it is the current one, reset it. */
  selectTab = (tab: string): void => (this.state.tab === tab ? this.resetTab(tab) : this.changeTab(tab));

  /** Up to the page below in this tab; with none below, to `defaultHref` (or Ionic's `backButtonDefaultHref`). */
  goBack = (defaultHref?: string, animation?: AnimationBuilder): void =>
    this.#navigator.goBack(defaultHref ?? getConfig()?.get('backButtonDefaultHref') ?? undefined, animation);

  /** Back to the tab's page at `href`; in place of this page when there is none below. */
  goBackTo = (href: string): void => this.#navigator.goBackTo(href);

  /** `href` takes the place of all pages of this tab, so that no way back leads into what is finished. */
  finish = (href: string): void => this.#navigator.finish(href);

  /** Back through the browser's history, one entry. */
  goBackInHistory = (): void => this.router.history.back();

  /** Drops kept pages, as at sign-out those that only their owner may see. The page on the screen goes when it is left. */
  purgeViews = (condemns: (page: KeptPage) => boolean): void => {
    this.#keeper.condemn((view) => {
      const { tab, href, pathname } = view;
      return condemns({ tab, href, pathname, ...routeAt(this.router, pathname) });
    });
    this.#stage.refresh();
  };

  /** Changes the tabs without a reload. Pages of tabs that go, or that now begin elsewhere, are dropped; the page on the screen stays. */
  replaceTabs = (tabs: Tabs): void => {
    const before = this.#tabs;
    this.#tabs = tabs;
    const { active } = this.#keeper;
    if (active && !(active.tab in tabs)) {
      const declared = routeAt(this.router, active.pathname).staticData.tab;
      const known = declared !== undefined && declared in tabs ? declared : undefined;
      this.#keeper.moveActive(tabRootedAt(tabs, active.pathname) ?? known ?? firstTab(tabs));
    }
    this.#keeper.condemn((view) => view !== active && before[view.tab]?.href !== tabs[view.tab]?.href);
    this.#publish();
    this.#stage.refresh();
  };

  /** Called with Ionic's outlet element as soon as it exists. */
  setOutlet = (outlet: HTMLIonRouterOutletElement | null): void => {
    if (!outlet || outlet === this.#stage.outlet) return;
    const swipe: { swipeHandler?: SwipeHandler } = outlet;
    swipe.swipeHandler = createSwipeHandler(outlet, {
      active: () => this.#keeper.active,
      below: (view) => this.#keeper.below(view),
      mayLeave: () => this.router.history._getBlockers().length === 0,
      completed: (uncovered) => {
        this.#stage.uncovered(uncovered);
        this.goBack();
      },
    });
    this.#stage.setOutlet(outlet);
  };

  #publish(direction?: Direction): void {
    const { active } = this.#keeper;
    if (!active) {
      this.state = firstShellState(this.#tabs, firstTab(this.#tabs));
      this.#emit();
      return;
    }
    const next = nextShellState(this.state, this.#tabs, active, this.#keeper.below(active), direction);
    if (next === this.state) return;
    this.state = next;
    this.#emit();
  }

  #emit(): void {
    for (const listener of this.#listeners) listener();
  }
}

/** Creates the shell for a router. Call it once, outside React, before the first render. */
export function createShellController(router: AnyRouter, options: ShellOptions): ShellController {
  return new ShellController(router, options);
}
