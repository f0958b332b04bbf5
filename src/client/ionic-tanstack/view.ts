/** One page of the shell: shown, hidden in the document, or only remembered by its address. */
import type { AnyRouter } from '@tanstack/react-router';
import { readScroll } from './page-scroll.ts';
import { storesOf } from './router-internals.ts';
import { snapshotRouter, type RouterSnapshot, type SnapshotState } from './router-snapshot.ts';

let lastId = 0;

export class View {
  readonly id = `view-${++lastId}`;
  tab: string;
  href: string;
  fullscreen = false;
  /** Part of the React key, so that each mount is a new page. */
  mounts = 0;
  mounted = false;
  /** Has been on the screen since it was mounted. */
  entered = false;
  /** False for a page restored after a reload, until the router has loaded it. */
  loaded = false;
  /** Leaves its stack as soon as another page is shown. */
  removeOnLeave = false;
  /** Counts up with each showing, for eviction. */
  lastSeen = 0;
  /** In CSS pixels, when the page was last left. */
  scrollTop = 0;
  lastFocus: HTMLElement | undefined;
  element: HTMLElement | undefined;
  /** The page element; undefined when the view was unmounted before it had one. */
  ready: Promise<HTMLElement | undefined> = Promise.resolve(undefined);
  #resolveReady: (element: HTMLElement | undefined) => void = () => undefined;
  #snapshot: RouterSnapshot;

  constructor(router: AnyRouter, tab: string, href: string) {
    this.tab = tab;
    this.href = href;
    this.#snapshot = snapshotRouter(router, storesOf(router).location.get());
  }

  get key(): string {
    return `${this.id}.${this.mounts}`;
  }

  get router(): AnyRouter {
    return this.#snapshot.router;
  }

  get pathname(): string {
    return this.href.split(/[?#]/, 1)[0] ?? '';
  }

  update(state: SnapshotState): void {
    const { matches, location } = state;
    this.href = location.href;
    this.fullscreen =
      matches.at(-1)?.staticData.fullscreen === true ||
      matches.some((match) => match._notFound !== undefined && match._notFound);
    this.loaded = true;
    this.#snapshot.update(state);
  }

  /** While the page is shown; a hidden one would say that it is at its top. */
  noteScroll(): void {
    if (this.element) this.scrollTop = readScroll(this.element);
  }

  /** Called before the page is rendered. */
  mount(): void {
    if (this.mounted) return;
    this.mounted = true;
    this.mounts += 1;
    this.entered = false;
    this.ready = new Promise((resolve) => (this.#resolveReady = resolve));
  }

  /** Called by the page as soon as it has an element. */
  register(element: HTMLElement): void {
    this.element = element;
    this.#resolveReady(element);
    this.ready = Promise.resolve(element);
  }

  /** Address, tab and scroll position remain. */
  unmount(): void {
    this.mounted = false;
    this.element = undefined;
    this.lastFocus = undefined;
    this.#resolveReady(undefined);
  }
}
