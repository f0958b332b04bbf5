/** One stack of pages per tab, root first. */

export type Direction = 'forward' | 'back' | 'none' | 'root';

export interface Stackable {
  tab: string;
  pathname: string;
}

export interface Placement<V> {
  direction: Direction;
  /** The history entry was replaced. */
  replaced: boolean;
  /** The page that was shown before. */
  previous: V | undefined;
}

export class ViewStacks<V extends Stackable> {
  #stacks = new Map<string, V[]>();

  of(tab: string): readonly V[] {
    return this.#stacks.get(tab) ?? [];
  }

  has(view: V): boolean {
    return this.of(view.tab).includes(view);
  }

  all(): V[] {
    return [...this.#stacks.values()].flat();
  }

  below(view: V): V | undefined {
    const stack = this.of(view.tab);
    const at = stack.indexOf(view);
    return at > 0 ? stack[at - 1] : undefined;
  }

  /** The nearest page below `view` with this pathname. */
  findBelow(view: V, pathname: string): V | undefined {
    const stack = this.of(view.tab);
    return stack.slice(0, Math.max(0, stack.indexOf(view))).findLast((below) => below.pathname === pathname);
  }

  /** The page nearest to the top of the tab's stack with this pathname. */
  find(tab: string, pathname: string): V | undefined {
    return this.of(tab).findLast((view) => view.pathname === pathname);
  }

  /**
   * Puts `view` on top of its tab's stack. Removes the pages above it and a replaced page; when going back to a page that
   * is not in the stack any more, removes the page that was left. A change of tab removes nothing.
   */
  place(view: V, { direction, replaced, previous }: Placement<V>): void {
    if (view === previous) return;
    if (direction === 'root') this.#filter((other) => other === view);
    else if (previous && replaced) this.remove(previous);
    const at = this.of(view.tab).indexOf(view);
    if (at >= 0) {
      this.#stacks.set(view.tab, this.of(view.tab).slice(0, at + 1));
      return;
    }
    if (direction === 'back' && previous?.tab === view.tab) this.remove(previous);
    this.#stacks.set(view.tab, [...this.of(view.tab), view]);
  }

  /** Whether `view` is below `upper` in its stack. */
  isBelow(view: V, upper: V): boolean {
    const stack = this.of(upper.tab);
    const at = stack.indexOf(view);
    return at >= 0 && at < stack.indexOf(upper);
  }

  /** Puts a restored page on top of its tab's stack. */
  add(view: V): void {
    this.#stacks.set(view.tab, [...this.of(view.tab), view]);
  }

  remove(view: V): void {
    this.#filter((other) => other !== view);
  }

  #filter(predicate: (view: V) => boolean): void {
    for (const [tab, stack] of this.#stacks) this.#stacks.set(tab, stack.filter(predicate));
  }
}
