/** One page of the shell: visible, hidden in the document, or unmounted with only its address stored. */
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
  /** Has been visible since it was mounted. */
  entered = false;
  /** False for a page restored after a reload, until the router has loaded it. */
  loaded = false;
  /** Is removed from its stack once another page is shown. */
  removeOnLeave = false;
  /** Increases with each activation, for eviction. */
  lastShown = 0;
  /** In CSS pixels, from when the page was last left. */
  scrollTop = 0;
  lastFocus: HTMLElement | undefined;
  element: HTMLElement | undefined;
  /** The page element; undefined if the view was unmounted before it had one. */
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

  /** Call it while the page is visible: a hidden one reads 0. */
  saveScroll(): void {
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

  /** Called by the page once it has an element. */
  register(element: HTMLElement): void {
    this.element = element;
    this.#resolveReady(element);
    this.ready = Promise.resolve(element);
  }

  /** Keeps address, tab and scroll position. */
  unmount(): void {
    this.mounted = false;
    this.element = undefined;
    this.lastFocus = undefined;
    this.#resolveReady(undefined);
  }
}
