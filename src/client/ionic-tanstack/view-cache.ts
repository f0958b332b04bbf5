/** All pages of the shell: their stacks and history entries, the mounted ones, and the active one. */
import { type AnyRouter } from '@tanstack/react-router';
import { HistoryEntries } from './history-entries.ts';
import { type NavigationTarget } from './navigation-target.ts';
import { hidePage } from './page-visibility.ts';
import { type HistoryPosition } from './router-internals.ts';
import { restoreShell, saveShell } from './shell-storage.ts';
import { type Tabs } from './tab-roots.ts';
import { View } from './view.ts';
import { ViewStacks } from './view-stacks.ts';

export class ViewCache {
  readonly stacks = new ViewStacks<View>();
  readonly entries = new HistoryEntries<View>();
  active: View | undefined;
  /** The pages to render; a new array for each change. */
  mounted: readonly View[] = [];
  #router: AnyRouter;
  #limit: number;
  #activations = 0;

  constructor(router: AnyRouter, limit: number) {
    this.#router = router;
    this.#limit = limit;
  }

  /** The page below the active one in its stack. */
  get below(): View | undefined {
    return this.active && this.stacks.below(this.active);
  }

  /** Makes the target's page active: mounted, and on top of its stack. */
  activate(target: NavigationTarget<View>, position: HistoryPosition, href: string, replaced: boolean): View {
    const previous = this.active;
    // Read before the next page is mounted: afterwards reading would force a layout of both.
    if (previous?.entered) previous.saveScroll();
    const view = target.view ?? new View(this.#router, target.tab, href);
    this.stacks.place(view, { direction: target.direction, replaced, previous });
    if (previous && previous !== view && previous.removeOnLeave) this.stacks.remove(previous);
    view.removeOnLeave = false;
    view.lastShown = ++this.#activations;
    this.active = view;
    this.#mount(view);
    this.entries.record(position, view);
    this.#dropRemoved();
    return view;
  }

  /** Unmounts pages that are in no stack or over the limit. Call it only between transitions. Returns whether anything changed. */
  evict(): boolean {
    const { active, below, mounted: before } = this;
    for (const view of before) if (view !== active && !this.stacks.has(view)) view.unmount();
    if (below?.loaded) this.#mountHidden(below);
    const needed = new Set([active, below].filter((view) => view !== undefined));
    const staying = this.mounted.filter((view) => view.mounted);
    for (const view of viewsToEvict(staying, needed, this.#limit)) view.unmount();
    if (this.mounted.some((view) => !view.mounted))
      this.mounted = this.mounted.filter((view) => view.mounted);
    return this.mounted !== before;
  }

  /** Removes the pages that match; the active one once another page is shown. */
  removeWhere(matches: (view: View) => boolean): void {
    for (const view of this.stacks.all()) {
      if (!matches(view)) continue;
      if (view === this.active) view.removeOnLeave = true;
      else this.stacks.remove(view);
    }
    this.#dropRemoved();
  }

  /** Moves the active page to another tab's stack, because its own tab is removed. */
  moveActive(tab: string): void {
    const { active } = this;
    if (!active || active.tab === tab) return;
    this.stacks.remove(active);
    active.tab = tab;
    this.stacks.add(active);
  }

  /** Saves all stacks for a reload. */
  save(): void {
    this.active?.saveScroll();
    const views = this.stacks.all();
    saveShell({
      views: views.map(({ tab, href, scrollTop }) => ({ tab, href, scrollTop })),
      entries: this.entries.list().map(([index, { key, tab, view }]) => {
        const at = view ? views.indexOf(view) : -1;
        return { index, key, tab, ...(at >= 0 ? { view: at } : {}) };
      }),
    });
  }

  /** Restores the stacks of `tabs` after a reload; the router loads each page when it is visited. */
  restore(position: HistoryPosition, tabs: Tabs): void {
    const saved = restoreShell(position);
    if (!saved) return;
    const views = saved.views.map(({ tab, href, scrollTop }) => {
      const view = new View(this.#router, tab, href);
      view.scrollTop = scrollTop;
      if (tab in tabs) this.stacks.add(view);
      return view;
    });
    for (const { index, key, tab, view: at } of saved.entries) {
      const view = at === undefined ? undefined : views[at];
      this.entries.restore(index, { key, tab, ...(view ? { view } : {}) });
    }
  }

  #dropRemoved(): void {
    this.entries.filterViews((view) => this.stacks.has(view));
  }

  #mountHidden(view: View): void {
    if (view.mounted) return;
    this.#mount(view);
    void view.ready.then((page) => {
      if (page && view !== this.active) hidePage(page);
    });
  }

  #mount(view: View): void {
    if (view.mounted) return;
    view.mount();
    this.mounted = [...this.mounted, view];
  }
}

/** The pages to unmount above the limit, least recently shown first; `needed` ones always stay. */
export function viewsToEvict<V extends { lastShown: number }>(
  mounted: readonly V[],
  needed: ReadonlySet<V>,
  limit: number,
): V[] {
  const spare = mounted.filter((view) => !needed.has(view)).sort((a, b) => a.lastShown - b.lastShown);
  return spare.slice(0, Math.max(0, mounted.length - limit));
}
