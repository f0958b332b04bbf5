/** Translates the navigations of Ionic and the shell to the router's. */
import type { AnimationBuilder } from '@ionic/core/components';
import type { AnyRouter } from '@tanstack/react-router';
import type { NavigationOptions, PendingNavigation } from './pending-navigation.ts';
import { positionOf, routeAt } from './router-internals.ts';
import { rootPathname, type Tabs } from './tab-roots.ts';
import type { ViewCache } from './view-cache.ts';
import type { View } from './view.ts';
import type { Direction } from './view-stacks.ts';

type Options = NavigationOptions<View, AnimationBuilder>;

export class ShellNavigator {
  #router: AnyRouter;
  #views: ViewCache;
  #pending: PendingNavigation<View, AnimationBuilder>;
  #tabs: () => Tabs;

  constructor(
    router: AnyRouter,
    views: ViewCache,
    pending: PendingNavigation<View, AnimationBuilder>,
    tabs: () => Tabs,
  ) {
    this.#router = router;
    this.#views = views;
    this.#pending = pending;
    this.#tabs = tabs;
  }

  navigate(href: string, replace: boolean, direction?: Direction, animation?: AnimationBuilder): void {
    const own = direction === 'forward' && !replace ? undefined : direction;
    this.#go(href, replace, { ...(own ? { direction: own } : {}), ...(animation ? { animation } : {}) });
  }

  /** Shows the tab's top page. */
  changeTab(tab: string): void {
    const top = this.#views.stacks.of(tab).at(-1);
    const href = top?.href ?? this.#tabs()[tab]?.href;
    if (href !== undefined) this.#go(href, false, { direction: 'none', tab, ...(top ? { view: top } : {}) });
  }

  /** Returns a tab to its root page. Returns false if it is there already. */
  resetTab(tab: string): boolean {
    const root = this.#views.stacks.of(tab)[0];
    const href = this.#tabs()[tab]?.href;
    if (href === undefined) return false;
    if (root?.pathname !== rootPathname(this.#tabs(), tab)) this.#go(href, true, { direction: 'back', tab });
    else if (root === this.#views.active) return false;
    else this.#backTo(root);
    return true;
  }

  /** Goes to the page below in the tab's stack, else replaces this one by `defaultHref`. */
  goBack(defaultHref?: string, animation?: AnimationBuilder): void {
    const { below } = this.#views;
    if (below) this.#backTo(below, animation);
    else if (defaultHref !== undefined)
      this.#go(defaultHref, true, { direction: 'back', ...(animation ? { animation } : {}) });
  }

  /** Goes back to the tab's page at `href`, however far below; without one, replaces this page by it. */
  goBackTo(href: string): void {
    const { active, stacks } = this.#views;
    const target = active && stacks.findBelow(active, href);
    if (target) this.#backTo(target);
    else this.#go(href, true, { direction: 'back' });
  }

  /**
   * Replaces the tab's pages by `href`, including its consecutive entries in the history. It is shown in the tab that its
   * route declares.
   */
  finish(href: string): void {
    const { active, entries } = this.#views;
    const tab = routeAt(this.#router, href).staticData.tab;
    const replaceEntry = () =>
      this.#go(href, true, { direction: 'forward', ...(tab === undefined ? {} : { tab }) });
    this.#views.removeWhere((view) => view.tab === active?.tab);
    const distance = active ? entries.distanceToFirst(this.#index, active.tab) : 0;
    if (distance === 0) {
      replaceEntry();
      return;
    }
    // Replaced before the router loads the entry, so that its page is never shown.
    const unsubscribe = this.#router.history.subscribe(() => {
      unsubscribe();
      replaceEntry();
    });
    this.#router.history.go(distance, { ignoreBlocker: true });
  }

  /** Replaces all pages by this one. */
  navigateRoot(href: string, animation?: AnimationBuilder): void {
    this.#go(href, true, { direction: 'root', ...(animation ? { animation } : {}) });
  }

  get #index(): number {
    return positionOf(this.#router.history.location.state).index;
  }

  /** Goes back in the history if all entries in between belong to this tab, else replaces the current entry. */
  #backTo(view: View, animation?: AnimationBuilder): void {
    const options: Options = {
      direction: 'back',
      tab: view.tab,
      view,
      ...(animation ? { animation } : {}),
    };
    const distance = this.#views.entries.distanceBack(this.#index, view);
    if (distance === undefined) {
      this.#go(view.href, true, options);
      return;
    }
    this.#pending.forTraversal(options);
    this.#router.history.go(distance);
  }

  #go(href: string, replace: boolean, options: Options): void {
    if (options.direction === undefined && options.animation === undefined) {
      this.#pending.clear();
      void this.#router.navigate({ href, replace });
      return;
    }
    const state = { __ionicNavigation: this.#pending.forEntry(options) };
    void this.#router.navigate({ href, replace, state });
  }
}
