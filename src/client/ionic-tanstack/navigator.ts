/** Turns what Ionic and the shell ask for into navigations of the router. */
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

  /** Follows a link. */
  navigate(href: string, replace: boolean, direction?: Direction, animation?: AnimationBuilder): void {
    const own = direction === 'forward' && !replace ? undefined : direction;
    this.#go(href, replace, { ...(own ? { direction: own } : {}), ...(animation ? { animation } : {}) });
  }

  /** Shows a tab where it was left. */
  changeTab(tab: string): void {
    const top = this.#views.stacks.of(tab).at(-1);
    const href = top?.href ?? this.#tabs()[tab]?.href;
    if (href !== undefined) this.#go(href, false, { direction: 'none', tab, ...(top ? { view: top } : {}) });
  }

  /** Leads a tab back to its root page. Returns false when it is there already. */
  resetTab(tab: string): boolean {
    const root = this.#views.stacks.of(tab)[0];
    const href = this.#tabs()[tab]?.href;
    if (href === undefined) return false;
    if (root?.pathname !== rootPathname(this.#tabs(), tab)) this.#go(href, true, { direction: 'back', tab });
    else if (root === this.#views.active) return false;
    else this.#backTo(root);
    return true;
  }

  /** The page below in the tab's stack, else `defaultHref` in its place. */
  goBack(defaultHref?: string, animation?: AnimationBuilder): void {
    const { below } = this.#views;
    if (below) this.#backTo(below, animation);
    else if (defaultHref !== undefined)
      this.#go(defaultHref, true, { direction: 'back', ...(animation ? { animation } : {}) });
  }

  /** The page of the tab at `href`, wherever it lies below this one; where there is none, a new one in place of this. */
  goBackTo(href: string): void {
    const { active, stacks } = this.#views;
    const target = active && stacks.findBelow(active, href);
    if (target) this.#backTo(target);
    else this.#go(href, true, { direction: 'back' });
  }

  /**
   * `href` takes the place of the tab's pages, in the history too, as far back as they follow one another. It is shown
   * in the tab that its route names.
   */
  finish(href: string): void {
    const { active, entries } = this.#views;
    const tab = routeAt(this.#router, href).staticData.tab;
    const goOn = () => this.#go(href, true, { direction: 'forward', ...(tab === undefined ? {} : { tab }) });
    this.#views.removeWhere((view) => view.tab === active?.tab);
    const distance = active ? entries.distanceToFirst(this.#index, active.tab) : 0;
    if (distance === 0) {
      goOn();
      return;
    }
    // The entry is replaced before the router has loaded it, so its page is never shown.
    const unsubscribe = this.#router.history.subscribe(() => {
      unsubscribe();
      goOn();
    });
    this.#router.history.go(distance, { ignoreBlocker: true });
  }

  /** Replaces everything by one page. */
  navigateRoot(href: string, animation?: AnimationBuilder): void {
    this.#go(href, true, { direction: 'root', ...(animation ? { animation } : {}) });
  }

  get #index(): number {
    return positionOf(this.#router.history.location.state).index;
  }

  /** Goes back in the history while the entries between are this tab's own, else replaces the current entry. */
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
