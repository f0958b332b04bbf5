/** Decides the tab, direction and page of a navigation that the router has loaded. */
import type { HistoryEntry } from './history-entries.ts';
import type { NavigationOptions } from './pending-navigation.ts';
import { firstTab, tabRootedAt, type Tabs } from './tab-roots.ts';
import type { Direction, Stackable, ViewStacks } from './view-stacks.ts';

export interface LoadedNavigation<V> {
  pathname: string;
  /** The new history index minus the old one; 0 for the first page and for a replace. */
  delta: number;
  /** The page that was shown before. */
  current: V | undefined;
  /** The known page and tab of this history entry. */
  entry: HistoryEntry<V> | undefined;
  options: NavigationOptions<V>;
  /** The route's `staticData.tab`. */
  declaredTab: string | undefined;
}

export interface NavigationTarget<V> {
  tab: string;
  direction: Direction;
  /** The existing page to show; undefined for a new one. */
  view: V | undefined;
}

/** An existing page is only reused for its own pathname, or a redirect would show the wrong one. */
export function resolveTarget<V extends Stackable>(
  navigation: LoadedNavigation<V>,
  tabs: Tabs,
  stacks: ViewStacks<V>,
): NavigationTarget<V> {
  const { pathname, delta, current, entry, options, declaredTab } = navigation;
  const existing = (tab: string | undefined) => (tab !== undefined && tab in tabs ? tab : undefined);

  const rootedTab = tabRootedAt(tabs, pathname);
  const tab =
    existing(entry?.tab) ??
    existing(options.tab) ??
    rootedTab ??
    existing(current?.tab) ??
    existing(declaredTab) ??
    firstTab(tabs);
  const sameTab = current?.tab === tab;
  const fitting = (view: V | undefined) =>
    view && view.tab === tab && view.pathname === pathname && stacks.has(view) ? view : undefined;

  let direction: Direction = options.direction ?? (delta > 0 ? 'forward' : delta < 0 ? 'back' : 'none');
  if (current && !sameTab && !options.direction) direction = 'none';

  const view =
    fitting(entry?.view) ??
    fitting(options.view) ??
    (sameTab ? fitting(current) : undefined) ??
    // Replacing a page by the one below it (a log-in that returns) reveals that one.
    (current && delta === 0 ? fitting(stacks.below(current)) : undefined) ??
    (rootedTab ? fitting(stacks.of(tab)[0]) : undefined) ??
    (direction === 'back' ? stacks.find(tab, pathname) : undefined);

  // A push or replace to a page below the current one also goes back.
  if (!options.direction && view && current && stacks.isBelow(view, current)) direction = 'back';
  return { tab, direction, view };
}
