/** Decides which tab, direction and kept page a navigation arrives at; changes nothing. */
import type { HistoryEntry } from './history-entries.ts';
import type { Intent } from './intents.ts';
import { firstTab, tabRootedAt, type Tabs } from './tab-set.ts';
import type { Direction, Stackable, ViewStacks } from './view-stacks.ts';

export interface Arrival<V> {
  pathname: string;
  /** The new history index minus the old one; 0 for the first page and for a replace. */
  delta: number;
  /** The page shown until now. */
  current: V | undefined;
  /** What the history knows of this entry. */
  entry: HistoryEntry<V> | undefined;
  intent: Intent<V>;
  /** The tab that the route itself names. */
  declaredTab: string | undefined;
}

export interface Destination<V> {
  tab: string;
  direction: Direction;
  /** The page to show again; undefined means a new one. */
  view: V | undefined;
}

/** Where the arrival leads. Each candidate page must be at the arriving pathname, or a redirect would show the wrong page. */
export function resolveArrival<V extends Stackable>(
  arrival: Arrival<V>,
  tabs: Tabs,
  stacks: ViewStacks<V>,
): Destination<V> {
  const { pathname, delta, current, entry, intent, declaredTab } = arrival;
  const existing = (tab: string | undefined) => (tab !== undefined && tab in tabs ? tab : undefined);

  const rootedTab = tabRootedAt(tabs, pathname);
  const tab =
    existing(entry?.tab) ??
    existing(intent.tab) ??
    rootedTab ??
    existing(current?.tab) ??
    existing(declaredTab) ??
    firstTab(tabs);
  const sameTab = current?.tab === tab;
  const fitting = (view: V | undefined) =>
    view && view.tab === tab && view.pathname === pathname && stacks.has(view) ? view : undefined;

  let direction: Direction = intent.direction ?? (delta > 0 ? 'forward' : delta < 0 ? 'back' : 'none');
  if (current && !sameTab && !intent.direction) direction = 'none';

  const view =
    fitting(entry?.view) ??
    fitting(intent.view) ??
    (sameTab ? fitting(current) : undefined) ??
    // What replaces a page by the one below it (a log-in that leads back) uncovers that one.
    (current && delta === 0 ? fitting(stacks.below(current)) : undefined) ??
    (rootedTab ? fitting(stacks.of(tab)[0]) : undefined) ??
    (direction === 'back' ? stacks.find(tab, pathname) : undefined);

  // What leads to a page below the current one leads back to it, also when it adds or replaces a history entry.
  if (!intent.direction && view && current && isBelow(stacks.of(tab), view, current)) direction = 'back';
  return { tab, direction, view };
}

function isBelow<V>(stack: readonly V[], view: V, current: V): boolean {
  const at = stack.indexOf(view);
  return at >= 0 && at < stack.indexOf(current);
}
