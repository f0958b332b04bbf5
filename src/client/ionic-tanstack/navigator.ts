/** Turns what Ionic and the shell ask for into navigations of the router, with what was meant by them; shows nothing itself. */
import type { AnimationBuilder } from '@ionic/core/components';
import type { AnyRouter } from '@tanstack/react-router';
import type { Intent, IntentLedger } from './intents.ts';
import { placeOf, routeAt } from './router-internals.ts';
import { rootPathname, type Tabs } from './tab-set.ts';
import type { ViewKeeper } from './view-keeper.ts';
import type { View } from './view.ts';
import type { Direction } from './view-stacks.ts';

type ShellIntent = Intent<View, AnimationBuilder>;

export class ShellNavigator {
  #router: AnyRouter;
  #keeper: ViewKeeper;
  #intents: IntentLedger<View, AnimationBuilder>;
  #tabs: () => Tabs;

  constructor(
    router: AnyRouter,
    keeper: ViewKeeper,
    intents: IntentLedger<View, AnimationBuilder>,
    tabs: () => Tabs,
  ) {
    this.#router = router;
    this.#keeper = keeper;
    this.#intents = intents;
    this.#tabs = tabs;
  }

  /** Follows a link. */
  navigate(href: string, replace: boolean, direction?: Direction, animation?: AnimationBuilder): void {
    const meant = direction === 'forward' && !replace ? undefined : direction;
    this.#go(href, replace, { ...(meant ? { direction: meant } : {}), ...(animation ? { animation } : {}) });
  }

  /** Shows a tab where it was left. */
  changeTab(tab: string): void {
    const top = this.#keeper.stacks.of(tab).at(-1);
    const href = top?.href ?? this.#tabs()[tab]?.href;
    if (href !== undefined) this.#go(href, false, { direction: 'none', tab, ...(top ? { view: top } : {}) });
  }

  /** Leads a tab back to its root page. Returns false when it is there already. */
  resetTab(tab: string): boolean {
    const root = this.#keeper.stacks.of(tab)[0];
    const href = this.#tabs()[tab]?.href;
    if (href === undefined) return false;
    const rooted = root?.pathname === rootPathname(this.#tabs(), tab);
    if (root && rooted && root === this.#keeper.active) return false;
    if (root && rooted) this.#backTo(root);
    else this.#go(href, true, { direction: 'back', tab });
    return true;
  }

  /** The page below in the tab's stack, else `defaultHref` in its place. */
  goBack(defaultHref?: string, animation?: AnimationBuilder): void {
    const { active } = this.#keeper;
    const target = active && this.#keeper.below(active);
    if (target) this.#backTo(target, animation);
    else if (defaultHref !== undefined) {
      this.#go(defaultHref, true, {
        direction: 'back',
        ...(animation ? { animation } : {}),
      });
    }
  }

  /** The page of the tab at `href`, wherever it lies below this one; where there is none, a new one in place of this. */
  goBackTo(href: string): void {
    const { active } = this.#keeper;
    const target = active && this.#keeper.stacks.findBelow(active, href);
    if (target) this.#backTo(target);
    else this.#go(href, true, { direction: 'back' });
  }

  /**
   * Ends what the current tab was used for: `href` takes the place of the tab's pages, in the history too, as far
   * back as they follow one another. It is shown in the tab that its route names.
   */
  finish(href: string): void {
    const { active, entries } = this.#keeper;
    const tab = routeAt(this.#router, href).staticData.tab;
    const arrive = () =>
      this.#go(href, true, { direction: 'forward', ...(tab === undefined ? {} : { tab }) });
    this.#keeper.condemn((view) => view.tab === active?.tab);
    const { index } = placeOf(this.#router.history.location.state);
    const distance = active ? entries.distanceToFirst(index, active.tab) : 0;
    if (distance === 0) {
      arrive();
      return;
    }
    // The entry that is travelled to is replaced before the router has loaded it, so its page is never shown.
    const stop = this.#router.history.subscribe(() => {
      stop();
      arrive();
    });
    this.#router.history.go(distance, { ignoreBlocker: true });
  }

  /** Replaces everything by one page. */
  navigateRoot(href: string, animation?: AnimationBuilder): void {
    this.#go(href, true, { direction: 'root', ...(animation ? { animation } : {}) });
  }

  /** Travels the real history while the entries between are this tab's own, else replaces the current entry. */
  #backTo(target: View, animation?: AnimationBuilder): void {
    const intent: ShellIntent = {
      direction: 'back',
      tab: target.tab,
      view: target,
      ...(animation ? { animation } : {}),
    };
    const { index } = placeOf(this.#router.history.location.state);
    const distance = this.#keeper.entries.distanceBack(index, target);
    if (distance === undefined) {
      this.#go(target.href, true, intent);
      return;
    }
    this.#intents.travel(intent);
    this.#router.history.go(distance);
  }

  #go(href: string, replace: boolean, intent: ShellIntent): void {
    if (intent.direction === undefined && intent.animation === undefined) {
      this.#intents.drop();
      void this.#router.navigate({ href, replace });
      return;
    }
    void this.#router.navigate({ href, replace, state: { __ionicIntent: this.#intents.mark(intent) } });
  }
}
