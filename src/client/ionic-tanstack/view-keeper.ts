/** Keeps the pages of the shell: which exist, which stand in the document, which are remembered; knows nothing of navigation. */
import type { AnyRouter } from '@tanstack/react-router';
import type { Destination } from './arrival.ts';
import { HistoryEntries } from './history-entries.ts';
import { readScroll } from './page-scroll.ts';
import { hidePage } from './page-visibility.ts';
import type { EntryPlace } from './router-internals.ts';
import { recallShell, rememberShell, type RememberedView } from './shell-memory.ts';
import type { Tabs } from './tab-set.ts';
import { pagesOverLimit } from './view-limit.ts';
import { View } from './view.ts';
import { ViewStacks } from './view-stacks.ts';

export class ViewKeeper {
  readonly stacks = new ViewStacks<View>();
  readonly entries = new HistoryEntries<View>();
  active: View | undefined;
  /** The pages to render; a new array for each change. */
  mounted: readonly View[] = [];
  #router: AnyRouter;
  #limit: number;
  #showings = 0;

  constructor(router: AnyRouter, limit: number) {
    this.#router = router;
    this.#limit = limit;
  }

  below(view: View): View | undefined {
    return this.stacks.below(view);
  }

  /** Makes the destination's page the active one, in the document and on top of its stack. */
  activate(destination: Destination<View>, place: EntryPlace, href: string, replaced: boolean): View {
    const previous = this.active;
    const view = destination.view ?? new View(this.#router, destination.tab, href);
    this.stacks.place(view, { direction: destination.direction, replaced, previous });
    if (previous && previous !== view && previous.condemned) this.stacks.remove(previous);
    view.condemned = false;
    view.lastSeen = ++this.#showings;
    this.active = view;
    this.#mount(view);
    this.entries.record(place, view);
    this.entries.keepViews((kept) => this.stacks.has(kept));
    return view;
  }

  /** Unmounts what no stack has any more and what exceeds the limit. Only between transitions. Returns whether anything changed. */
  sweep(): boolean {
    const { active } = this;
    const before = this.mounted;
    for (const view of before) if (view !== active && !this.stacks.has(view)) view.unmount();
    const below = active && this.stacks.below(active);
    if (below?.presentable) this.#mountHidden(below);
    const needed = new Set([active, below].filter((view) => view !== undefined));
    const staying = this.mounted.filter((view) => view.mounted);
    for (const view of pagesOverLimit(staying, needed, this.#limit)) view.unmount();
    if (this.mounted.some((view) => !view.mounted))
      this.mounted = this.mounted.filter((view) => view.mounted);
    return this.mounted !== before;
  }

  /** Removes the pages for which `condemns` is true; the active one as soon as another is shown. */
  condemn(condemns: (view: View) => boolean): void {
    for (const view of this.stacks.all()) {
      if (!condemns(view)) continue;
      if (view === this.active) view.condemned = true;
      else this.stacks.remove(view);
    }
    this.entries.keepViews((kept) => this.stacks.has(kept));
  }

  /** Moves the active page to another tab's stack, because its own is going. */
  moveActive(tab: string): void {
    const { active } = this;
    if (!active || active.tab === tab) return;
    this.stacks.remove(active);
    active.tab = tab;
    this.stacks.add(active);
  }

  /** Writes down all stacks for a reload. */
  remember(): void {
    if (this.active?.element) this.active.scrollTop = readScroll(this.active.element);
    const views = this.stacks.all();
    rememberShell({
      views: views.map(({ tab, href, scrollTop }): RememberedView => ({ tab, href, scrollTop })),
      entries: this.entries.list().map(([index, { key, tab, view }]) => {
        const at = view ? views.indexOf(view) : -1;
        return { index, key, tab, ...(at >= 0 ? { view: at } : {}) };
      }),
    });
  }

  /** Brings back the stacks of `tabs` as they were before a reload; the router loads each page when it is visited. */
  recall(place: EntryPlace, tabs: Tabs): void {
    const memory = recallShell(place);
    if (!memory) return;
    const views = memory.views.map(({ tab, href, scrollTop }) => {
      const view = new View(this.#router, tab, href);
      view.scrollTop = scrollTop;
      if (tab in tabs) this.stacks.add(view);
      return view;
    });
    for (const { index, key, tab, view } of memory.entries) {
      const kept = view === undefined ? undefined : views[view];
      this.entries.restore(index, { key, tab, ...(kept ? { view: kept } : {}) });
    }
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
