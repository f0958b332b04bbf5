/** The public API of the bridge, for Ionic, screens and tests, and its state for React. */
import { getConfig } from '@ionic/react';
import type { AnimationBuilder } from '@ionic/core/components';
import type { AnyRouter, StaticDataRouteOption } from '@tanstack/react-router';
import { ShellNavigator } from './navigator.ts';
import { OverlayLayers } from './overlay-layers.ts';
import { scrollToTop } from './page-scroll.ts';
import { PageTransitions } from './page-transitions.ts';
import { prefersReducedMotion } from './page-visibility.ts';
import { PendingNavigation } from './pending-navigation.ts';
import { positionOf, routeAt } from './router-internals.ts';
import { subscribeToRouter } from './router-subscription.ts';
import { firstShellState, nextShellState, type ShellState } from './shell-state.ts';
import { onPageHide } from './shell-storage.ts';
import { createSwipeHandler, type SwipeHandler } from './swipe-back.ts';
import { firstTab, tabRootedAt, type Tabs } from './tab-roots.ts';
import { ViewCache } from './view-cache.ts';
import type { View } from './view.ts';
import type { Direction } from './view-stacks.ts';

interface ShellOptions {
  tabs: Tabs;
  /** How many pages may be in the document, including hidden ones. Others are mounted again when visited, and scrolled to where they were. */
  maxViews?: number;
}

/** A page as passed to `purgeViews`. */
export interface CachedPage {
  tab: string;
  href: string;
  pathname: string;
  routeId: string;
  staticData: StaticDataRouteOption;
}

const DEFAULT_MAX_VIEWS = 12;

export class ShellController {
  readonly router: AnyRouter;
  readonly overlays: OverlayLayers;
  state: ShellState;
  #tabs: Tabs;
  #views: ViewCache;
  #transitions: PageTransitions;
  #navigator: ShellNavigator;
  #listeners = new Set<() => void>();

  constructor(router: AnyRouter, { tabs, maxViews = DEFAULT_MAX_VIEWS }: ShellOptions) {
    this.router = router;
    this.#tabs = tabs;
    this.state = firstShellState(tabs, firstTab(tabs));
    this.overlays = new OverlayLayers(router.history);
    this.#views = new ViewCache(router, maxViews);
    this.#views.restore(positionOf(router.history.location.state), tabs);
    const pending = new PendingNavigation<View, AnimationBuilder>();
    this.#navigator = new ShellNavigator(router, this.#views, pending, () => this.#tabs);
    this.#transitions = new PageTransitions(this.#views, () => {
      if (this.#views.evict()) this.#emit();
    });
    subscribeToRouter(router, this.#views, pending, {
      tabs: () => this.#tabs,
      onUpdate: () => this.#publish(),
      onNavigate: (direction, transition) => {
        this.#publish(direction);
        if (!transition) return;
        this.overlays.closeAll();
        this.#transitions.start(transition);
      },
    });
    onPageHide(() => this.#views.save());
  }

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };

  /** The pages to render. */
  get views(): readonly View[] {
    return this.#views.mounted;
  }

  isActive(view: View): boolean {
    return this.#views.active === view;
  }

  canGoBack = (): boolean => this.#views.below !== undefined;

  navigate = (href: string, replace = false, direction?: Direction, animation?: AnimationBuilder): void =>
    this.#navigator.navigate(href, replace, direction, animation);

  navigateRoot = (href: string, animation?: AnimationBuilder): void =>
    this.#navigator.navigateRoot(href, animation);

  changeTab = (tab: string): void => this.#navigator.changeTab(tab);

  /** Returns the tab to its root page; at the root, scrolls to the top. */
  resetTab = (tab: string): void => {
    const page = this.#views.active?.element;
    if (!this.#navigator.resetTab(tab) && page) scrollToTop(page, !prefersReducedMotion());
  };

  /** What a tap on a tab does: shows the tab as it was left, or resets it if it is the current one. */
  selectTab = (tab: string): void => (this.state.tab === tab ? this.resetTab(tab) : this.changeTab(tab));

  /** Goes to the page below in this tab; without one, to `defaultHref` or Ionic's `backButtonDefaultHref`. */
  goBack = (defaultHref?: string, animation?: AnimationBuilder): void =>
    this.#navigator.goBack(defaultHref ?? getConfig()?.get('backButtonDefaultHref') ?? undefined, animation);

  /** Goes back to the tab's page at `href`; without one, replaces this page by it. */
  goBackTo = (href: string): void => this.#navigator.goBackTo(href);

  /** Replaces all pages of this tab by `href`, so that going back doesn't lead into a finished flow. */
  finish = (href: string): void => this.#navigator.finish(href);

  /** Goes back one entry in the browser's history. */
  goBackInHistory = (): void => this.router.history.back();

  /** Removes pages, for example private ones at sign-out. The visible page is removed when it is left. */
  purgeViews = (matches: (page: CachedPage) => boolean): void => {
    this.#views.removeWhere((view) => {
      const { tab, href, pathname } = view;
      return matches({ tab, href, pathname, ...routeAt(this.router, pathname) });
    });
    this.#transitions.refresh();
  };

  /** Changes the tabs without a reload. Removes the pages of tabs that are removed or have another root; the visible page stays. */
  replaceTabs = (tabs: Tabs): void => {
    const before = this.#tabs;
    this.#tabs = tabs;
    const { active } = this.#views;
    if (active && !(active.tab in tabs)) {
      const declared = routeAt(this.router, active.pathname).staticData.tab;
      const known = declared !== undefined && declared in tabs ? declared : undefined;
      this.#views.moveActive(tabRootedAt(tabs, active.pathname) ?? known ?? firstTab(tabs));
    }
    this.#views.removeWhere((view) => view !== active && before[view.tab]?.href !== tabs[view.tab]?.href);
    this.#publish();
    this.#transitions.refresh();
  };

  /** React's ref callback for Ionic's outlet element. */
  setOutlet = (outlet: HTMLIonRouterOutletElement | null): void => {
    if (!outlet || outlet === this.#transitions.outlet) return;
    const swipe: { swipeHandler?: SwipeHandler } = outlet;
    swipe.swipeHandler = createSwipeHandler(outlet, this.#views, {
      mayLeave: () => this.router.history._getBlockers().length === 0,
      onComplete: (revealed) => {
        this.#transitions.shownByGesture(revealed);
        this.goBack();
      },
    });
    this.#transitions.setOutlet(outlet);
  };

  #publish(direction?: Direction): void {
    const { active, below } = this.#views;
    const next = active
      ? nextShellState(this.state, this.#tabs, active, below, direction)
      : firstShellState(this.#tabs, firstTab(this.#tabs));
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
